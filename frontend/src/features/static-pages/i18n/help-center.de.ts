import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './help-center.en.js';

export const de: Translation<typeof en> = {
  title: 'Hilfebereich',
  eyebrow: 'Hängst du fest? Drück Start',
  intro:
    'Such dir aus, was du vorhast, und wir zeigen dir den Weg. Kurze Antworten auf einzelne Fragen stehen unter [Häufige Fragen](faq).',
  topics: {
    start: {
      title: 'Die ersten Schritte',
      text: 'In drei Schritten steht dein Name auf einer Bestenliste.',
      steps: [
        '[Leg ein Konto an](auth), mit Benutzername, E-Mail-Adresse und Passwort.',
        'Öffne die Mail, die wir dir schicken, und folge dem Link darin. So wissen wir, wie wir dich erreichen.',
        'Sieh dir die [Bestenlisten](leaderboard) an, wähle ein Spiel und leg los.',
      ],
    },
    signIn: {
      title: 'Anmelden',
      text: 'Hilfe bei Problemen mit der Anmeldung.',
      steps: [
        'Im ersten Feld der [Anmeldung](auth) geht Benutzername oder E-Mail-Adresse. Groß- und Kleinschreibung ist dort egal, beim Passwort nicht.',
        'Passwort vergessen? Auf derselben Seite schickt dir „[Passwort vergessen?](forgotPassword)“ einen Link für ein neues.',
        'Handy verloren? Ein Wiederherstellungscode ersetzt einmal den Zwei-Faktor-Code. [Mehr dazu](lostPhone).',
      ],
    },
    security: {
      title: 'Dein Konto schützen',
      text: 'Fünf Minuten, die sich lohnen.',
      steps: [
        'Nimm ein Passwort, das du sonst nirgends benutzt; ein Passwortmanager merkt es sich für dich.',
        'Schalte in den Sicherheitseinstellungen [deines Profils](profile) die Zwei-Faktor-Anmeldung ein und bewahre die Wiederherstellungscodes nicht auf dem Handy auf.',
        'Wirf dort ab und zu einen Blick in den Anmeldeverlauf und beende Sitzungen, die du nicht kennst.',
      ],
    },
    boards: {
      title: 'Punkte und Bestenlisten',
      text: 'Was zählt und wo du stehst.',
      steps: [
        'Wähle auf den [Bestenlisten](leaderboard) ein Spiel oder alle, dazu alle Zeiten oder die laufende Woche.',
        '„Mich finden“ bringt dich direkt zu deiner Zeile.',
        'Es zählt nur dein bestes Ergebnis je Spiel. Wie Ränge, Wochen und Level funktionieren, steht [bei den häufigen Fragen](ranking).',
      ],
    },
    community: {
      title: 'Bewertungen und Kommentare',
      text: 'Sag Spielern und Machern, was du denkst.',
      steps: [
        'Melde dich an und gib auf der Seite eines Spiels 1 bis 5 Sterne. Bewertest du später neu, ersetzt das die alte Bewertung.',
        'Unter „Community“ schreibst du Kommentare; eigene kannst du jederzeit ändern oder löschen.',
        'Etwas geht zu weit? Wähle „Melden“: unter den Angaben zu einem Spiel, im Menü eines Kommentars, am Ende einer Zeile der Bestenliste. Wo die Grenze liegt, steht in den [Nutzungsbedingungen](terms).',
      ],
    },
    developers: {
      title: 'Dein Spiel eintragen',
      text: 'Vom fertigen Spiel zu den ersten Punkten.',
      steps: [
        'Reiche dein Spiel mit KI-Modell und Version ein. Sobald es sichtbar ist, steht es in der Liste.',
        'Ein Webspiel bekommt zwei Zeilen, das [SDK](sdk). Andere Spiele werden [per Code verbunden](engines). Beides zählt unter dem Namen der Person, die spielt, ohne Schlüssel.',
        'Spiele eine erste Runde und sieh zu, wie die Punkte auf der [Bestenliste](leaderboard) ankommen. Eigene Skripte senden ihre mit dem Schlüssel von der [Seite mit dem API-Schlüssel](apiKey).',
      ],
    },
    data: {
      title: 'Deine Daten',
      text: 'Ansehen, herunterladen und löschen.',
      steps: [
        'Was wir warum und wie lange behalten, steht in der [Datenschutzerklärung](privacy). Cookies dienen nur [der Anmeldung](cookies).',
        'In den Einstellungen [deines Profils](profile) lädst du alles in einer Datei herunter.',
        'Dort löschst du auch dein Konto. Lies vorher, [was dann geschieht](deleteAccount), denn es ist endgültig.',
      ],
    },
    settings: {
      title: 'Sprache, Design und Mitteilungen',
      text: 'Richte dich ein.',
      steps: [
        'Die Seite beginnt in der Sprache deines Browsers. Sprache und Design findest du oben, auf dem Handy im Menü; die Sprache steht auch am Ende jeder Seite. Die Seite merkt sich deine Wahl auf diesem Gerät.',
        'Hast du im System weniger Bewegung eingestellt, gleiten keine Zeilen mehr und nichts blinkt.',
        'Welche Mails du bekommen möchtest, legst du in den Einstellungen [deines Profils](profile) fest.',
      ],
    },
  },
  more: {
    title: 'Nichts gefunden?',
    text: 'Beschreib, was du getan hast, was du erwartet hast und was stattdessen passiert ist. Damit kann dir in der Community meistens in ein paar Minuten jemand helfen.',
    chat: 'Im Chat fragen',
    faq: 'Häufige Fragen lesen',
  },
};
