/** Validation messages of the account forms, by their English text. */
export const de: Record<string, string> = {
  'Rating must be between 1 and 5': 'Die Bewertung muss zwischen 1 und 5 liegen',
  'Username or email is required': 'Benutzername oder E-Mail ist erforderlich',
  'Username or email is too long': 'Benutzername oder E-Mail ist zu lang',
  'Username or email must not contain control characters':
    'Benutzername oder E-Mail darf keine Steuerzeichen enthalten',
  'Password is required': 'Das Passwort ist erforderlich',
  'Password is too long': 'Das Passwort ist zu lang',
  'Username must be at least 3 characters': 'Der Benutzername muss mindestens 3 Zeichen lang sein',
  'Username must be at most 32 characters': 'Der Benutzername darf höchstens 32 Zeichen lang sein',
  'Username may contain only letters, digits, _, - and .':
    'Der Benutzername darf nur Buchstaben ohne Umlaute, Ziffern, _, - und . enthalten',
  'Invalid email address': 'Ungültige E-Mail-Adresse',
  'Password must be at least 8 characters': 'Das Passwort muss mindestens 8 Zeichen lang sein',
  'Password must be at most 200 characters': 'Das Passwort darf höchstens 200 Zeichen lang sein',
  'Password must not contain control characters': 'Das Passwort darf keine Steuerzeichen enthalten',
  'This password is one of the most common ones. Please choose another':
    'Dieses Passwort gehört zu den häufigsten. Bitte wähle ein anderes',
  'Too many failed logins for this account. Use a browser in which you have logged in before, or choose a new password with “Forgot password?”. Otherwise, try again in a minute':
    'Zu viele fehlgeschlagene Anmeldungen bei diesem Konto. Verwende einen Browser, in dem du schon angemeldet warst, oder wähle mit „Passwort vergessen?“ ein neues Passwort. Sonst versuche es in einer Minute erneut',
  'You must accept the terms and conditions': 'Du musst die Nutzungsbedingungen akzeptieren',
  'This username is taken': 'Dieser Benutzername ist schon vergeben',
  'This email address is already registered': 'Diese E-Mail-Adresse ist schon registriert',
  'The link is not complete': 'Der Link ist nicht vollständig',
  'The code is required': 'Der Code ist erforderlich',
  'The code is too long': 'Der Code ist zu lang',
  'The code must be text': 'Der Code muss Text sein',
  'The code is wrong or has been used.': 'Der Code ist falsch oder wurde schon verwendet.',
  'The password is wrong': 'Das Passwort ist falsch',
  'The current password is wrong': 'Das aktuelle Passwort ist falsch',
  'The code is wrong or has been used': 'Der Code ist falsch oder wurde schon verwendet',
};
