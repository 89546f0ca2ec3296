/** Validation messages of comments, by their English text. */
export const de: Record<string, string> = {
  'Comment content is required': 'Bitte schreib etwas in deinen Kommentar',
  'Comment must be at most 2000 characters': 'Der Kommentar darf höchstens 2000 Zeichen lang sein',
  'Comment must not contain control characters': 'Der Kommentar darf keine Steuerzeichen enthalten',
  'Only the author of a comment may edit it.': 'Nur wer einen Kommentar geschrieben hat, darf ihn ändern.',
  'Only the author of a comment may delete it.': 'Nur wer einen Kommentar geschrieben hat, darf ihn löschen.',
};
