/** Validation messages of the account forms, by their English text. */
export const fr: Record<string, string> = {
  'Rating must be between 1 and 5': 'La note doit être comprise entre 1 et 5',
  'Username or email is required': 'Le nom d’utilisateur ou l’e-mail est requis',
  'Username or email is too long': 'Le nom d’utilisateur ou l’e-mail est trop long',
  'Username or email must not contain control characters':
    'Le nom d’utilisateur ou l’e-mail ne doit pas contenir de caractères de contrôle',
  'Password is required': 'Le mot de passe est requis',
  'Password is too long': 'Le mot de passe est trop long',
  'Username must be at least 3 characters': 'Le nom d’utilisateur doit comporter au moins 3 caractères',
  'Username must be at most 32 characters': 'Le nom d’utilisateur doit comporter au plus 32 caractères',
  'Username may contain only letters, digits, _, - and .':
    'Le nom d’utilisateur ne peut contenir que des lettres sans accent, des chiffres, _, - et .',
  'Invalid email address': 'Adresse e-mail non valide',
  'Password must be at least 8 characters': 'Le mot de passe doit comporter au moins 8 caractères',
  'Password must be at most 200 characters': 'Le mot de passe doit comporter au plus 200 caractères',
  'Password must not contain control characters': 'Le mot de passe ne doit pas contenir de caractères de contrôle',
  'This password is one of the most common ones. Please choose another':
    'Ce mot de passe est l’un des plus courants. Choisissez-en un autre',
  'Too many failed logins for this account. Use a browser in which you have logged in before, or choose a new password with “Forgot password?”. Otherwise, try again in a minute':
    'Trop de connexions échouées à ce compte. Utilisez un navigateur dans lequel vous vous êtes déjà connecté, ou choisissez un nouveau mot de passe avec « Mot de passe oublié ? ». Sinon, réessayez dans une minute',
  'You must accept the terms and conditions': 'Vous devez accepter les conditions d’utilisation',
  'This username is taken': 'Ce nom d’utilisateur est déjà pris',
  'This email address is already registered': 'Cette adresse e-mail est déjà utilisée',
  'The link is not complete': 'Le lien n’est pas complet',
  'The code is required': 'Le code est requis',
  'The code is too long': 'Le code est trop long',
  'The code must be text': 'Le code doit être du texte',
  'The code is wrong or has been used.': 'Le code est incorrect ou a déjà été utilisé.',
  'The password is wrong': 'Le mot de passe est incorrect',
  'The current password is wrong': 'Le mot de passe actuel est incorrect',
  'The code is wrong or has been used': 'Le code est incorrect ou a déjà été utilisé',
};
