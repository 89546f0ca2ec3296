import { texts } from '#shared/i18n/texts.js';

export default texts({
  title: { en: 'Comments', es: 'Comentarios', fr: 'Commentaires', de: 'Kommentare' },
  signIn: {
    en: 'Please log in to post a comment.',
    es: 'Inicia sesión para publicar un comentario.',
    fr: 'Connectez-vous pour écrire un commentaire.',
    de: 'Bitte melde dich an, um einen Kommentar zu schreiben.',
  },
  sort: {
    label: { en: 'Sort by', es: 'Ordenar por', fr: 'Trier par', de: 'Sortieren nach' },
    newest: { en: 'Newest', es: 'Más recientes', fr: 'Plus récents', de: 'Neueste' },
    oldest: { en: 'Oldest', es: 'Más antiguos', fr: 'Plus anciens', de: 'Älteste' },
  },
  composer: {
    label: { en: 'Your comment', es: 'Tu comentario', fr: 'Votre commentaire', de: 'Dein Kommentar' },
    placeholder: {
      en: 'What do you think of this game?',
      es: '¿Qué te parece este juego?',
      fr: 'Que pensez-vous de ce jeu ?',
      de: 'Was hältst du von diesem Spiel?',
    },
    post: { en: 'Post', es: 'Publicar', fr: 'Publier', de: 'Absenden' },
    left_one: {
      en: '{{count, number}} character left',
      es: 'Queda {{count, number}} carácter',
      fr: 'Encore {{count, number}} caractère',
      de: 'Noch {{count, number}} Zeichen',
    },
    left_many: { es: 'Quedan {{count, number}} de caracteres', fr: 'Encore {{count, number}} de caractères' },
    left_other: {
      en: '{{count, number}} characters left',
      es: 'Quedan {{count, number}} caracteres',
      fr: 'Encore {{count, number}} caractères',
      de: 'Noch {{count, number}} Zeichen',
    },
  },
  list: {
    label: { en: 'Comments', es: 'Comentarios', fr: 'Commentaires', de: 'Kommentare' },
    pager: {
      en: 'Pages of comments',
      es: 'Páginas de comentarios',
      fr: 'Pages de commentaires',
      de: 'Seiten der Kommentare',
    },
    waiting_one: {
      en: '{{count, number}} new comment',
      es: '{{count, number}} comentario nuevo',
      fr: '{{count, number}} nouveau commentaire',
      de: '{{count, number}} neuer Kommentar',
    },
    waiting_many: { es: '{{count, number}} de comentarios nuevos', fr: '{{count, number}} de nouveaux commentaires' },
    waiting_other: {
      en: '{{count, number}} new comments',
      es: '{{count, number}} comentarios nuevos',
      fr: '{{count, number}} nouveaux commentaires',
      de: '{{count, number}} neue Kommentare',
    },
    gone: {
      en: 'This comment was deleted with its author’s account.',
      es: 'Este comentario se eliminó con la cuenta de su autor.',
      fr: 'Ce commentaire a été supprimé avec le compte de son auteur.',
      de: 'Dieser Kommentar wurde mit dem Konto gelöscht, das ihn geschrieben hat.',
    },
    empty: {
      en: 'No comments yet',
      es: 'Todavía no hay comentarios',
      fr: 'Aucun commentaire pour l’instant',
      de: 'Noch keine Kommentare',
    },
    emptyText: {
      en: 'Be the first to say what this game is like.',
      es: 'Sé la primera persona en contar cómo es este juego.',
      fr: 'Donnez le premier avis sur ce jeu.',
      de: 'Erzähl als Erstes, wie dieses Spiel ist.',
    },
    emptyVisitor: {
      en: 'Log in and be the first to say what this game is like.',
      es: 'Inicia sesión y sé la primera persona en contar cómo es este juego.',
      fr: 'Connectez-vous et donnez le premier avis sur ce jeu.',
      de: 'Melde dich an und erzähl als Erstes, wie dieses Spiel ist.',
    },
    failed: {
      en: 'Failed to fetch comments',
      es: 'No se pudieron cargar los comentarios',
      fr: 'Impossible de charger les commentaires',
      de: 'Die Kommentare konnten nicht geladen werden',
    },
    linkedGone: {
      en: 'This comment no longer exists.',
      es: 'Este comentario ya no existe.',
      fr: 'Ce commentaire n’est plus là.',
      de: 'Diesen Kommentar gibt es nicht mehr.',
    },
    linkedFailed: {
      en: 'This comment could not be loaded.',
      es: 'No se pudo cargar este comentario.',
      fr: 'Ce commentaire n’a pas pu être chargé.',
      de: 'Dieser Kommentar konnte nicht geladen werden.',
    },
  },
  menu: {
    label: {
      en: 'Edit or delete',
      es: 'Editar o eliminar',
      fr: 'Modifier ou supprimer',
      de: 'Bearbeiten oder löschen',
    },
  },
  editor: {
    label: { en: 'Edit comment', es: 'Editar comentario', fr: 'Modifier le commentaire', de: 'Kommentar bearbeiten' },
    save: { en: 'Save', es: 'Guardar', fr: 'Enregistrer', de: 'Speichern' },
  },
  delete: {
    title: {
      en: 'Delete comment?',
      es: '¿Eliminar el comentario?',
      fr: 'Supprimer le commentaire ?',
      de: 'Kommentar löschen?',
    },
    text: {
      en: 'It will be removed for everyone. This cannot be undone.',
      es: 'Se eliminará para todo el mundo. No se puede deshacer.',
      fr: 'Il disparaît pour tout le monde et ne peut pas être récupéré.',
      de: 'Er wird für alle entfernt. Das lässt sich nicht rückgängig machen.',
    },
  },
  toasts: {
    added: { en: 'Comment added', es: 'Comentario añadido', fr: 'Commentaire ajouté', de: 'Kommentar hinzugefügt' },
    addedText: {
      en: 'Your comment has been posted successfully.',
      es: 'Tu comentario se ha publicado.',
      fr: 'Votre commentaire a été publié.',
      de: 'Dein Kommentar wurde veröffentlicht.',
    },
    updated: {
      en: 'Comment updated',
      es: 'Comentario actualizado',
      fr: 'Commentaire modifié',
      de: 'Kommentar geändert',
    },
    deleted: {
      en: 'Comment deleted',
      es: 'Comentario eliminado',
      fr: 'Commentaire supprimé',
      de: 'Kommentar gelöscht',
    },
    addFailed: {
      en: 'Failed to add comment',
      es: 'No se pudo añadir el comentario',
      fr: 'Impossible d’ajouter le commentaire',
      de: 'Der Kommentar konnte nicht gesendet werden',
    },
    editFailed: {
      en: 'Failed to edit comment',
      es: 'No se pudo editar el comentario',
      fr: 'Impossible de modifier le commentaire',
      de: 'Der Kommentar konnte nicht geändert werden',
    },
    deleteFailed: {
      en: 'Failed to delete comment',
      es: 'No se pudo eliminar el comentario',
      fr: 'Impossible de supprimer le commentaire',
      de: 'Der Kommentar konnte nicht gelöscht werden',
    },
  },
});
