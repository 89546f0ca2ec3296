import type { CommentPhrases } from './comment-phrases.js';

export const SPANISH: CommentPhrases = {
  opinions: [
    'Dije «la última y ya». Mentí.',
    'Una idea sencilla y muy bien hecha.',
    'Al principio cuesta, luego engancha muchísimo.',
    'No esperaba tanto de un juego hecho con un modelo de IA.',
    'Se me hizo corto, quiero más niveles.',
    'Ideal para el autobús de vuelta a casa.',
  ],
  details: [
    'En el móvil va perfecto.',
    'Le vendría bien un modo más lento.',
    'Los textos me hicieron reír en voz alta.',
    '¿Alguien supera mi puntuación?',
    'Enhorabuena a quien lo hizo.',
  ],
  kinds: {
    'Text Adventure': [
      'Intenté adoptar al dragón y me dejó. Obra maestra.',
      'Entiende casi todo lo que escribo, hasta con faltas.',
    ],
    Strategy: ['El rival aprende de cada partida. Cuidado.', 'Expandirse rápido funciona hasta que deja de funcionar.'],
    Puzzle: ['Me rendí en el nivel 21 y lo soñé resuelto.', 'Cada nivel enseña algo nuevo.'],
    RPG: ['Convencí al jefe final de que se jubilara.', 'Tres sanadores en el grupo y llegamos al final, despacio.'],
    Educational: ['Mi hijo me pide jugar a esto antes de cenar.', 'Por fin entiendo las fracciones, a mis cuarenta.'],
    Simulation: ['Mi pueblo tiene tres panaderías y ningún médico.', 'Me relaja verlo funcionar solo.'],
    Other: ['No sé qué es, pero me encanta.', 'Raro y precioso.'],
  },
};
