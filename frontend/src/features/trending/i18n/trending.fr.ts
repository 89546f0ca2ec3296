import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './trending.en.js';

export const fr: Translation<typeof en> = {
  title: 'Jeux tendance (cette semaine)',
  players_one: '{{count, number}} joueur cette semaine',
  players_many: '{{count, number}} de joueurs cette semaine',
  players_other: '{{count, number}} joueurs cette semaine',
  growth: '+{{share}} de joueurs',
  new: 'Nouveau cette semaine',
  playing_one: '{{count, number}} joue en ce moment',
  playing_many: '{{count, number}} jouent en ce moment',
  playing_other: '{{count, number}} jouent en ce moment',
  example: 'Exemple',
  empty: 'Aucun jeu tendance trouvé.',
  emptyText: 'Personne n’a joué ces sept derniers jours. À vous de commencer.',
  error: 'Impossible de charger les jeux',
};
