"""What a viewer sees, and what the world may be for all they know."""
