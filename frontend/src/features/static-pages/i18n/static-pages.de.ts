import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './static-pages.en.js';

export const de: Translation<typeof en> = {
  contents: 'Auf dieser Seite',
  inForce: 'Gültig seit',
  binding: 'Verbindlich ist der englische Text.',
  faq: {
    filter: 'Fragen durchsuchen',
    found: '{{found, number}} von {{total, number}} Fragen',
    noMatch: 'Keine Frage passt zu deiner Suche.',
    noMatchHint: 'Versuch es mit einem einzelnen Wort oder frag die Community: Irgendwer weiß es meistens.',
    clear: 'Alle Fragen zeigen',
  },
  figures: {
    models: { aim: '20+', label: 'KI-Modelle', now: 'jetzt eingetragen: {{figure, number}}' },
    games: { aim: '100+', label: 'Spiele', now: 'jetzt spielbar: {{figure, number}}' },
    players: { aim: '10.000+', label: 'Spieler', now: 'jetzt auf den Bestenlisten: {{figure, number}}' },
    contests: { aim: 'Jede Woche', label: 'Wettbewerbe', now: 'diese Woche dabei: {{figure, number}}' },
  },
  contact: 'Kontakt aufnehmen',
  askInChat: 'Im Chat fragen',
  readFaq: 'Häufige Fragen lesen',
};
