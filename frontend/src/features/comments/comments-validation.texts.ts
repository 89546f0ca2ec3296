import { messages } from '#shared/i18n/texts.js';

/** Validation messages of comments, by their English text. */
export default messages({
  'Comment content is required': {
    es: 'Escribe algo en tu comentario',
    fr: 'Écrivez quelque chose dans votre commentaire',
    de: 'Bitte schreib etwas in deinen Kommentar',
  },
  'Comment must be at most 2000 characters': {
    es: 'El comentario debe tener como máximo 2000 caracteres',
    fr: 'Le commentaire doit comporter au plus 2000 caractères',
    de: 'Der Kommentar darf höchstens 2000 Zeichen lang sein',
  },
  'Comment must not contain control characters': {
    es: 'El comentario no puede contener caracteres de control',
    fr: 'Le commentaire ne doit pas contenir de caractères de contrôle',
    de: 'Der Kommentar darf keine Steuerzeichen enthalten',
  },
  'Only the author of a comment may edit it.': {
    es: 'Solo quien escribió un comentario puede editarlo.',
    fr: 'Seule la personne qui a écrit un commentaire peut le modifier.',
    de: 'Nur wer einen Kommentar geschrieben hat, darf ihn ändern.',
  },
  'Only the author of a comment may delete it.': {
    es: 'Solo quien escribió un comentario puede eliminarlo.',
    fr: 'Seule la personne qui a écrit un commentaire peut le supprimer.',
    de: 'Nur wer einen Kommentar geschrieben hat, darf ihn löschen.',
  },
});
