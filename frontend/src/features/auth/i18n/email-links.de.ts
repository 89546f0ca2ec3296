import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './email-links.en.js';

export const de: Translation<typeof en> = {
  reset: {
    title: 'Neues Passwort wählen',
    intro:
      'Es ersetzt das alte, und alle Geräte werden abgemeldet. Wenn du einen API-Schlüssel hast, wird auch er ersetzt.',
    account: 'Konto: {{username}}',
    password: 'Neues Passwort',
    submit: 'Passwort speichern',
    saving: 'Wird gespeichert…',
    done: 'Dein Passwort ist geändert. Bitte melde dich mit dem neuen an.',
    spent: 'Dieser Link ist nicht mehr gültig. Jeder Link gilt einmal und nur für eine Weile.',
    again: 'Neuen Link anfordern',
  },
  verify: {
    title: 'E-Mail bestätigen',
    looking: 'Der Link wird geprüft…',
    ask: 'Bestätige, dass diese E-Mail-Adresse zum Konto {{username}} gehört.',
    askNew: 'Bestätige, dass dies die neue E-Mail-Adresse des Kontos {{username}} wird.',
    notYou:
      'Mit der Bestätigung werden andere Geräte abgemeldet, und ein früherer API-Schlüssel wird ersetzt. Wenn du dieses Konto nicht angelegt hast, bestätige nicht.',
    notYouNew: 'Wenn du diese Änderung nicht angefordert hast, bestätige sie nicht.',
    otherAccount: 'Du bist als {{other}} angemeldet. Mit dem Bestätigen wirst du hier von diesem Konto abgemeldet.',
    confirm: 'E-Mail-Adresse bestätigen',
    working: 'Deine E-Mail-Adresse wird bestätigt…',
    successTitle: 'E-Mail bestätigt',
    success: 'Deine E-Mail-Adresse ist jetzt bestätigt!',
    failedTitle: 'Bestätigung fehlgeschlagen',
    failed: 'Die E-Mail-Adresse konnte nicht bestätigt werden',
    resendIntro: 'Gib deine E-Mail-Adresse ein, dann schicken wir dir einen neuen Link.',
  },
  undo: {
    title: 'Änderung der E-Mail-Adresse rückgängig machen',
    ask: 'Die frühere E-Mail-Adresse des Kontos {{username}} wiederherstellen?',
    effect: 'Offene Änderungen werden verworfen, und alle Geräte werden abgemeldet.',
    confirm: 'Adresse wiederherstellen',
    working: 'Wird wiederhergestellt…',
    done: 'Deine Adresse ist wiederhergestellt. Wer sie geändert hat, kennt dein Passwort: Wähle jetzt ein neues.',
    newPassword: 'Neues Passwort wählen',
  },
};
