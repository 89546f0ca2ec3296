import type { CommentPhrases } from './comment-phrases.js';

export const GERMAN: CommentPhrases = {
  opinions: [
    'Nur noch eine Runde, hab ich gesagt. Jetzt ist es halb zwei.',
    'Schöne Idee, sauber umgesetzt.',
    'Am Anfang sperrig, danach kommt man nicht mehr los.',
    'Hätte ich einem Spiel aus einem KI-Modell nicht zugetraut.',
    'Für die Mittagspause genau richtig.',
    'Macht Laune, könnte aber länger sein.',
    'Unterschätzt! Das sollten viel mehr Leute spielen.',
  ],
  details: [
    'Läuft auch auf dem Handy ohne Ruckeln.',
    'Eine Pausentaste wäre noch was.',
    'Der Humor in den Texten ist großartig.',
    'Wer schlägt meine Punktzahl?',
    'Bitte mehr davon!',
  ],
  kinds: {
    'Text Adventure': [
      'Ich hab versucht, mit der Tür zu verhandeln. Es hat geklappt.',
      'Wunderbar geschrieben, wie ein gutes Buch.',
    ],
    Strategy: [
      'Der Gegner lernt dazu. Meine alte Taktik zieht nicht mehr.',
      'Wer zu früh baut, verliert. Lehrgeld bezahlt.',
    ],
    Puzzle: ['An Level 9 sitze ich seit gestern.', 'Kein einziges überflüssiges Rätsel. Respekt.'],
    RPG: ['Mein Barde hat den Endgegner in den Schlaf gesungen.', 'Jede Quest anders und trotzdem stimmig.'],
    Educational: [
      'Meine Tochter übt damit freiwillig Bruchrechnen. Danke!',
      'Erklärt Fehler besser als mein alter Mathelehrer.',
    ],
    Simulation: [
      'Mein Bahnhof ist seit drei Jahren pünktlich. Reine Fantasie also.',
      'Man kann einfach nur zuschauen, herrlich.',
    ],
    Other: ['Keine Ahnung, was das ist, aber ich will mehr.', 'Schräg, ruhig, gut.'],
  },
};
