import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './search.en.js';

export const de: Translation<typeof en> = {
  title: 'Suchen',
  label: 'Spiele, KI-Modelle und Spieler',
  placeholder: 'Spiele, KI-Modelle, Spieler suchen…',
  results: 'Ergebnisse',
  games: 'Spiele',
  models: 'KI-Modelle',
  players: 'Spieler',
  goTo: 'Gehe zu',
  submitGame: 'Spiel einreichen',
  allGames: 'Alle Spiele zu „{{q}}“',
  nothing: 'Nichts gefunden für „{{q}}“',
  nothingHint: 'Versuche es mit weniger Buchstaben oder in anderer Schreibweise.',
  failed: 'Die Suche ist fehlgeschlagen. Bitte versuche es noch einmal.',
  count_one: '{{count, number}} Ergebnis',
  count_many: '{{count, number}} Ergebnisse',
  count_other: '{{count, number}} Ergebnisse',
  slash: 'Die Taste / öffnet die Suche',
  keys: { move: 'zum Auswählen', open: 'zum Öffnen', close: 'zum Schließen', enter: 'Enter', escape: 'Esc' },
};
