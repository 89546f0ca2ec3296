import { messages } from '#shared/i18n/texts.js';

/** Validation messages of the account forms, by their English text. */
export default messages({
  'Rating must be between 1 and 5': {
    es: 'La valoración debe estar entre 1 y 5',
    fr: 'La note doit être comprise entre 1 et 5',
    de: 'Die Bewertung muss zwischen 1 und 5 liegen',
  },
  'Name is required': {
    es: 'El nombre es obligatorio',
    fr: 'Le nom est requis',
    de: 'Ein Name ist erforderlich',
  },
  'Name must be at most 60 characters': {
    es: 'El nombre debe tener como máximo 60 caracteres',
    fr: 'Le nom doit comporter au plus 60 caractères',
    de: 'Der Name darf höchstens 60 Zeichen lang sein',
  },
  'Name must not contain control characters': {
    es: 'El nombre no puede contener caracteres de control',
    fr: 'Le nom ne doit pas contenir de caractères de contrôle',
    de: 'Der Name darf keine Steuerzeichen enthalten',
  },
  'Please select at least one permission': {
    es: 'Elige al menos un permiso',
    fr: 'Choisissez au moins une permission',
    de: 'Bitte wähle mindestens eine Berechtigung',
  },
  'Username or email is required': {
    es: 'El nombre de usuario o el correo es obligatorio',
    fr: 'Le nom d’utilisateur ou l’e-mail est requis',
    de: 'Benutzername oder E-Mail ist erforderlich',
  },
  'Username or email is too long': {
    es: 'El nombre de usuario o el correo es demasiado largo',
    fr: 'Le nom d’utilisateur ou l’e-mail est trop long',
    de: 'Benutzername oder E-Mail ist zu lang',
  },
  'Username or email must not contain control characters': {
    es: 'El nombre de usuario o el correo no puede contener caracteres de control',
    fr: 'Le nom d’utilisateur ou l’e-mail ne doit pas contenir de caractères de contrôle',
    de: 'Benutzername oder E-Mail darf keine Steuerzeichen enthalten',
  },
  'Password is required': {
    es: 'La contraseña es obligatoria',
    fr: 'Le mot de passe est requis',
    de: 'Das Passwort ist erforderlich',
  },
  'Password is too long': {
    es: 'La contraseña es demasiado larga',
    fr: 'Le mot de passe est trop long',
    de: 'Das Passwort ist zu lang',
  },
  'Username must be at least 3 characters': {
    es: 'El nombre de usuario debe tener al menos 3 caracteres',
    fr: 'Le nom d’utilisateur doit comporter au moins 3 caractères',
    de: 'Der Benutzername muss mindestens 3 Zeichen lang sein',
  },
  'Username must be at most 32 characters': {
    es: 'El nombre de usuario debe tener como máximo 32 caracteres',
    fr: 'Le nom d’utilisateur doit comporter au plus 32 caractères',
    de: 'Der Benutzername darf höchstens 32 Zeichen lang sein',
  },
  'Username may contain only letters, digits, _, - and .': {
    es: 'El nombre de usuario solo puede contener letras sin acentos, cifras, _, - y .',
    fr: 'Le nom d’utilisateur ne peut contenir que des lettres sans accent, des chiffres, _, - et .',
    de: 'Der Benutzername darf nur Buchstaben ohne Umlaute, Ziffern, _, - und . enthalten',
  },
  'Invalid email address': {
    es: 'Correo electrónico no válido',
    fr: 'Adresse e-mail non valide',
    de: 'Ungültige E-Mail-Adresse',
  },
  'Password must be at least 8 characters': {
    es: 'La contraseña debe tener al menos 8 caracteres',
    fr: 'Le mot de passe doit comporter au moins 8 caractères',
    de: 'Das Passwort muss mindestens 8 Zeichen lang sein',
  },
  'Password must be at most 200 characters': {
    es: 'La contraseña debe tener como máximo 200 caracteres',
    fr: 'Le mot de passe doit comporter au plus 200 caractères',
    de: 'Das Passwort darf höchstens 200 Zeichen lang sein',
  },
  'Password must not contain control characters': {
    es: 'La contraseña no puede contener caracteres de control',
    fr: 'Le mot de passe ne doit pas contenir de caractères de contrôle',
    de: 'Das Passwort darf keine Steuerzeichen enthalten',
  },
  'This password is one of the most common ones. Please choose another': {
    es: 'Esta contraseña es una de las más comunes. Elige otra',
    fr: 'Ce mot de passe est l’un des plus courants. Choisissez-en un autre',
    de: 'Dieses Passwort gehört zu den häufigsten. Bitte wähle ein anderes',
  },
  'Too many failed logins for this account. Use a browser in which you have logged in before, or choose a new password with “Forgot password?”. Otherwise, try again in a minute':
    {
      es: 'Demasiados inicios de sesión fallidos en esta cuenta. Usa un navegador en el que ya hayas iniciado sesión o elige una contraseña nueva con «¿Olvidaste tu contraseña?». Si no, inténtalo de nuevo en un minuto',
      fr: 'Trop de connexions échouées à ce compte. Utilisez un navigateur dans lequel vous vous êtes déjà connecté, ou choisissez un nouveau mot de passe avec « Mot de passe oublié ? ». Sinon, réessayez dans une minute',
      de: 'Zu viele fehlgeschlagene Anmeldungen bei diesem Konto. Verwende einen Browser, in dem du schon angemeldet warst, oder wähle mit „Passwort vergessen?“ ein neues Passwort. Sonst versuche es in einer Minute erneut',
    },
  'You must accept the terms and conditions': {
    es: 'Debes aceptar los términos y condiciones',
    fr: 'Vous devez accepter les conditions d’utilisation',
    de: 'Du musst die Nutzungsbedingungen akzeptieren',
  },
  'This username is taken': {
    es: 'Este nombre de usuario ya está en uso',
    fr: 'Ce nom d’utilisateur est déjà pris',
    de: 'Dieser Benutzername ist schon vergeben',
  },
  'This email address is already registered': {
    es: 'Este correo ya está registrado',
    fr: 'Cette adresse e-mail est déjà utilisée',
    de: 'Diese E-Mail-Adresse ist schon registriert',
  },
  'The link is not complete': {
    es: 'El enlace no está completo',
    fr: 'Le lien n’est pas complet',
    de: 'Der Link ist nicht vollständig',
  },
  'The code is required': { es: 'El código es obligatorio', fr: 'Le code est requis', de: 'Der Code ist erforderlich' },
  'The code is too long': {
    es: 'El código es demasiado largo',
    fr: 'Le code est trop long',
    de: 'Der Code ist zu lang',
  },
  'The code must be text': {
    es: 'El código debe ser texto',
    fr: 'Le code doit être du texte',
    de: 'Der Code muss Text sein',
  },
  'The code is wrong or has been used.': {
    es: 'El código es incorrecto o ya se ha usado.',
    fr: 'Le code est incorrect ou a déjà été utilisé.',
    de: 'Der Code ist falsch oder wurde schon verwendet.',
  },
  'The password is wrong': {
    es: 'La contraseña es incorrecta',
    fr: 'Le mot de passe est incorrect',
    de: 'Das Passwort ist falsch',
  },
  'The current password is wrong': {
    es: 'La contraseña actual es incorrecta',
    fr: 'Le mot de passe actuel est incorrect',
    de: 'Das aktuelle Passwort ist falsch',
  },
  'The code is wrong or has been used': {
    es: 'El código es incorrecto o ya se ha usado',
    fr: 'Le code est incorrect ou a déjà été utilisé',
    de: 'Der Code ist falsch oder wurde schon verwendet',
  },
});
