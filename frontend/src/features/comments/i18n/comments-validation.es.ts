/** Validation messages of comments, by their English text. */
export const es: Record<string, string> = {
  'Comment content is required': 'Escribe algo en tu comentario',
  'Comment must be at most 2000 characters': 'El comentario debe tener como máximo 2000 caracteres',
  'Comment must not contain control characters': 'El comentario no puede contener caracteres de control',
  'Only the author of a comment may edit it.': 'Solo quien escribió un comentario puede editarlo.',
  'Only the author of a comment may delete it.': 'Solo quien escribió un comentario puede eliminarlo.',
};
