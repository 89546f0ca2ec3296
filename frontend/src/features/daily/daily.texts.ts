import { texts } from '#shared/i18n/texts.js';

/** Texts of the daily: one game a day, the same for everybody. */
export default texts({
  heading: {
    en: 'The Daily #{{number}}',
    es: 'El reto diario n.º {{number}}',
    fr: 'Le défi du jour n° {{number}}',
    de: 'Das Daily #{{number}}',
  },
  pastTitle: {
    en: 'Daily #{{number}}',
    es: 'Reto diario n.º {{number}}',
    fr: 'Défi du jour n° {{number}}',
    de: 'Daily #{{number}}',
  },
  days: { en: 'Other days', es: 'Otros días', fr: 'Autres jours', de: 'Andere Tage' },
  streak: {
    en: 'Days in a row: {{days, number}}',
    es: 'Días seguidos: {{days, number}}',
    fr: 'Jours de suite : {{days, number}}',
    de: 'Tage in Folge: {{days, number}}',
  },
  freezes: {
    en: 'days you may leave out: {{days, number}}',
    es: 'días que puedes saltarte: {{days, number}}',
    fr: 'jours que vous pouvez sauter : {{days, number}}',
    de: 'Tage, die du auslassen kannst: {{days, number}}',
  },
  next: {
    en: 'A new one begins at 00:00 UTC, your {{time}}.',
    es: 'El siguiente empieza a las 00:00 UTC, a las {{time}} en tu hora.',
    fr: 'Le prochain commence à 00:00 UTC, soit {{time}} chez vous.',
    de: 'Das nächste beginnt um 00:00 UTC, bei dir um {{time}}.',
  },
  before: {
    title: {
      en: 'Today: {{game}}',
      es: 'Hoy: {{game}}',
      fr: 'Aujourd’hui : {{game}}',
      de: 'Heute: {{game}}',
    },
    text: {
      en: 'The same run for everybody, and one try: your first run counts as soon as it begins, even if you leave it.',
      es: 'La misma partida para todos y un solo intento: la primera cuenta desde que empieza, aunque la dejes.',
      fr: 'La même partie pour tout le monde, et un seul essai : la première compte dès qu’elle commence, même si vous la quittez.',
      de: 'Derselbe Lauf für alle, und ein Versuch: Dein erster Lauf zählt, sobald er beginnt, auch wenn du ihn verlässt.',
    },
    guest: {
      en: 'You can play it as a guest. With an account you are on the board and keep your days in a row.',
      es: 'Puedes jugarlo como invitado. Con una cuenta apareces en la clasificación y conservas tus días seguidos.',
      fr: 'Vous pouvez y jouer en tant qu’invité. Avec un compte, vous êtes au classement et gardez vos jours de suite.',
      de: 'Du kannst es als Gast spielen. Mit einem Konto stehst du auf der Bestenliste und behältst deine Tage in Folge.',
    },
  },
  begun: {
    title: {
      en: 'You have begun your run',
      es: 'Has empezado tu partida',
      fr: 'Vous avez commencé votre partie',
      de: 'Du hast deinen Lauf begonnen',
    },
    text: {
      en: 'It is on the board once it ends with points.',
      es: 'Aparecerá en la clasificación cuando acabe con puntos.',
      fr: 'Elle sera au classement dès qu’elle se termine avec des points.',
      de: 'Er steht auf der Bestenliste, sobald er mit Punkten endet.',
    },
    past: {
      en: 'It ended without points on the board.',
      es: 'Acabó sin puntos en la clasificación.',
      fr: 'Elle s’est terminée sans points au classement.',
      de: 'Er endete ohne Punkte auf der Bestenliste.',
    },
  },
  after: {
    title: {
      en: 'Rank {{rank, number}} of {{players, number}}',
      es: 'Puesto {{rank, number}} de {{players, number}}',
      fr: 'Rang {{rank, number}} sur {{players, number}}',
      de: 'Rang {{rank, number}} von {{players, number}}',
    },
    guest: {
      en: 'You would be rank {{rank, number}} of {{players, number}}',
      es: 'Serías el puesto {{rank, number}} de {{players, number}}',
      fr: 'Vous seriez au rang {{rank, number}} sur {{players, number}}',
      de: 'Du wärst Rang {{rank, number}} von {{players, number}}',
    },
    better: {
      en: 'Better than {{percent}} of the players of the day.',
      es: 'Mejor que el {{percent}} de los jugadores del día.',
      fr: 'Mieux que {{percent}} des joueurs du jour.',
      de: 'Besser als {{percent}} der Spieler des Tages.',
    },
    score: {
      en: 'Your score in {{game}}: {{score, number}}.',
      es: 'Tu puntuación en {{game}}: {{score, number}}.',
      fr: 'Votre score dans {{game}} : {{score, number}}.',
      de: 'Deine Punkte in {{game}}: {{score, number}}.',
    },
    keep: {
      en: 'Sign up below the game, and the run counts for your account.',
      es: 'Regístrate debajo del juego y la partida contará para tu cuenta.',
      fr: 'Inscrivez-vous sous le jeu, et la partie comptera pour votre compte.',
      de: 'Registriere dich unter dem Spiel, und der Lauf zählt für dein Konto.',
    },
    watch: { en: 'Watch your run', es: 'Ver tu partida', fr: 'Revoir votre partie', de: 'Deinen Lauf ansehen' },
    free: {
      en: 'Further runs here are free: they count on the boards of the game, not for the daily.',
      es: 'Las demás partidas aquí son libres: cuentan en las clasificaciones del juego, no en el reto.',
      fr: 'Les autres parties ici sont libres : elles comptent aux classements du jeu, pas pour le défi.',
      de: 'Weitere Läufe hier sind frei: Sie zählen auf den Bestenlisten des Spiels, nicht für das Daily.',
    },
  },
  notCounted: {
    title: {
      en: 'This run does not count for the daily',
      es: 'Esta partida no cuenta para el reto',
      fr: 'Cette partie ne compte pas pour le défi',
      de: 'Dieser Lauf zählt nicht für das Daily',
    },
    text: {
      en: 'You have begun your run elsewhere, or the day is over. This one counts on the boards of the game.',
      es: 'Has empezado tu partida en otro sitio, o el día ha terminado. Esta cuenta en las clasificaciones del juego.',
      fr: 'Vous avez commencé votre partie ailleurs, ou la journée est finie. Celle-ci compte aux classements du jeu.',
      de: 'Du hast deinen Lauf anderswo begonnen, oder der Tag ist vorbei. Dieser zählt auf den Bestenlisten des Spiels.',
    },
  },
  over: {
    text: {
      en: 'It is past 00:00 UTC: there is a new daily. A run that began before still counts for this one.',
      es: 'Ya son más de las 00:00 UTC: hay un reto nuevo. Una partida empezada antes aún cuenta para este.',
      fr: 'Il est plus de 00:00 UTC : il y a un nouveau défi. Une partie commencée avant compte encore pour celui-ci.',
      de: 'Es ist nach 00:00 UTC: Es gibt ein neues Daily. Ein vorher begonnener Lauf zählt noch für dieses.',
    },
    link: { en: 'To the new daily', es: 'Al reto nuevo', fr: 'Vers le nouveau défi', de: 'Zum neuen Daily' },
  },
  none: {
    title: { en: 'No daily', es: 'Sin reto', fr: 'Pas de défi', de: 'Kein Daily' },
    today: {
      en: 'Its game cannot be played right now.',
      es: 'Su juego no se puede jugar ahora mismo.',
      fr: 'Son jeu n’est pas jouable pour le moment.',
      de: 'Sein Spiel lässt sich gerade nicht spielen.',
    },
    text: {
      en: 'There was no daily on this day.',
      es: 'Ese día no hubo reto.',
      fr: 'Il n’y a pas eu de défi ce jour-là.',
      de: 'An diesem Tag gab es kein Daily.',
    },
    games: { en: 'All games', es: 'Todos los juegos', fr: 'Tous les jeux', de: 'Alle Spiele' },
    link: {
      en: 'To the daily of today',
      es: 'Al reto de hoy',
      fr: 'Vers le défi d’aujourd’hui',
      de: 'Zum heutigen Daily',
    },
  },
  board: { en: 'Board of the day', es: 'Clasificación del día', fr: 'Classement du jour', de: 'Bestenliste des Tages' },
  boardEmpty: {
    en: 'Nobody is on this board yet',
    es: 'Aún no hay nadie en esta clasificación',
    fr: 'Personne n’est encore à ce classement',
    de: 'Auf dieser Bestenliste steht noch niemand',
  },
  month: {
    title: {
      en: 'The month: {{month}}',
      es: 'El mes: {{month}}',
      fr: 'Le mois : {{month}}',
      de: 'Der Monat: {{month}}',
    },
    hint: {
      en: 'Each day that is over gives points for the rank on its board: 100, 90, 81 and so on, a tenth less for each rank, and at least 1.',
      es: 'Cada día terminado da puntos según el puesto en su clasificación: 100, 90, 81, etc., una décima parte menos por puesto, y al menos 1.',
      fr: 'Chaque jour terminé donne des points selon le rang à son classement : 100, 90, 81, etc., un dixième de moins par rang, et au moins 1.',
      de: 'Jeder beendete Tag gibt Punkte für den Rang auf seiner Bestenliste: 100, 90, 81 und so weiter, je Rang ein Zehntel weniger, und mindestens 1.',
    },
    points: { en: 'Points', es: 'Puntos', fr: 'Points', de: 'Punkte' },
    empty: {
      en: 'No day of this month is over yet',
      es: 'Aún no ha terminado ningún día de este mes',
      fr: 'Aucun jour de ce mois n’est encore terminé',
      de: 'Noch ist kein Tag dieses Monats vorbei',
    },
  },
  share: {
    button: { en: 'Share', es: 'Compartir', fr: 'Partager', de: 'Teilen' },
    name: {
      en: 'GameGeek Daily #{{number}}',
      es: 'Reto diario de GameGeek n.º {{number}}',
      fr: 'Défi du jour GameGeek n° {{number}}',
      de: 'GameGeek Daily #{{number}}',
    },
    rank: {
      en: 'rank {{rank, number}} of {{players, number}}',
      es: 'puesto {{rank, number}} de {{players, number}}',
      fr: 'rang {{rank, number}} sur {{players, number}}',
      de: 'Rang {{rank, number}} von {{players, number}}',
    },
    better: {
      en: 'better than {{percent}}',
      es: 'mejor que el {{percent}}',
      fr: 'mieux que {{percent}}',
      de: 'besser als {{percent}}',
    },
    copied: { en: 'Copied', es: 'Copiado', fr: 'Copié', de: 'Kopiert' },
    failed: {
      en: 'The text could not be shared.',
      es: 'No se ha podido compartir el texto.',
      fr: 'Le texte n’a pas pu être partagé.',
      de: 'Der Text konnte nicht geteilt werden.',
    },
  },
  card: {
    intro: {
      en: 'One game a day, the same for everybody, and one run that counts.',
      es: 'Un juego al día, el mismo para todos, y una partida que cuenta.',
      fr: 'Un jeu par jour, le même pour tout le monde, et une partie qui compte.',
      de: 'Ein Spiel am Tag, dasselbe für alle, und ein Lauf, der zählt.',
    },
    play: {
      en: 'Play today’s run',
      es: 'Jugar la partida de hoy',
      fr: 'Jouer la partie du jour',
      de: 'Heutigen Lauf spielen',
    },
    see: { en: 'See the board', es: 'Ver la clasificación', fr: 'Voir le classement', de: 'Bestenliste ansehen' },
    players: {
      en: 'On the board: {{players, number}}',
      es: 'En la clasificación: {{players, number}}',
      fr: 'Au classement : {{players, number}}',
      de: 'Auf der Bestenliste: {{players, number}}',
    },
  },
});
