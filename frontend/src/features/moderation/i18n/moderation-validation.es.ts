/** Validation messages of reports and acts, by their English text. */
export const es: Record<string, string> = {
  'Please choose a reason': 'Elige un motivo',
  'Please say what is reported': 'Indica qué se denuncia',
  'Please say what it is about': 'Indica de qué se trata',
  'Text must be at most 500 characters': 'El texto debe tener como máximo 500 caracteres',
  'Text must not contain control characters': 'El texto no puede contener caracteres de control',
  'Reason must be at least 3 characters': 'El motivo debe tener al menos 3 caracteres',
  'Reason must be at most 500 characters': 'El motivo debe tener como máximo 500 caracteres',
  'Reason must not contain control characters': 'El motivo no puede contener caracteres de control',
  'Days must be between 1 and 365': 'El plazo debe ser de entre 1 y 365 días',
  'You cannot report your own content': 'No puedes denunciar tu propio contenido',
  'Admins cannot be muted': 'No se puede silenciar a los administradores',
};
