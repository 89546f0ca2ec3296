import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './activity.en.js';

export const fr: Translation<typeof en> = {
  active: {
    title: 'Joueurs actifs (7 derniers jours)',
    games_one: '{{count, number}} jeu',
    games_many: '{{count, number}} de jeux',
    games_other: '{{count, number}} jeux',
    empty: 'Aucun joueur actif trouvé.',
    emptyText: 'Personne n’a joué ces sept derniers jours. À vous de commencer.',
    error: 'Impossible de charger les joueurs actifs',
  },
};
