import { texts } from '#shared/i18n/texts.js';

/** Texts of games with several boards, and of figures of boards. */
export default texts({
  board: { en: 'Board', es: 'Clasificación', fr: 'Classement', de: 'Bestenliste' },
  main: {
    en: 'Main board',
    es: 'Clasificación principal',
    fr: 'Classement principal',
    de: 'Hauptbestenliste',
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
  nobody: {
    en: 'Nobody has a score in this period.',
    es: 'Nadie tiene puntuación en este periodo.',
    fr: 'Personne n’a de score pour cette période.',
    de: 'In diesem Zeitraum hat niemand ein Ergebnis.',
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
  table: { en: 'As a table', es: 'Como tabla', fr: 'En tableau', de: 'Als Tabelle' },
  ranks: {
    open: { en: 'Rank over time', es: 'Evolución del puesto', fr: 'Évolution du rang', de: 'Rangverlauf' },
    openIn: {
      en: 'Rank over time: {{board}}',
      es: 'Evolución del puesto: {{board}}',
      fr: 'Évolution du rang : {{board}}',
      de: 'Rangverlauf: {{board}}',
    },
    title: {
      en: 'Rank of {{name}}: {{board}}',
      es: 'Puesto de {{name}}: {{board}}',
      fr: 'Rang de {{name}} : {{board}}',
      de: 'Rang von {{name}}: {{board}}',
    },
    failed: {
      en: 'The history of this rank could not be loaded.',
      es: 'No se pudo cargar la evolución de este puesto.',
      fr: 'Impossible de charger l’évolution de ce rang.',
      de: 'Der Verlauf dieses Rangs konnte nicht geladen werden.',
    },
    note: {
      en: 'The last count of each day (UTC), of the first {{places, number}} players, for 90 days.',
      es: 'El último recuento de cada día (UTC), de los primeros {{places, number}} jugadores, durante 90 días.',
      fr: 'Le dernier décompte de chaque jour (UTC), pour les {{places, number}} premiers joueurs, sur 90 jours.',
      de: 'Der letzte Stand jedes Tages (UTC) der ersten {{places, number}} Spieler, 90 Tage lang.',
    },
    one: {
      en: 'Number {{rank, number}} on {{day}}.',
      es: 'En el puesto {{rank, number}} el {{day}}.',
      fr: 'Au rang {{rank, number}} le {{day}}.',
      de: 'Platz {{rank, number}} am {{day}}.',
    },
    none: {
      en: 'There is no history yet.',
      es: 'Aún no hay evolución.',
      fr: 'Il n’y a pas encore d’évolution.',
      de: 'Es gibt noch keinen Verlauf.',
    },
    chart: {
      en: 'Rank from {{from}} to {{to}}: best {{best, number}}, lowest {{worst, number}}, last {{last, number}}.',
      es: 'Puesto del {{from}} al {{to}}: el mejor {{best, number}}, el más bajo {{worst, number}}, el último {{last, number}}.',
      fr: 'Rang du {{from}} au {{to}} : meilleur {{best, number}}, plus bas {{worst, number}}, dernier {{last, number}}.',
      de: 'Rang vom {{from}} bis {{to}}: bester {{best, number}}, niedrigster {{worst, number}}, zuletzt {{last, number}}.',
    },
    tableLabel: { en: 'Rank by day', es: 'Puesto por día', fr: 'Rang par jour', de: 'Rang nach Tagen' },
    day: { en: 'Day (UTC)', es: 'Día (UTC)', fr: 'Jour (UTC)', de: 'Tag (UTC)' },
  },
  spread: {
    title: {
      en: 'How the best scores are spread',
      es: 'Cómo se reparten las mejores puntuaciones',
      fr: 'Répartition des meilleurs scores',
      de: 'Wie sich die Bestleistungen verteilen',
    },
    show: { en: 'Show', es: 'Mostrar', fr: 'Afficher', de: 'Anzeigen' },
    hide: { en: 'Hide', es: 'Ocultar', fr: 'Masquer', de: 'Ausblenden' },
    failed: {
      en: 'These figures could not be loaded.',
      es: 'No se pudieron cargar estas cifras.',
      fr: 'Impossible de charger ces chiffres.',
      de: 'Diese Zahlen konnten nicht geladen werden.',
    },
    empty: {
      en: 'Nobody has a score on this board yet.',
      es: 'Nadie tiene aún una puntuación en esta clasificación.',
      fr: 'Personne n’a encore de score dans ce classement.',
      de: 'Auf dieser Bestenliste hat noch niemand ein Ergebnis.',
    },
    own: {
      en: 'Your best, {{value}}, is among the best {{share}}.',
      es: 'Tu mejor marca, {{value}}, está entre el mejor {{share}}.',
      fr: 'Votre meilleur score, {{value}}, est parmi les meilleurs {{share}}.',
      de: 'Deine Bestleistung, {{value}}, gehört zu den besten {{share}}.',
    },
    share: {
      en: 'The best {{share}} have at least',
      es: 'El mejor {{share}} tiene al menos',
      fr: 'Les meilleurs {{share}} ont au moins',
      de: 'Die besten {{share}} haben mindestens',
    },
    shareLower: {
      en: 'The best {{share}} have at most',
      es: 'El mejor {{share}} tiene como máximo',
      fr: 'Les meilleurs {{share}} ont au plus',
      de: 'Die besten {{share}} haben höchstens',
    },
    note: {
      en: 'The best score of each player, of all time. The bars at both ends include all beyond them.',
      es: 'La mejor puntuación de cada jugador desde el principio. Las barras de los extremos incluyen todo lo que queda fuera.',
      fr: 'Le meilleur score de chaque joueur depuis le début. Les barres des deux bouts comprennent tout ce qui dépasse.',
      de: 'Das beste Ergebnis jedes Spielers, insgesamt. Die Balken an beiden Enden enthalten alles, was darüber hinausgeht.',
    },
    chart_one: {
      en: 'The best score of {{count, number}} player, from {{from}} to {{to}}.',
      es: 'La mejor puntuación de {{count, number}} jugador, de {{from}} a {{to}}.',
      fr: 'Le meilleur score de {{count, number}} joueur, de {{from}} à {{to}}.',
      de: 'Das beste Ergebnis von {{count, number}} Spieler, von {{from}} bis {{to}}.',
    },
    chart_many: {
      es: 'La mejor puntuación de {{count, number}} de jugadores, de {{from}} a {{to}}.',
      fr: 'Le meilleur score de {{count, number}} de joueurs, de {{from}} à {{to}}.',
    },
    chart_other: {
      en: 'The best scores of {{count, number}} players, from {{from}} to {{to}}.',
      es: 'Las mejores puntuaciones de {{count, number}} jugadores, de {{from}} a {{to}}.',
      fr: 'Les meilleurs scores de {{count, number}} joueurs, de {{from}} à {{to}}.',
      de: 'Die besten Ergebnisse von {{count, number}} Spielern, von {{from}} bis {{to}}.',
    },
    range: {
      en: '{{from}} to {{to}}',
      es: 'de {{from}} a {{to}}',
      fr: 'de {{from}} à {{to}}',
      de: '{{from}} bis {{to}}',
    },
    values: { en: 'Best score', es: 'Mejor puntuación', fr: 'Meilleur score', de: 'Bestes Ergebnis' },
    players: { en: 'Players', es: 'Jugadores', fr: 'Joueurs', de: 'Spieler' },
  },
});
