import { texts } from '#shared/i18n/texts.js';

/** Texts of recorded runs. */
export default texts({
  watch: { en: 'Watch', es: 'Ver', fr: 'Revoir', de: 'Ansehen' },
  watchOf: {
    en: 'Watch: the run of {{name}}',
    es: 'Ver: la partida de {{name}}',
    fr: 'Revoir : la partie de {{name}}',
    de: 'Ansehen: der Lauf von {{name}}',
  },
  watchIn: {
    en: 'Watch: the run in {{game}}',
    es: 'Ver: la partida en {{game}}',
    fr: 'Revoir : la partie dans {{game}}',
    de: 'Ansehen: der Lauf in {{game}}',
  },
  eyebrow: { en: 'Recorded run', es: 'Partida grabada', fr: 'Partie enregistrée', de: 'Aufgezeichneter Lauf' },
  title: {
    en: '{{name}}: {{score, number}} in {{game}}',
    es: '{{name}}: {{score, number}} en {{game}}',
    fr: '{{name}} : {{score, number}} dans {{game}}',
    de: '{{name}} mit {{score, number}} Punkten in {{game}}',
  },
  here: { en: 'Run of {{name}}', es: 'Partida de {{name}}', fr: 'Partie de {{name}}', de: 'Lauf von {{name}}' },
  rank: {
    en: 'Now rank {{rank, number}}',
    es: 'Ahora, puesto {{rank, number}}',
    fr: 'Actuellement au rang {{rank, number}}',
    de: 'Jetzt Rang {{rank, number}}',
  },
  stage: {
    en: '{{game}}: the run of {{name}}',
    es: '{{game}}: la partida de {{name}}',
    fr: '{{game}} : la partie de {{name}}',
    de: '{{game}}: der Lauf von {{name}}',
  },
  play: { en: 'Play it yourself', es: 'Jugar tú', fr: 'Y jouer', de: 'Selbst spielen' },
  board: { en: 'Leaderboard', es: 'Clasificación', fr: 'Classement', de: 'Rangliste' },
  share: { en: 'Share', es: 'Compartir', fr: 'Partager', de: 'Teilen' },
  shared: {
    en: '{{name}} scored {{score, number}} in {{game}}',
    es: '{{name}} ha conseguido {{score, number}} en {{game}}',
    fr: '{{name}} a marqué {{score, number}} dans {{game}}',
    de: '{{name}} hat {{score, number}} in {{game}} erreicht',
  },
  copied: { en: 'Copied', es: 'Copiado', fr: 'Copié', de: 'Kopiert' },
  notShared: {
    en: 'The link could not be copied.',
    es: 'No se ha podido copiar el enlace.',
    fr: 'Le lien n’a pas pu être copié.',
    de: 'Der Link konnte nicht kopiert werden.',
  },
  failed: {
    en: 'The run could not be loaded.',
    es: 'No se ha podido cargar la partida.',
    fr: 'La partie n’a pas pu être chargée.',
    de: 'Der Lauf konnte nicht geladen werden.',
  },
  silent: {
    en: 'The game has not loaded.',
    es: 'El juego no se ha cargado.',
    fr: 'Le jeu ne s’est pas chargé.',
    de: 'Das Spiel wurde nicht geladen.',
  },
  unknown: {
    title: {
      en: 'There is no recording here',
      es: 'Aquí no hay ninguna grabación',
      fr: 'Il n’y a pas d’enregistrement ici',
      de: 'Hier ist keine Aufzeichnung',
    },
    text: {
      en: 'The score was removed, or the player has beaten it and the recording is gone. The boards show who can be watched.',
      es: 'La puntuación se eliminó, o el jugador la superó y la grabación ya no está. En las clasificaciones se ve a quién se puede mirar.',
      fr: 'Le score a été supprimé, ou le joueur l’a battu et l’enregistrement n’est plus là. Les classements montrent qui peut être revu.',
      de: 'Das Ergebnis wurde entfernt, oder der Spieler hat es übertroffen und die Aufzeichnung ist weg. Die Ranglisten zeigen, wem man zusehen kann.',
    },
    back: {
      en: 'To the leaderboards',
      es: 'A las clasificaciones',
      fr: 'Vers les classements',
      de: 'Zu den Ranglisten',
    },
  },
  rulesGone: {
    en: 'This run cannot be shown any more',
    es: 'Esta partida ya no se puede mostrar',
    fr: 'Cette partie ne peut plus être affichée',
    de: 'Dieser Lauf lässt sich nicht mehr zeigen',
  },
  notPlayed: {
    title: {
      en: 'Play the daily first',
      es: 'Juega primero el reto diario',
      fr: 'Jouez d’abord le défi du jour',
      de: 'Spiele erst das Daily',
    },
    text: {
      en: 'This run is of the daily of today. You can watch it once you have played it yourself.',
      es: 'Esta partida es del reto diario de hoy. Podrás verla cuando lo hayas jugado.',
      fr: 'Cette partie est celle du défi du jour. Vous pourrez la regarder après l’avoir jouée.',
      de: 'Dieser Lauf gehört zum heutigen Daily. Du kannst ihn ansehen, sobald du es selbst gespielt hast.',
    },
    play: { en: 'To the daily', es: 'Al reto diario', fr: 'Vers le défi du jour', de: 'Zum Daily' },
  },
});
