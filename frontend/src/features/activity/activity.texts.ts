import { texts } from '#shared/i18n/texts.js';

/** Texts of active players. */
export default texts({
  active: {
    title: {
      en: 'Active Players (last 7 days)',
      es: 'Jugadores activos (últimos 7 días)',
      fr: 'Joueurs actifs (7 derniers jours)',
      de: 'Aktive Spieler (letzte 7 Tage)',
    },
    empty: {
      en: 'No active users found.',
      es: 'No se encontraron jugadores activos.',
      fr: 'Aucun joueur actif trouvé.',
      de: 'Keine aktiven Spieler gefunden.',
    },
    emptyText: {
      en: 'Nobody has played in the last seven days. Be the first.',
      es: 'Nadie ha jugado en los últimos siete días. Empieza tú.',
      fr: 'Personne n’a joué ces sept derniers jours. À vous de commencer.',
      de: 'In den letzten sieben Tagen hat niemand gespielt. Mach den Anfang.',
    },
    error: {
      en: 'Failed to fetch active users',
      es: 'No se pudieron cargar los jugadores activos',
      fr: 'Impossible de charger les joueurs actifs',
      de: 'Die aktiven Spieler konnten nicht geladen werden',
    },
  },
});
