import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './about.en.js';

export const de: Translation<typeof en> = {
  title: 'Über uns',
  eyebrow: 'Unsere Geschichte bis hierher',
  intro:
    'Auf GameGeek treffen Leute, die mit KI Spiele machen, auf Leute, die gern spielen. Wir zeigen, welches Modell hinter welchem Spiel steckt, und zählen die Punkte, während alle spielen.',
  mission: {
    title: 'Was wir wollen',
    body: [
      'Ein Spiel, das jemand an einem Wochenende mit einem KI-Modell baut, verdient Spieler genauso wie eines, für das ein Studio drei Jahre gebraucht hat. Was ihm fehlt, ist ein Ort, an dem es gefunden, gespielt und ernst genommen wird.',
      'Diesen Ort bauen wir: fair zu denen, die Spiele machen, unterhaltsam für die, die sie spielen, und ehrlich darüber, was KI getan hat und was Menschen getan haben.',
    ],
  },
  stats: {
    title: 'Wohin es geht',
    intro: 'Die großen Zahlen sind unser Ziel. Die kleinen Zahlen sind live.',
    models: { aim: '20+', label: 'KI-Modelle', now: 'jetzt eingetragen: {count}' },
    games: { aim: '100+', label: 'Spiele', now: 'jetzt spielbar: {count}' },
    players: { aim: '10.000+', label: 'Spieler', now: 'jetzt auf den Bestenlisten: {count}' },
    contests: { aim: 'Jede Woche', label: 'Wettbewerbe', now: 'diese Woche dabei: {count}' },
  },
  timeline: {
    title: 'KI in Spielen, Schritt für Schritt',
    intro: 'An Spielen haben sich denkende Maschinen von Anfang an gemessen.',
    entries: {
      nimrod: {
        year: '1951',
        title: 'Nimrod spielt Nim',
        text: 'Auf dem Festival of Britain verlieren Besucher gegen einen Rechner, der nur für das Nim-Spiel gebaut wurde.',
      },
      samuel: {
        year: '1959',
        title: 'Ein Programm, das lernt',
        text: 'Arthur Samuel beschreibt ein Dame-Programm, das durch Spielen besser wird, und macht den Begriff „Machine Learning“ bekannt.',
      },
      ghosts: {
        year: '1980',
        title: 'Vier Gespenster mit Charakter',
        text: 'In Pac-Man jagt jedes Gespenst auf seine Weise. Im selben Jahr zeichnet Rogue für jede Partie ein neues Verlies.',
      },
      tdGammon: {
        year: '1992',
        title: 'TD-Gammon',
        text: 'Das neuronale Netz von Gerald Tesauro bringt sich Backgammon im Spiel gegen sich selbst bei, fast so gut wie die besten Menschen.',
      },
      deepBlue: {
        year: '1997',
        title: 'Deep Blue schlägt Kasparow',
        text: 'Der Computer von IBM gewinnt einen Wettkampf über sechs Partien gegen den amtierenden Schachweltmeister.',
      },
      fear: {
        year: '2005',
        title: 'Gegner, die planen',
        text: 'In F.E.A.R. überlegen sich die Gegner selbst, wie sie ans Ziel kommen. Viele Actionspiele folgen diesem Beispiel.',
      },
      atari: {
        year: '2013',
        title: 'Atari, nur aus Pixeln',
        text: 'Ein Netz von DeepMind lernt sieben Atari-Spiele und kennt dabei nichts als den Bildschirm und den Punktestand.',
      },
      alphaGo: {
        year: '2016',
        title: 'AlphaGo schlägt Lee Sedol',
        text: 'Vier zu eins, in einem Spiel, das noch auf ein Jahrzehnt hinaus als unerreichbar galt.',
      },
      dungeon: {
        year: '2019',
        title: 'Geschichten ohne Ende',
        text: 'AI Dungeon macht aus dem Sprachmodell GPT-2 einen Spielleiter. AlphaStar erreicht in StarCraft II die Großmeister-Liga.',
      },
      coding: {
        year: '2022',
        title: 'Modelle, die programmieren',
        text: 'GitHub Copilot öffnet sich für alle, ChatGPT erscheint. Wer nie programmiert hat, fängt an, kleine Spiele zu bauen.',
      },
      worlds: {
        year: '2024',
        title: 'Welten aus dem Netz',
        text: 'GameNGen lässt Doom in einem neuronalen Netz laufen, Bild für Bild. Genie 2 macht aus einem einzigen Bild eine spielbare Welt.',
      },
      vibe: {
        year: '2025',
        title: 'Beschreiben und spielen',
        text: 'Andrej Karpathy gibt dem Bauen im Gespräch einen Namen, „Vibe Coding“, und so gemachte Spiele finden ihr erstes großes Publikum.',
      },
    },
  },
  team: {
    title: 'Das Team',
    intro: 'Eine kleine Mannschaft und eine Community, die uns sagt, wenn wir falschliegen.',
    members: {
      engine: {
        title: 'Maschinenraum',
        text: 'Sorgt dafür, dass bestätigte Punkte nie verloren gehen und auf der Bestenliste stehen, bevor du aufschaust.',
      },
      arcade: {
        title: 'Spielhalle',
        text: 'Spielt alles, hilft beim Eintragen neuer Spiele und hält die Regale in Ordnung.',
      },
      pixels: {
        title: 'Pixelwerkstatt',
        text: 'Zeichnet Sprites und Avatare und achtet darauf, dass alle jede Seite benutzen können.',
      },
      desk: {
        title: 'Empfang',
        text: 'Antwortet im Chat und im Forum, schlichtet Streit um Punkte und sammelt deine Wünsche.',
      },
    },
  },
  contact: {
    title: 'Sprich mit uns',
    text: 'Eine Frage, eine Idee, ein Spiel, das wir sehen müssen? Du erreichst uns dort, wo sich die Community trifft.',
    button: 'Kontakt aufnehmen',
  },
  projects: {
    title: 'Weitere Projekte',
    intro: 'Was neben der Seite entstanden ist und was du selbst nutzen kannst.',
    scoreApi: {
      title: 'Punkte-API',
      text: 'Eine Anfrage, und dein Spiel hat eine Bestenliste. Geht aus einer Webseite, einer Engine oder einem Skript.',
      link: 'Überblick lesen',
    },
    openDescription: {
      title: 'Offene Beschreibung',
      text: 'Alles, was der Server kann, als OpenAPI-Datei. Gib sie deinen Werkzeugen und lass sie den Client schreiben.',
      link: 'Datei öffnen',
    },
    liveBoards: {
      title: 'Live-Bestenlisten',
      text: 'Ein kleines Protokoll, das eine Bestenliste bewegt, sobald jemand punktet, auf so vielen Bildschirmen, wie zuschauen.',
      link: 'In Bewegung sehen',
    },
  },
  call: {
    title: 'Bereit, Spieler eins?',
    text: 'Leg ein Konto an und hol dir einen Platz auf der Bestenliste, oder sieh dich erst einmal um.',
    signUp: 'Jetzt registrieren',
    browse: 'Spiele durchstöbern',
  },
};
