import { messages } from '#shared/i18n/texts.js';

/** Validation messages of reports and acts, by their English text. */
export default messages({
  'Please choose a reason': { es: 'Elige un motivo', fr: 'Choisissez un motif', de: 'Bitte wähle einen Grund' },
  'Please say what is reported': {
    es: 'Indica qué se denuncia',
    fr: 'Indiquez ce qui est signalé',
    de: 'Bitte gib an, was gemeldet wird',
  },
  'Please say what it is about': {
    es: 'Indica de qué se trata',
    fr: 'Indiquez de quoi il s’agit',
    de: 'Bitte gib an, worum es geht',
  },
  'Text must be at most 500 characters': {
    es: 'El texto debe tener como máximo 500 caracteres',
    fr: 'Le texte doit comporter au plus 500 caractères',
    de: 'Der Text darf höchstens 500 Zeichen lang sein',
  },
  'Text must not contain control characters': {
    es: 'El texto no puede contener caracteres de control',
    fr: 'Le texte ne doit pas contenir de caractères de contrôle',
    de: 'Der Text darf keine Steuerzeichen enthalten',
  },
  'Note must be at most 500 characters': {
    es: 'La nota debe tener como máximo 500 caracteres',
    fr: 'Le mot doit comporter au plus 500 caractères',
    de: 'Die Begründung darf höchstens 500 Zeichen lang sein',
  },
  'Note must not contain control characters': {
    es: 'La nota no puede contener caracteres de control',
    fr: 'Le mot ne doit pas contenir de caractères de contrôle',
    de: 'Die Begründung darf keine Steuerzeichen enthalten',
  },
  'Reason must be at least 3 characters': {
    es: 'El motivo debe tener al menos 3 caracteres',
    fr: 'Le motif doit comporter au moins 3 caractères',
    de: 'Die Begründung muss mindestens 3 Zeichen lang sein',
  },
  'Reason must be at most 500 characters': {
    es: 'El motivo debe tener como máximo 500 caracteres',
    fr: 'Le motif doit comporter au plus 500 caractères',
    de: 'Die Begründung darf höchstens 500 Zeichen lang sein',
  },
  'Reason must not contain control characters': {
    es: 'El motivo no puede contener caracteres de control',
    fr: 'Le motif ne doit pas contenir de caractères de contrôle',
    de: 'Die Begründung darf keine Steuerzeichen enthalten',
  },
  'Days must be between 1 and 365': {
    es: 'El plazo debe ser de entre 1 y 365 días',
    fr: 'Il faut entre 1 et 365 jours',
    de: 'Es müssen zwischen 1 und 365 Tage sein',
  },
  'You cannot report your own content': {
    es: 'No puedes denunciar tu propio contenido',
    fr: 'Vous ne pouvez pas signaler vos propres contenus',
    de: 'Eigene Inhalte kannst du nicht melden',
  },
  'Admins cannot be muted': {
    es: 'No se puede silenciar a los administradores',
    fr: 'On ne peut pas retirer la parole aux administrateurs',
    de: 'Admins können nicht stummgeschaltet werden',
  },
});
