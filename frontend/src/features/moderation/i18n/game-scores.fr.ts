import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './game-scores.en.js';

export const fr: Translation<typeof en> = {
  title: 'Les scores de votre jeu',
  eyebrow: 'Votre classement',
  intro:
    'Tout ce qui lui a été envoyé, le plus récent d’abord. Ce que vous retirez quitte aussitôt tous les classements et peut être rétabli.',
  board: 'Classement',
  tabsLabel: 'Quels scores',
  list: 'Scores',
  pager: 'Pages des scores',
  empty: 'Aucun score pour l’instant',
  emptyHint: 'Ils apparaissent ici dès que quelqu’un en envoie un.',
  emptyRemoved: 'Aucun score retiré',
  emptyRemovedHint: 'Ceux que vous ou un administrateur retirez apparaissent ici.',
  loadFailed: 'Les scores n’ont pas pu être chargés.',
  refused: 'Vous ne pouvez pas gérer ces scores',
  refusedText: 'Seuls le créateur du jeu et l’équipe de ce site le peuvent.',
  notFound: 'Jeu introuvable',
  isRemoved: 'Retiré',
  verified: 'Contrôlé par le serveur',
  seconds_one: '{{count, number}} seconde',
  seconds_many: '{{count, number}} secondes',
  seconds_other: '{{count, number}} secondes',
  remove: 'Retirer le score',
  removeOf: 'Retirer le score de {{name}}',
  removeAndBlock: 'Retirer et bloquer',
  restore: 'Rétablir',
  restored: 'Score rétabli',
  restoredText: 'Il compte de nouveau, avec son heure d’origine.',
  ask: 'Retirer le score de {{name}} ?',
  means:
    'Il quitte aussitôt tous les classements, et le meilleur score suivant du joueur prend sa place. Le joueur est prévenu et peut faire appel auprès de nos administrateurs. Vous pouvez le rétablir sous « Les scores de votre jeu ».',
  reason: 'Pourquoi ?',
  reasonHint: 'Le joueur le lit, et cela reste dans le journal.',
  block: 'Bloquer aussi {{name}}',
  blockHint:
    'Cette personne ne pourra plus lancer le jeu depuis ce site ni lui envoyer de scores. Vous pouvez l’annuler en modifiant le jeu.',
  cancel: 'Annuler',
  working: 'Un instant…',
  removed: 'Score retiré',
  removedText: '{{name}} en connaît la raison.',
  removedAndBlocked: '{{name}} en connaît la raison et est bloqué.',
  failed: 'Cela n’a pas pu être fait.',
  decided: 'Un administrateur a décidé de ce score. Seul un administrateur peut changer cela.',
  tabs: {
    all: 'Tous les scores',
    removed: 'Retirés',
  },
  origins: {
    play: 'D’une session de jeu',
    key: 'Avec une clé d’API ou un navigateur connecté',
  },
  acts: {
    creator: {
      remove_score: 'Retiré par le créateur',
      restore_score: 'Rétabli par le créateur',
    },
    admin: {
      remove_score: 'Retiré par un administrateur',
      restore_score: 'Rétabli par un administrateur',
    },
  },
};
