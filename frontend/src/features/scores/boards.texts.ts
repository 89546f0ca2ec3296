import { texts } from '#shared/i18n/texts.js';

/** Texts of games with several boards, and of the rows of those whom one follows. */
export default texts({
  board: { en: 'Board', es: 'Clasificación', fr: 'Classement', de: 'Bestenliste' },
  main: {
    en: 'Main board',
    es: 'Clasificación principal',
    fr: 'Classement principal',
    de: 'Hauptbestenliste',
  },
  sum: {
    en: 'Sum of all scores',
    es: 'Suma de todas las puntuaciones',
    fr: 'Somme de tous les scores',
    de: 'Summe aller Ergebnisse',
  },
  edition: {
    label: { en: 'Edition', es: 'Edición', fr: 'Édition', de: 'Ausgabe' },
    now: {
      en: 'Edition {{edition}}, current',
      es: 'Edición {{edition}}, actual',
      fr: 'Édition {{edition}}, en cours',
      de: 'Ausgabe {{edition}}, aktuell',
    },
    until: {
      en: 'Edition {{edition}}, until {{date}}',
      es: 'Edición {{edition}}, hasta el {{date}}',
      fr: 'Édition {{edition}}, jusqu’au {{date}}',
      de: 'Ausgabe {{edition}}, bis {{date}}',
    },
    name: {
      en: '{{name}}, edition {{edition}}',
      es: '{{name}}, edición {{edition}}',
      fr: '{{name}}, édition {{edition}}',
      de: '{{name}}, Ausgabe {{edition}}',
    },
    unknown: {
      en: 'The board has no such edition',
      es: 'La clasificación no tiene esa edición',
      fr: 'Le classement n’a pas cette édition',
      de: 'Diese Ausgabe hat die Bestenliste nicht',
    },
    choose: {
      en: 'Choose another one above.',
      es: 'Elige otra arriba.',
      fr: 'Choisissez-en une autre ci-dessus.',
      de: 'Wähle oben eine andere.',
    },
  },
  period: { en: 'Period', es: 'Periodo', fr: 'Période', de: 'Zeitraum' },
  periods: {
    all: { en: 'All time', es: 'Desde el principio', fr: 'Depuis le début', de: 'Insgesamt' },
    day: { en: 'Today', es: 'Hoy', fr: 'Aujourd’hui', de: 'Heute' },
    week: { en: 'This week', es: 'Esta semana', fr: 'Cette semaine', de: 'Diese Woche' },
    month: { en: 'This month', es: 'Este mes', fr: 'Ce mois-ci', de: 'Dieser Monat' },
  },
  past: { en: 'Past boards', es: 'Clasificaciones pasadas', fr: 'Classements passés', de: 'Frühere Bestenlisten' },
  before: {
    day: { en: 'Day before', es: 'Día anterior', fr: 'Jour précédent', de: 'Tag davor' },
    week: { en: 'Week before', es: 'Semana anterior', fr: 'Semaine précédente', de: 'Woche davor' },
    month: { en: 'Month before', es: 'Mes anterior', fr: 'Mois précédent', de: 'Monat davor' },
  },
  after: {
    day: { en: 'Day after', es: 'Día siguiente', fr: 'Jour suivant', de: 'Tag danach' },
    week: { en: 'Week after', es: 'Semana siguiente', fr: 'Semaine suivante', de: 'Woche danach' },
    month: { en: 'Month after', es: 'Mes siguiente', fr: 'Mois suivant', de: 'Monat danach' },
  },
  among: {
    label: { en: 'Whose scores', es: 'De quién', fr: 'De qui', de: 'Von wem' },
    everybody: { en: 'Everybody', es: 'Todo el mundo', fr: 'Tout le monde', de: 'Alle' },
    following: { en: 'Following', es: 'A quienes sigues', fr: 'Que vous suivez', de: 'Gefolgte' },
  },
  followed: {
    none: {
      en: 'Nobody you follow is on this board, and neither are you.',
      es: 'En esta clasificación no estás tú ni nadie a quien sigas.',
      fr: 'Ni vous ni personne que vous suivez n’est dans ce classement.',
      de: 'Weder du noch jemand, dem du folgst, steht in dieser Bestenliste.',
    },
    onlyYou: {
      en: 'Nobody you follow is on this board yet.',
      es: 'En esta clasificación aún no hay nadie a quien sigas.',
      fr: 'Personne que vous suivez n’est encore dans ce classement.',
      de: 'In dieser Bestenliste steht noch niemand, dem du folgst.',
    },
    how: {
      en: 'To follow a player, click the name in a row and then Follow.',
      es: 'Para seguir a alguien, pulsa el nombre en una fila y después Seguir.',
      fr: 'Pour suivre un joueur, cliquez sur son nom dans une ligne, puis sur Suivre.',
      de: 'Um jemandem zu folgen, klicke auf den Namen in einer Zeile und dann auf Folgen.',
    },
  },
  nobody: {
    en: 'Nobody has a score in this period.',
    es: 'Nadie tiene puntuación en este periodo.',
    fr: 'Personne n’a de score pour cette période.',
    de: 'In diesem Zeitraum hat niemand ein Ergebnis.',
  },
  nobodyInEdition: {
    en: 'Nobody has a score in this edition.',
    es: 'Nadie tiene puntuación en esta edición.',
    fr: 'Personne n’a de score dans cette édition.',
    de: 'In dieser Ausgabe hat niemand ein Ergebnis.',
  },
  unknown: {
    title: {
      en: 'The game has no such board',
      es: 'El juego no tiene esa clasificación',
      fr: 'Le jeu n’a pas ce classement',
      de: 'Diese Bestenliste hat das Spiel nicht',
    },
    text: {
      en: 'Its makers may have removed it. Choose another one above.',
      es: 'Quizá la hayan quitado quienes lo hacen. Elige otra arriba.',
      fr: 'Ses créateurs l’ont peut-être supprimé. Choisissez-en un autre ci-dessus.',
      de: 'Vielleicht wurde sie entfernt. Wähle oben eine andere.',
    },
  },
});
