/** Validation messages of comments, by their English text. */
export const fr: Record<string, string> = {
  'Comment content is required': 'Écrivez quelque chose dans votre commentaire',
  'Comment must be at most 2000 characters': 'Le commentaire doit comporter au plus 2000 caractères',
  'Comment must not contain control characters': 'Le commentaire ne doit pas contenir de caractères de contrôle',
  'Only the author of a comment may edit it.': 'Seule la personne qui a écrit un commentaire peut le modifier.',
  'Only the author of a comment may delete it.': 'Seule la personne qui a écrit un commentaire peut le supprimer.',
};
