/** Validation messages of reports and acts, by their English text. */
export const fr: Record<string, string> = {
  'Please choose a reason': 'Choisissez un motif',
  'Please say what is reported': 'Indiquez ce qui est signalé',
  'Please say what it is about': 'Indiquez de quoi il s’agit',
  'Text must be at most 500 characters': 'Le texte doit comporter au plus 500 caractères',
  'Text must not contain control characters': 'Le texte ne doit pas contenir de caractères de contrôle',
  'Reason must be at least 3 characters': 'Le motif doit comporter au moins 3 caractères',
  'Reason must be at most 500 characters': 'Le motif doit comporter au plus 500 caractères',
  'Reason must not contain control characters': 'Le motif ne doit pas contenir de caractères de contrôle',
  'Days must be between 1 and 365': 'Il faut entre 1 et 365 jours',
  'You cannot report your own content': 'Vous ne pouvez pas signaler vos propres contenus',
  'Admins cannot be muted': 'On ne peut pas retirer la parole aux administrateurs',
};
