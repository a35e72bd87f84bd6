"""One letter to the house's mail server."""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final

from lanterne.server.settings import Settings

PATIENCE_S: Final = 10.0  # for each word of the server


def letter(settings: Settings, to: str, subject: str, body: str) -> EmailMessage:
    made = EmailMessage()
    made["From"] = settings.smtp_from
    made["To"] = to
    made["Subject"] = subject
    made["Date"] = formatdate()
    made["Message-ID"] = make_msgid(domain=parseaddr(settings.smtp_from)[1].rpartition("@")[2] or None)
    made["Auto-Submitted"] = "auto-generated"  # nobody's machine answers it
    made.set_content(body)
    return made


def send(settings: Settings, message: EmailMessage) -> None:
    """Waits for the server. Raises `OSError`, of which `smtplib.SMTPException` is one."""
    tls = ssl.create_default_context()
    where = (settings.smtp_host, settings.smtp_port)
    if settings.smtp_security == "tls":
        line: smtplib.SMTP = smtplib.SMTP_SSL(*where, timeout=PATIENCE_S, context=tls)
    else:
        line = smtplib.SMTP(*where, timeout=PATIENCE_S)
    with line:
        if settings.smtp_security == "starttls":
            line.starttls(context=tls)
        if settings.smtp_user:
            line.login(settings.smtp_user, settings.smtp_password)
        line.send_message(message)


def reason(error: Exception) -> str:
    """For the log: what servers say may name who was written to."""
    code = error.smtp_code if isinstance(error, smtplib.SMTPResponseException) else ""
    return f"{type(error).__name__} {code}".strip()
