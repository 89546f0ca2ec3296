import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './home.en.js';

export const de: Translation<typeof en> = {
  developers: {
    eyebrow: 'Für Entwickler',
    title: 'Ein Spiel mit KI gebaut?',
    intro: 'Gib ihm ein Zuhause und sieh zu, wer es spielt.',
    list: {
      title: 'Trag deine Spiele ein',
      text: 'Ein paar Minuten, und dein Spiel hat eine Seite, eine Live-Bestenliste und Spieler.',
      action: 'Spiel einreichen',
    },
    profile: {
      title: 'Bau dein Profil auf',
      text: 'Deine Spiele, deine Punkte und deine Erfolge auf einer eigenen Seite.',
      action: 'Profil ansehen',
    },
    insights: {
      title: 'Erkenne Trends',
      text: 'Finde heraus, welche KI-Modelle sich durchsetzen und was andere damit gebaut haben.',
      action: 'Modelle erkunden',
    },
  },
  players: {
    eyebrow: 'Für Spieler',
    title: 'Lust zu spielen?',
    intro: 'Jedes Spiel hier ist mit einem KI-Modell entstanden, von Retro bis modern.',
    discover: {
      title: 'Entdecke Spiele',
      text: 'Stöbere nach Kategorie oder KI-Modell und finde das Spiel, das dich heute wach hält.',
      action: 'Spiele durchstöbern',
    },
    discussions: {
      title: 'Diskutiere mit',
      text: 'Sprich über Spiele, Rekorde und Modelle, wo sich die Community trifft.',
    },
    progress: {
      title: 'Verfolge deinen Aufstieg',
      text: 'Jedes Ergebnis zählt, sobald du es erzielst. Sieh zu, wie dein Name nach oben steigt.',
      action: 'Bestenliste ansehen',
    },
  },
  boards: {
    title: 'Globale Bestenlisten',
    intro: 'Wer vorn liegt und was alle spielen.',
  },
};
