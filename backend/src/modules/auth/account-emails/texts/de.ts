import type { AccountEmailTexts } from './account-email-texts.js';

export const de: AccountEmailTexts = {
  greeting: 'Hallo {{username}},',
  verifyEmail: {
    subject: 'Bestätige deine E-Mail-Adresse',
    text: 'Bitte bestätige, dass diese E-Mail-Adresse zu deinem GameGeek-Konto gehört.',
    button: 'Adresse bestätigen',
    holds: 'Der Link ist 24 Stunden gültig und funktioniert nur einmal.',
    notYou: 'Du hast dich nicht bei GameGeek registriert? Dann kannst du diese E-Mail ignorieren.',
  },
  resetPassword: {
    subject: 'Wähle ein neues Passwort',
    text: 'Wir haben eine Anfrage erhalten, das Passwort deines GameGeek-Kontos zurückzusetzen.',
    button: 'Neues Passwort wählen',
    holds: 'Der Link ist eine Stunde gültig und funktioniert nur einmal.',
    notYou: 'Das warst nicht du? Dann kannst du diese E-Mail ignorieren. Dein Passwort bleibt unverändert.',
  },
  passwordChanged: {
    subject: 'Dein Passwort wurde geändert',
    text: 'Das Passwort deines GameGeek-Kontos wurde soeben geändert. Deine anderen Geräte wurden abgemeldet.',
    apiKey:
      'Auch dein API-Schlüssel wurde ersetzt, der alte wird abgewiesen. Kopiere den neuen von der Seite mit dem API-Schlüssel in deine Spiele.',
    notYou:
      'Wenn du das nicht warst, wähle sofort ein neues Passwort: Öffne die Anmeldeseite und wähle „Passwort vergessen?“.',
    button: 'Anmeldeseite öffnen',
  },
  confirmNewEmail: {
    subject: 'Bestätige deine neue E-Mail-Adresse',
    text: 'Bitte bestätige, dass du diese E-Mail-Adresse für dein GameGeek-Konto verwenden möchtest.',
    button: 'Neue Adresse bestätigen',
    holds:
      'Der Link ist 24 Stunden gültig und funktioniert nur einmal. Bis zur Bestätigung gilt weiterhin deine alte Adresse.',
    notYou:
      'Das ist nicht dein Konto, oder du hast die Änderung nicht angefordert? Dann bestätige sie nicht. Du kannst diese E-Mail ignorieren.',
  },
  emailChangeRequested: {
    subject: 'Deine E-Mail-Adresse soll geändert werden',
    text: 'Jemand hat beantragt, die E-Mail-Adresse deines GameGeek-Kontos zu ändern. Die Änderung wird wirksam, sobald die neue Adresse bestätigt ist.',
    notYou:
      'Wenn du das nicht warst, mach die Änderung jetzt rückgängig und wähle ein neues Passwort, denn jemand anderes kennt dein aktuelles.',
    button: 'Änderung rückgängig machen',
    holds:
      'Der Link ist 14 Tage gültig und funktioniert nur einmal, auch nachdem die Änderung wirksam geworden ist. Er stellt diese Adresse wieder her und meldet dich auf allen Geräten ab.',
  },
  twoFactorEnabled: {
    subject: 'Die Zwei-Faktor-Anmeldung ist eingeschaltet',
    text: 'Die Zwei-Faktor-Anmeldung wurde soeben eingeschaltet. Ab jetzt brauchst du für die Anmeldung neben dem Passwort auch einen Code.',
    notYou:
      'Wenn du das nicht warst, kennt jemand anderes dein Passwort: Wähle sofort ein neues und beende alle anderen Sitzungen.',
    button: 'Sicherheitseinstellungen öffnen',
  },
  twoFactorDisabled: {
    subject: 'Die Zwei-Faktor-Anmeldung ist ausgeschaltet',
    text: 'Die Zwei-Faktor-Anmeldung wurde soeben ausgeschaltet. Für die Anmeldung genügt jetzt dein Passwort.',
    notYou:
      'Wenn du das nicht warst, wähle sofort ein neues Passwort und schalte die Zwei-Faktor-Anmeldung wieder ein.',
    button: 'Sicherheitseinstellungen öffnen',
  },
  loginGuesses: {
    subject: 'Viele fehlgeschlagene Anmeldungen bei deinem Konto',
    text: 'Jemand hat viele falsche Passwörter für dein GameGeek-Konto ausprobiert. Browser, in denen du dich noch nie angemeldet hast, müssen jetzt warten. Browser, in denen du schon angemeldet warst, funktionieren wie gewohnt.',
    notYou:
      'Niemand ist hineingekommen. Wenn dein Passwort kurz ist oder du es auch anderswo verwendest, wähle ein neues. Der Browser, in dem du das tust, wird sofort eingelassen.',
    button: 'Neues Passwort wählen',
  },
  tooManyCodes: {
    subject: 'Zu viele falsche Zwei-Faktor-Codes',
    text: 'Jemand, der dein Passwort kennt, hat zu viele falsche Codes eingegeben. Bis morgen werden keine Codes mehr angenommen.',
    notYou:
      'Wenn du das nicht warst, wähle sofort ein neues Passwort. Diese Versuche haben keinen Zugang zu deinem Konto verschafft.',
    button: 'Neues Passwort wählen',
  },
  newSignIn: {
    subject: 'Neue Anmeldung bei deinem Konto',
    text: 'Jemand hat sich bei deinem GameGeek-Konto angemeldet, und zwar mit einem Gerät, das wir noch nicht kennen.',
    time: 'Zeit',
    browser: 'Browser',
    address: 'IP-Adresse',
    unknown: 'unbekannt',
    button: 'Sitzungen prüfen',
    notYou: 'Wenn du das warst, musst du nichts tun. Wenn nicht, beende diese Sitzung und ändere dein Passwort.',
  },
};
