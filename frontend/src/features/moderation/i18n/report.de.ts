import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './report.en.js';

export const de: Translation<typeof en> = {
  report: 'Melden',
  reported: 'Gemeldet',
  of: {
    comment: 'den Kommentar von {{name}}',
    game: 'das Spiel {{name}}',
    score: 'das Ergebnis von {{name}}',
  },
  title: {
    comment: 'Diesen Kommentar melden',
    game: 'Dieses Spiel melden',
    score: 'Dieses Ergebnis melden',
  },
  intro: 'Die Moderation prüft es. Meldungen sind anonym.',
  reason: 'Was stimmt nicht?',
  reasons: {
    spam: 'Spam oder Werbung',
    abuse: 'Beleidigung, Hass oder Belästigung',
    cheating: 'Betrug',
    broken: 'Es funktioniert nicht',
    other: 'Etwas anderes',
  },
  text: 'Was sollten wir wissen?',
  textHint: 'Optional, höchstens {{max, number}} Zeichen.',
  cancel: 'Abbrechen',
  send: 'Meldung senden',
  sending: 'Wird gesendet…',
  thanks: 'Danke',
  thanksText: 'Deine Meldung wurde gesendet. Wir informieren dich über das Ergebnis.',
  failed: 'Deine Meldung konnte nicht gesendet werden.',
  appeal: {
    button: 'Einspruch erheben',
    done: 'Einspruch gesendet',
    of: 'gegen die Entfernung in {{name}}',
    title: 'Einspruch gegen diese Entfernung',
    intro: 'Unsere Admins sehen sich das Ergebnis an und entscheiden. Bis dahin zählt es nicht.',
    text: 'Warum sollte das Ergebnis zählen?',
    send: 'Einspruch senden',
    thanks: 'Dein Einspruch wurde gesendet. Die Entscheidung findest du in deinem Posteingang.',
  },
};
