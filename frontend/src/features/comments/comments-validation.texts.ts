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
});
