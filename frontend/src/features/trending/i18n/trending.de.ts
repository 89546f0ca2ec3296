import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './trending.en.js';

export const de: Translation<typeof en> = {
  title: 'Spiele im Trend (diese Woche)',
  players_one: '{{count, number}} Spieler diese Woche',
  players_many: '{{count, number}} Spieler diese Woche',
  players_other: '{{count, number}} Spieler diese Woche',
  growth: '+{{share}} Spieler',
  new: 'Neu diese Woche',
  playing_one: '{{count, number}} spielt gerade',
  playing_many: '{{count, number}} spielen gerade',
  playing_other: '{{count, number}} spielen gerade',
  example: 'Beispiel',
  empty: 'Keine Spiele im Trend gefunden.',
  emptyText: 'In den letzten sieben Tagen hat niemand gespielt. Mach den Anfang.',
  error: 'Die Spiele konnten nicht geladen werden',
};
