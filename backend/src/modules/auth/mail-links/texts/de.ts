import type { AccountMailTexts } from './account-mail-texts.js';

export const de: AccountMailTexts = {
  greeting: 'Hallo {{username}},',
  verifyEmail: {
    subject: 'Bestätige deine E-Mail-Adresse',
    text: 'Bitte bestätige, dass diese E-Mail-Adresse zu deinem GameGeek-Konto gehört.',
    button: 'Adresse bestätigen',
    holds: 'Der Link funktioniert einmal, innerhalb der nächsten 24 Stunden.',
    notYou: 'Du hast dich nicht bei GameGeek registriert? Dann musst du nichts tun.',
  },
  resetPassword: {
    subject: 'Wähle ein neues Passwort',
    text: 'Jemand, hoffentlich du, hat ein neues Passwort für dein GameGeek-Konto angefordert.',
    button: 'Neues Passwort wählen',
    holds: 'Der Link funktioniert einmal, innerhalb der nächsten Stunde.',
    notYou: 'Das warst nicht du? Dann musst du nichts tun: Dein Passwort bleibt, wie es ist.',
  },
  passwordChanged: {
    subject: 'Dein Passwort wurde geändert',
    text: 'Das Passwort deines GameGeek-Kontos wurde soeben geändert, und deine anderen Geräte wurden abgemeldet.',
    notYou:
      'Wenn du das nicht warst, wähle sofort ein neues Passwort: Öffne die Anmeldeseite und wähle „Passwort vergessen?“.',
    button: 'Anmeldeseite öffnen',
  },
  emailChanged: {
    subject: 'Deine E-Mail-Adresse wurde geändert',
    text: 'Dein GameGeek-Konto hat jetzt eine andere E-Mail-Adresse. Dies ist die letzte Mail dazu, die hierher kommt.',
    notYou:
      'Wenn du das nicht warst, melde dich mit deinem Benutzernamen an, beende alle anderen Sitzungen und ändere sofort dein Passwort.',
    button: 'Anmeldeseite öffnen',
  },
  newSignIn: {
    subject: 'Neue Anmeldung in deinem Konto',
    text: 'Jemand hat sich auf einem Gerät in deinem GameGeek-Konto angemeldet, das wir noch nicht kennen.',
    time: 'Zeit',
    browser: 'Browser',
    address: 'IP-Adresse',
    unknown: 'unbekannt',
    button: 'Sitzungen prüfen',
    notYou: 'Das warst du? Dann ist alles gut. Wenn nicht, beende diese Sitzung und ändere dein Passwort.',
  },
};
