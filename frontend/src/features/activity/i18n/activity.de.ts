import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './activity.en.js';

export const de: Translation<typeof en> = {
  active: {
    title: 'Aktive Spieler (letzte 7 Tage)',
    games_one: '{{count, number}} Spiel',
    games_many: '{{count, number}} Spiele',
    games_other: '{{count, number}} Spiele',
    empty: 'Keine aktiven Spieler gefunden.',
    emptyText: 'In den letzten sieben Tagen hat niemand gespielt. Mach den Anfang.',
    error: 'Die aktiven Spieler konnten nicht geladen werden',
  },
};
