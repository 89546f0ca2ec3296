import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './comments.en.js';

export const fr: Translation<typeof en> = {
  title: 'Commentaires',
  signIn: 'Connectez-vous pour écrire un commentaire.',
  sort: { label: 'Trier par', newest: 'Plus récents', oldest: 'Plus anciens' },
  composer: {
    label: 'Votre commentaire',
    placeholder: 'Que pensez-vous de ce jeu ?',
    post: 'Publier',
    left_one: 'Encore {{count, number}} caractère',
    left_many: 'Encore {{count, number}} de caractères',
    left_other: 'Encore {{count, number}} caractères',
  },
  list: {
    label: 'Commentaires',
    pager: 'Pages de commentaires',
    waiting_one: '{{count, number}} nouveau commentaire',
    waiting_many: '{{count, number}} de nouveaux commentaires',
    waiting_other: '{{count, number}} nouveaux commentaires',
    sending: 'Envoi…',
    edited: 'modifié',
    gone: 'Ce commentaire a été supprimé avec le compte de son auteur.',
    empty: 'Aucun commentaire pour l’instant',
    emptyText: 'Donnez le premier avis sur ce jeu.',
    emptyVisitor: 'Connectez-vous et donnez le premier avis sur ce jeu.',
    failed: 'Impossible de charger les commentaires',
    linkedGone: 'Ce commentaire n’est plus là.',
    linkedFailed: 'Ce commentaire n’a pas pu être chargé.',
  },
  menu: { label: 'Modifier ou supprimer', edit: 'Modifier', delete: 'Supprimer' },
  editor: { label: 'Modifier le commentaire', save: 'Enregistrer', cancel: 'Annuler' },
  delete: {
    title: 'Supprimer le commentaire ?',
    text: 'Il disparaît pour tout le monde et ne peut pas être récupéré.',
    confirm: 'Supprimer',
  },
  toasts: {
    added: 'Commentaire ajouté',
    addedText: 'Votre commentaire a été publié.',
    updated: 'Commentaire modifié',
    deleted: 'Commentaire supprimé',
    addFailed: 'Impossible d’ajouter le commentaire',
    editFailed: 'Impossible de modifier le commentaire',
    deleteFailed: 'Impossible de supprimer le commentaire',
  },
};
