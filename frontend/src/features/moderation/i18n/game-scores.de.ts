import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './game-scores.en.js';

export const de: Translation<typeof en> = {
  title: 'Ergebnisse deines Spiels',
  eyebrow: 'Deine Bestenliste',
  intro:
    'Alles, was an dein Spiel gesendet wurde, das Neueste zuerst. Was du entfernst, verschwindet sofort von allen Bestenlisten und lässt sich wiederherstellen.',
  board: 'Bestenliste',
  tabsLabel: 'Welche Ergebnisse',
  list: 'Ergebnisse',
  pager: 'Seiten der Ergebnisse',
  empty: 'Noch keine Ergebnisse',
  emptyHint: 'Sie erscheinen hier, sobald jemand eines sendet.',
  emptyRemoved: 'Keine entfernten Ergebnisse',
  emptyRemovedHint: 'Was du oder ein Admin entfernt, erscheint hier.',
  loadFailed: 'Die Ergebnisse konnten nicht geladen werden.',
  refused: 'Diese Ergebnisse kannst du nicht verwalten',
  refusedText: 'Das können nur der Ersteller des Spiels und das Team dieser Website.',
  notFound: 'Spiel nicht gefunden',
  isRemoved: 'Entfernt',
  verified: 'Vom Server geprüft',
  seconds_one: '{{count, number}} Sekunde',
  seconds_many: '{{count, number}} Sekunden',
  seconds_other: '{{count, number}} Sekunden',
  remove: 'Ergebnis entfernen',
  removeOf: 'Ergebnis von {{name}} entfernen',
  removeAndBlock: 'Entfernen und blockieren',
  restore: 'Wiederherstellen',
  restored: 'Ergebnis wiederhergestellt',
  restoredText: 'Es zählt wieder, mit seiner ursprünglichen Zeit.',
  ask: 'Ergebnis von {{name}} entfernen?',
  means:
    'Es verschwindet sofort von allen Bestenlisten, und das nächstbeste Ergebnis des Spielers rückt nach. Der Spieler erfährt es und kann bei unseren Admins Einspruch erheben. Unter „Ergebnisse deines Spiels“ kannst du es wiederherstellen.',
  reason: 'Warum?',
  reasonHint: 'Der Spieler liest es, und es bleibt im Protokoll.',
  block: '{{name}} auch blockieren',
  blockHint:
    'Dann kann dieser Spieler das Spiel nicht mehr von dieser Website aus starten und keine Punkte dafür senden. Beim Bearbeiten des Spiels lässt sich das aufheben.',
  cancel: 'Abbrechen',
  working: 'Einen Moment…',
  removed: 'Ergebnis entfernt',
  removedText: '{{name}} erfährt den Grund.',
  removedAndBlocked: '{{name}} erfährt den Grund und ist blockiert.',
  failed: 'Das hat nicht geklappt.',
  decided: 'Ein Admin hat über dieses Ergebnis entschieden. Nur ein Admin kann das ändern.',
  tabs: {
    all: 'Alle Ergebnisse',
    removed: 'Entfernt',
  },
  origins: {
    play: 'Aus einer Spielsitzung',
    key: 'Mit API-Schlüssel oder angemeldetem Browser',
  },
  acts: {
    creator: {
      remove_score: 'Vom Ersteller entfernt',
      restore_score: 'Vom Ersteller wiederhergestellt',
    },
    admin: {
      remove_score: 'Von einem Admin entfernt',
      restore_score: 'Von einem Admin wiederhergestellt',
    },
  },
};
