import { texts } from '#shared/i18n/texts.js';

/** Texts of trending games. */
export default texts({
  title: {
    en: 'Trending Games (this week)',
    es: 'Juegos en tendencia (esta semana)',
    fr: 'Jeux tendance (cette semaine)',
    de: 'Spiele im Trend (diese Woche)',
  },
  players_one: {
    en: '{{count, number}} player this week',
    es: '{{count, number}} jugador esta semana',
    fr: '{{count, number}} joueur cette semaine',
    de: '{{count, number}} Spieler diese Woche',
  },
  players_many: { es: '{{count, number}} de jugadores esta semana', fr: '{{count, number}} de joueurs cette semaine' },
  players_other: {
    en: '{{count, number}} players this week',
    es: '{{count, number}} jugadores esta semana',
    fr: '{{count, number}} joueurs cette semaine',
    de: '{{count, number}} Spieler diese Woche',
  },
  growth: {
    en: '+{{share}} players',
    es: '+{{share}} de jugadores',
    fr: '+{{share}} de joueurs',
    de: '+{{share}} Spieler',
  },
  new: { en: 'New this week', es: 'Nuevo esta semana', fr: 'Nouveau cette semaine', de: 'Neu diese Woche' },
  playing_one: {
    en: '{{count, number}} playing now',
    es: '{{count, number}} jugando ahora',
    fr: '{{count, number}} joue en ce moment',
    de: '{{count, number}} spielt gerade',
  },
  playing_many: { es: '{{count, number}} jugando ahora', fr: '{{count, number}} jouent en ce moment' },
  playing_other: {
    en: '{{count, number}} playing now',
    es: '{{count, number}} jugando ahora',
    fr: '{{count, number}} jouent en ce moment',
    de: '{{count, number}} spielen gerade',
  },
  example: { en: 'Example', es: 'Ejemplo', fr: 'Exemple', de: 'Beispiel' },
  empty: {
    en: 'No trending games found.',
    es: 'No se encontraron juegos en tendencia.',
    fr: 'Aucun jeu tendance trouvé.',
    de: 'Keine Spiele im Trend gefunden.',
  },
  emptyText: {
    en: 'Nobody has played in the last seven days. Be the first.',
    es: 'Nadie ha jugado en los últimos siete días. Empieza tú.',
    fr: 'Personne n’a joué ces sept derniers jours. À vous de commencer.',
    de: 'In den letzten sieben Tagen hat niemand gespielt. Mach den Anfang.',
  },
  error: {
    en: 'Failed to fetch games',
    es: 'No se pudieron cargar los juegos',
    fr: 'Impossible de charger les jeux',
    de: 'Die Spiele konnten nicht geladen werden',
  },
});
