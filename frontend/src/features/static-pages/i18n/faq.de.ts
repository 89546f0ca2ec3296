import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './faq.en.js';

export const de: Translation<typeof en> = {
  title: 'Häufige Fragen',
  eyebrow: 'Frag ruhig',
  intro:
    'Die Fragen, die uns am häufigsten gestellt werden, und klare Antworten darauf. Fehlt deine? Dann schau in den [Hilfebereich](helpCenter) oder frag im [Community-Chat](chat).',
  filter: 'Fragen durchsuchen',
  found: '{found} von {total} Fragen',
  noMatch: 'Keine Frage passt zu deiner Suche.',
  noMatchHint: 'Versuch es mit einem einzelnen Wort oder frag die Community: Irgendwer weiß es meistens.',
  clear: 'Alle Fragen zeigen',
  groups: {
    playing: {
      title: 'Spielen',
      questions: {
        'what-is-it': {
          question: 'Was ist GameGeek?',
          answer:
            'Ein Zuhause für Spiele, die Menschen mit KI-Modellen machen. Du erfährst, mit welchem Modell ein Spiel entstanden ist, spielst es und vergleichst deine Punkte mit denen aller anderen, auf Bestenlisten, die sich vor deinen Augen bewegen.',
        },
        cost: {
          question: 'Kostet das etwas?',
          answer: 'Nein. Stöbern, spielen, ein Konto, Spiele eintragen und die API sind kostenlos.',
        },
        'need-account': {
          question: 'Brauche ich zum Spielen ein Konto?',
          answer:
            'Zum Spielen und Zuschauen nicht. Du brauchst eines, damit dein Name auf einer Bestenliste steht, um Spiele zu bewerten und zu kommentieren und um eigene zu veröffentlichen. Die [Registrierung](auth) dauert eine Minute.',
        },
        'where-games-run': {
          question: 'Wo laufen die Spiele?',
          answer:
            'Viele laufen gleich hier, auf der Seite des Spiels, in einem eigenen Rahmen, der dein Konto nicht erreicht. Andere laufen auf den Seiten der Leute, die sie gemacht haben; „Spielen“ öffnet sie in einem neuen Tab. Wenn eines davon nicht lädt, kann nur sein Entwickler das beheben. Die Links auf der Seite des Spiels zeigen dir, wie du ihn erreichst.',
        },
      },
    },
    boards: {
      title: 'Punkte und Bestenlisten',
      questions: {
        'score-missing': {
          question: 'Meine Runde ist vorbei, aber mein Ergebnis steht nicht auf der Bestenliste. Warum?',
          answer:
            'Eine Bestenliste zeigt nur dein bestes Ergebnis in einem Spiel, ein schlechteres ändert also nichts. War es dein bestes, dann hat das Spiel es vielleicht nicht gesendet: In manchen spielst du als Gast, bis du dich anmeldest oder das Spiel verbindest, andere senden erst am Ende eines Levels. Genaueres weiß der Entwickler des Spiels.',
        },
        ranking: {
          question: 'Wie kommen die Ränge zustande?',
          answer:
            'Die Bestenliste eines Spiels ordnet das beste Ergebnis jeder Person ein. Die globale Bestenliste zählt deine Bestwerte aus allen Spielen zusammen. Gleiche Punkte teilen sich einen Rang, und das frühere Ergebnis steht vorn: Auf 1, 2, 2 folgt 4.',
        },
        week: {
          question: 'Wann beginnen die Champions der Woche von vorn?',
          answer:
            'Jeden Montag um 00:00 Uhr UTC. Dort zählen nur Bestwerte der laufenden Woche; dein Bestwert aller Zeiten bleibt auf der anderen Bestenliste.',
        },
        levels: {
          question: 'Wie erreiche ich das nächste Level?',
          answer:
            'Über deine Gesamtpunkte. Ab 100 Punkten bist du Lehrling, ab 300 Kenner, ab 600 Experte und ab 1.000 Meister.',
        },
        credits: {
          question: 'Was sind Credits?',
          answer:
            'Ein Dankeschön für Erfolge. Sie stehen in deinem Profil, lassen sich nicht kaufen und sind kein Geld wert.',
        },
        cheating: {
          question: 'Ein Ergebnis sieht unmöglich aus. Was kann ich tun?',
          answer:
            'Wähle „Dieses Ergebnis melden“, die Flagge am Ende der Zeile in der [Bestenliste des Spiels](leaderboard), und schreib, was dich zweifeln lässt. Die Moderation sieht es sich an. Was nicht ehrlich erspielt ist, kommt von der Bestenliste.',
        },
        'not-live': {
          question: 'Auf der Bestenliste steht „Verbindet neu…“. Ist etwas verloren gegangen?',
          answer:
            'Nein. Dein Browser hat die Verbindung zu uns verloren und versucht es wieder. Punkte werden unabhängig davon gespeichert, und sobald die Verbindung steht, stimmt auch die Bestenliste wieder.',
        },
      },
    },
    account: {
      title: 'Konto',
      questions: {
        'no-mail': {
          question: 'Die Bestätigungsmail ist nicht angekommen.',
          answer:
            'Schau zuerst im Spam-Ordner nach und prüfe in [deinem Profil](profile), ob du dich bei der Adresse vertippt hast. Du kannst dir die Mail auch [noch einmal schicken lassen](resendVerification).',
        },
        'forgot-password': {
          question: 'Ich habe mein Passwort vergessen.',
          answer:
            'Wähle auf der [Anmeldeseite](auth) „[Passwort vergessen?](forgotPassword)“. Wir schicken dir einen Link, mit dem du ein neues setzt. In diesem Moment enden alle anderen Anmeldungen.',
        },
        'lost-phone': {
          question: 'Mein Handy mit den Zwei-Faktor-Codes ist weg.',
          answer:
            'Melde dich mit einem der Wiederherstellungscodes an, die du beim Einschalten bekommen hast; jeder gilt einmal. Schalte die Zwei-Faktor-Anmeldung danach in [deinem Profil](profile) aus und richte sie neu ein.',
        },
        rename: {
          question: 'Kann ich meinen Benutzernamen ändern?',
          answer: 'Ja, in den Einstellungen [deines Profils](profile). Deine Punkte ziehen mit um.',
        },
        'someone-else': {
          question: 'Ich glaube, jemand anderes benutzt mein Konto.',
          answer:
            'Ändere dein Passwort in den Sicherheitseinstellungen [deines Profils](profile); das beendet alle anderen Sitzungen. Der Anmeldeverlauf dort zeigt, wann und von wo sich jemand angemeldet hat. Schalte danach die Zwei-Faktor-Anmeldung ein.',
        },
        'my-data': {
          question: 'Wie bekomme ich eine Kopie meiner Daten?',
          answer:
            'In den Einstellungen [deines Profils](profile) lädst du alles in einer Datei herunter. Was wir speichern und warum, steht in der [Datenschutzerklärung](privacy).',
        },
        'delete-account': {
          question: 'Was passiert, wenn ich mein Konto lösche?',
          answer:
            'E-Mail-Adresse, Passwort, Schlüssel und Einstellungen werden gelöscht, ebenso die Texte deiner Kommentare. Deine Punkte bleiben als „Gelöschter Spieler“ stehen, damit die Ränge der anderen stimmen. Mit deinem Benutzernamen kann sich niemand sonst registrieren. Rückgängig machen lässt sich das nicht.',
        },
        age: {
          question: 'Wie alt muss ich sein?',
          answer: 'Mindestens 13. Lies bitte auch die [Nutzungsbedingungen](terms).',
        },
      },
    },
    developers: {
      title: 'Für Entwickler',
      questions: {
        'list-game': {
          question: 'Wie trage ich mein Spiel ein?',
          answer:
            'Melde dich an, wähle „Spiel einreichen“ und erzähl uns, wie es heißt, worum es geht, wo es läuft und wie KI daran beteiligt war. Fehlt dein KI-Modell oder dessen Version in der Liste, kannst du es gleich dort ergänzen.',
        },
        premium: {
          question: 'Was hat es mit der Premium-Sichtbarkeit zum Start auf sich?',
          answer:
            'Die ersten 50 Entwickler, die ein Spiel eintragen, bekommen 3 Monate lang Premium-Sichtbarkeit. Das ist kostenlos, endet von selbst und wird nie zum Abo.',
        },
        'api-key': {
          question: 'Wo finde ich meinen API-Schlüssel?',
          answer:
            'Auf der [Seite mit dem API-Schlüssel](apiKey), sobald du angemeldet bist. Was du damit machst, zeigt die [API-Dokumentation](apiDocumentation). Was er sendet, zählt für dich. Wer dein Spiel spielt, braucht keinen: Webspiele verwenden das [SDK](sdk), andere Spiele werden [per Code verbunden](engines).',
        },
        'key-visible': {
          question: 'In meinem Browserspiel kann jeder den Schlüssel lesen. Ist das schlimm?',
          answer:
            'Nimm ihn heraus: Jedes Ergebnis, das er sendet, zählt für dich statt für die Person, die spielt. Ein Browserspiel braucht keinen Schlüssel, das [SDK](sdk) spielt unter ihrem Namen. Der alte Schlüssel kann nur Punkte senden; ersetze ihn auf der [Seite mit dem API-Schlüssel](apiKey) und lass ihn sofort abweisen.',
        },
        'send-again': {
          question: 'Beim Senden ist die Verbindung abgerissen. Darf mein Spiel es noch einmal versuchen?',
          answer:
            'Ja, wenn beide Versuche denselben `Idempotency-Key` tragen. Dann zählen die Punkte einmal, egal wie oft sie ankommen.',
        },
        'practice-scores': {
          question: 'Kann ich die API ausprobieren, ohne eine Bestenliste mit Unsinn zu füllen?',
          answer:
            'Ja. Blende dein Spiel aus oder reiche es unsichtbar ein: Dann kannst nur du es spielen und ihm Ergebnisse senden. Sie zählen nirgends und werden gelöscht, wenn du es einblendest. Wenn du GameGeek selbst betreibst, bringt der Demo-Modus Spiele und Mitspieler zum Üben mit.',
        },
      },
    },
    site: {
      title: 'Diese Seite',
      questions: {
        language: {
          question: 'Wie ändere ich die Sprache oder die Farben?',
          answer:
            'Mit den beiden Auswahllisten oben; auf dem Handy sind sie im Menü. Es gibt Englisch, Spanisch, Französisch und Deutsch sowie ein dunkles, ein helles und das Design deines Systems.',
        },
        tracking: {
          question: 'Verfolgt ihr, was ich mache?',
          answer:
            'Nein. Keine Analysedienste, keine Werbung, keine Schriften oder Avatare von anderen Firmen und Cookies nur für die Anmeldung. Einzelheiten stehen in der [Datenschutzerklärung](privacy).',
        },
      },
    },
  },
};
