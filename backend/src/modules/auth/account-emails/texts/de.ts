import type { AccountEmailTexts } from './account-email-texts.js';

export const de: AccountEmailTexts = {
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
  confirmNewEmail: {
    subject: 'Bestätige deine neue E-Mail-Adresse',
    text: 'Bitte bestätige, dass dies die neue E-Mail-Adresse deines GameGeek-Kontos sein soll.',
    button: 'Neue Adresse bestätigen',
    holds: 'Der Link funktioniert einmal, innerhalb der nächsten 24 Stunden. Bis dahin gilt deine alte Adresse.',
    notYou: 'Das ist nicht dein Konto, oder du wolltest nichts ändern? Dann bestätige die Adresse nicht.',
  },
  emailChangeRequested: {
    subject: 'Deine E-Mail-Adresse wird geändert',
    text: 'Dein GameGeek-Konto bekommt eine neue E-Mail-Adresse. Sie gilt, sobald die neue Adresse bestätigt ist.',
    notYou:
      'Wenn du das nicht warst, mach die Änderung jetzt rückgängig und wähle ein neues Passwort: Jemand anderes kennt das jetzige.',
    button: 'Änderung rückgängig machen',
    holds:
      'Der Link funktioniert einmal, innerhalb der nächsten 14 Tage, auch wenn die neue Adresse schon gilt. Er stellt diese Adresse wieder her und beendet alle Sitzungen.',
  },
  twoFactorEnabled: {
    subject: 'Die Zwei-Faktor-Anmeldung ist an',
    text: 'Die Zwei-Faktor-Anmeldung wurde soeben eingeschaltet. Ab jetzt braucht die Anmeldung auch einen Code.',
    notYou:
      'Wenn du das nicht warst, kennt jemand dein Passwort: Wähle sofort ein neues und beende alle anderen Sitzungen.',
    button: 'Sicherheitseinstellungen öffnen',
  },
  twoFactorDisabled: {
    subject: 'Die Zwei-Faktor-Anmeldung ist aus',
    text: 'Die Zwei-Faktor-Anmeldung wurde soeben ausgeschaltet. Für die Anmeldung genügt jetzt dein Passwort.',
    notYou:
      'Wenn du das nicht warst, wähle sofort ein neues Passwort und schalte die Zwei-Faktor-Anmeldung wieder ein.',
    button: 'Sicherheitseinstellungen öffnen',
  },
  tooManyCodes: {
    subject: 'Zu viele falsche Zwei-Faktor-Codes',
    text: 'Jemand, der dein Passwort kennt, hat so viele falsche Codes eingegeben, dass bis morgen keine mehr angenommen werden.',
    notYou: 'Wenn du das nicht warst, wähle sofort ein neues Passwort. Dein Konto blieb verschlossen.',
    button: 'Neues Passwort wählen',
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
