/** Validation messages of reports and acts, by their English text. */
export const de: Record<string, string> = {
  'Please choose a reason': 'Bitte wähle einen Grund',
  'Please say what is reported': 'Bitte gib an, was gemeldet wird',
  'Please say what it is about': 'Bitte gib an, worum es geht',
  'Text must be at most 500 characters': 'Der Text darf höchstens 500 Zeichen lang sein',
  'Text must not contain control characters': 'Der Text darf keine Steuerzeichen enthalten',
  'Reason must be at least 3 characters': 'Die Begründung muss mindestens 3 Zeichen lang sein',
  'Reason must be at most 500 characters': 'Die Begründung darf höchstens 500 Zeichen lang sein',
  'Reason must not contain control characters': 'Die Begründung darf keine Steuerzeichen enthalten',
  'Days must be between 1 and 365': 'Es müssen zwischen 1 und 365 Tage sein',
  'You cannot report your own content': 'Eigene Inhalte kannst du nicht melden',
  'Admins cannot be muted': 'Admins können nicht stummgeschaltet werden',
};
