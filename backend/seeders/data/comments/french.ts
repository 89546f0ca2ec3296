import type { CommentPhrases } from './comment-phrases.js';

export const FRENCH: CommentPhrases = {
  opinions: [
    'Encore une partie et je dors. Promis.',
    'Une idée toute simple, très bien réalisée.',
    'J’ai mis du temps à comprendre, mais maintenant j’y reviens tous les jours.',
    'Bluffant pour un jeu fait avec un modèle d’IA.',
    'Un peu court, mais quel charme !',
    'Parfait pour une pause-café.',
  ],
  details: [
    'Ça tourne très bien sur mon téléphone.',
    'Il manque juste un bouton pause.',
    'La petite musique me reste dans la tête.',
    'Qui dit mieux que mon score ?',
    'Merci pour ce beau travail.',
  ],
  kinds: {
    'Text Adventure': [
      'J’ai parlé au corbeau pendant vingt minutes. Aucun regret.',
      'Les textes sont superbes, on s’y croirait.',
    ],
    Strategy: ['L’adversaire se souvient de mes erreurs, lui.', 'Commencez par la défense, vraiment.'],
    Puzzle: ['Le niveau 14 m’a rendu fou, puis très heureux.', 'Pas une énigme de trop.'],
    RPG: ['Mon personnage a fini boulanger et c’est très bien comme ça.', 'Chaque quête réserve une surprise.'],
    Educational: [
      'Je l’utilise en classe, les élèves en redemandent.',
      'Enfin un jeu qui explique pourquoi on s’est trompé.',
    ],
    Simulation: [
      'Ma ville a fait faillite au printemps. Encore.',
      'On peut regarder vivre ce petit monde pendant des heures.',
    ],
    Other: ['Impossible à décrire, essayez-le.', 'Bizarre et reposant.'],
  },
};
