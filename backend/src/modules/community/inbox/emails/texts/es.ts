import type { InboxEmailTexts } from './inbox-email-texts.js';

export const es: InboxEmailTexts = {
  greeting: 'Hola, {{username}}:',
  lines: {
    overtaken: '{{actor}} te ha superado en {{game}} con {{score}} puntos. Ahora estás en el puesto {{rank}}.',
    comment: '{{actor}} ha comentado tu juego {{game}}: «{{excerpt}}»',
    mention: '{{actor}} te ha mencionado en un comentario sobre {{game}}: «{{excerpt}}»',
    achievement: 'Has desbloqueado el logro {{achievement}}.',
    game_achievement: 'Has desbloqueado el logro {{achievement}} en {{game}}.',
    weekly_result: 'Has terminado la semana {{week}} en el puesto {{place}} de {{game}}, con {{score}} puntos.',
    weeklyGlobal:
      'Has terminado la semana {{week}} en el puesto {{place}} de la clasificación de todos los juegos, con {{score}} puntos.',
    moderationOwn: 'Un administrador ha tomado medidas sobre tu cuenta o tu contenido ({{name}}). Motivo: {{reason}}',
    moderationReport: 'Hemos revisado tu denuncia sobre {{name}}.',
    scoreRemoved:
      'El creador de {{name}} ha retirado tu puntuación. Puedes reclamar ante nuestros administradores desde tu bandeja de entrada. Motivo: {{reason}}',
    scoreRestored: 'El creador de {{name}} ha restaurado tu puntuación. Vuelve a contar.',
    invite: '{{actor}} te invita a jugar a {{game}}.',
    key_score:
      '{{actor}} ha enviado por primera vez una puntuación a tu juego {{game}} con una clave de API: {{score}} puntos.',
  },
  achievements: {
    first_game: 'Primera partida',
    score_master: 'Maestro de la puntuación',
    game_explorer: 'Explorador de juegos',
    achievement_hunter: 'Cazador de logros',
  },
  somebody: 'Alguien',
  notices: {
    subject: '{{count}} avisos nuevos en GameGeek',
    more: 'Y {{count}} más en tu bandeja de entrada.',
    button: 'Abrir tu bandeja',
  },
  digest: {
    subject: 'Tu semana en GameGeek',
    intro: 'Esto es lo que ha pasado en los últimos siete días.',
    button: 'Abrir tu bandeja',
    placeUp: 'Subes en {{game}}',
    placeDown: 'Bajas en {{game}}',
    from: 'del {{before}} al {{after}}',
    overtaken: 'Clasificaciones en las que te han superado',
    achievements: 'Logros nuevos',
    achievementInGame: '{{achievement}} en {{game}}',
    comments: 'Nuevos comentarios para ti',
    results: 'Resultado de la semana',
    trending: 'Tendencias',
    playing: '{{game}} ({{count}} jugadores esta semana)',
  },
};
