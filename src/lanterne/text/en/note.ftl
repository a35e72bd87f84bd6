# What a table is told that is no move.
note-bot-failed = { $bot } at { $seat } gave no answer that can be played; { $usual } decides in its place whenever that happens.
note-remark = { $seat }: { $words }
