import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './static-pages.en.js';

export const fr: Translation<typeof en> = {
  contents: 'Sur cette page',
  inForce: 'En vigueur depuis le',
  binding: 'Le texte anglais fait foi.',
  faq: {
    filter: 'Chercher parmi les questions',
    found: 'Questions : {{found, number}} sur {{total, number}}',
    noMatch: 'Aucune question ne correspond à votre recherche.',
    noMatchHint: 'Essayez avec un seul mot, ou demandez à la communauté : il y a presque toujours quelqu’un qui sait.',
    clear: 'Afficher toutes les questions',
  },
  figures: {
    models: { aim: '20+', label: 'modèles d’IA', now: 'répertoriés à présent : {{figure, number}}' },
    games: { aim: '100+', label: 'jeux', now: 'jouables à présent : {{figure, number}}' },
    players: { aim: '10 000+', label: 'joueurs', now: 'aux classements à présent : {{figure, number}}' },
    contests: { aim: 'Chaque semaine', label: 'des concours', now: 'en lice cette semaine : {{figure, number}}' },
  },
  contact: 'Nous contacter',
  askInChat: 'Demander dans le chat',
  readFaq: 'Lire les questions fréquentes',
};
