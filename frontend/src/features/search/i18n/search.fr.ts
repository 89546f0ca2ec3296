import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './search.en.js';

export const fr: Translation<typeof en> = {
  title: 'Rechercher',
  label: 'Jeux, modèles d’IA et joueurs',
  placeholder: 'Rechercher des jeux, modèles d’IA, joueurs…',
  results: 'Résultats',
  games: 'Jeux',
  models: 'Modèles d’IA',
  players: 'Joueurs',
  goTo: 'Aller à',
  submitGame: 'Proposer un jeu',
  allGames: 'Tous les jeux pour « {{q}} »',
  nothing: 'Aucun résultat pour « {{q}} »',
  nothingHint: 'Essayez avec moins de lettres ou une autre orthographe.',
  failed: 'La recherche a échoué. Veuillez réessayer.',
  count_one: '{{count, number}} résultat',
  count_many: '{{count, number}} résultats',
  count_other: '{{count, number}} résultats',
  slash: 'La touche / ouvre la recherche',
  keys: { move: 'pour naviguer', open: 'pour ouvrir', close: 'pour fermer', enter: 'Entrée', escape: 'Échap' },
};
