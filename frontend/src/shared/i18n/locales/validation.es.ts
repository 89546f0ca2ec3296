/** Validation messages of the account forms, by their English text. */
export const es: Record<string, string> = {
  'Rating must be between 1 and 5': 'La valoración debe estar entre 1 y 5',
  'Username or email is required': 'El nombre de usuario o el correo es obligatorio',
  'Username or email is too long': 'El nombre de usuario o el correo es demasiado largo',
  'Username or email must not contain control characters':
    'El nombre de usuario o el correo no puede contener caracteres de control',
  'Password is required': 'La contraseña es obligatoria',
  'Password is too long': 'La contraseña es demasiado larga',
  'Username must be at least 3 characters': 'El nombre de usuario debe tener al menos 3 caracteres',
  'Username must be at most 32 characters': 'El nombre de usuario debe tener como máximo 32 caracteres',
  'Username may contain only letters, digits, _, - and .':
    'El nombre de usuario solo puede contener letras sin acentos, cifras, _, - y .',
  'Invalid email address': 'Correo electrónico no válido',
  'Password must be at least 8 characters': 'La contraseña debe tener al menos 8 caracteres',
  'Password must be at most 200 characters': 'La contraseña debe tener como máximo 200 caracteres',
  'Password must not contain control characters': 'La contraseña no puede contener caracteres de control',
  'This password is one of the most common ones. Please choose another':
    'Esta contraseña es una de las más comunes. Elige otra',
  'Too many failed logins for this account. Use a browser in which you have logged in before, or choose a new password with “Forgot password?”. Otherwise, try again in a minute':
    'Demasiados inicios de sesión fallidos en esta cuenta. Usa un navegador en el que ya hayas iniciado sesión o elige una contraseña nueva con «¿Olvidaste tu contraseña?». Si no, inténtalo de nuevo en un minuto',
  'You must accept the terms and conditions': 'Debes aceptar los términos y condiciones',
  'This username is taken': 'Este nombre de usuario ya está en uso',
  'This email address is already registered': 'Este correo ya está registrado',
  'The link is not complete': 'El enlace no está completo',
  'The code is required': 'El código es obligatorio',
  'The code is too long': 'El código es demasiado largo',
  'The code must be text': 'El código debe ser texto',
  'The code is wrong or has been used.': 'El código es incorrecto o ya se ha usado.',
  'The password is wrong': 'La contraseña es incorrecta',
  'The current password is wrong': 'La contraseña actual es incorrecta',
  'The code is wrong or has been used': 'El código es incorrecto o ya se ha usado',
};
