# Ce qu’une table apprend sans que personne ait joué.
note-bot-failed = { $bot }, à { $seat }, n’a donné aucune réponse jouable ; quand cela arrive, { $usual } décide à sa place.
note-remark = { $seat } : { $words }
