import type { InboxTexts } from './inbox-texts.js';

export const es: InboxTexts = {
  title: 'Bandeja de entrada',
  eyebrow: 'Para ti',
  intro: 'Lo que ha pasado con tus puntuaciones, tus juegos y tus palabras.',
  bell: 'Bandeja de entrada',
  bellUnread_one: 'Bandeja de entrada, {{count, number}} sin leer',
  bellUnread_many: 'Bandeja de entrada, {{count, number}} sin leer',
  bellUnread_other: 'Bandeja de entrada, {{count, number}} sin leer',
  newest: 'Avisos más recientes',
  list: 'Avisos',
  seeAll: 'Ver todo',
  settings: 'Ajustes de notificaciones',
  markAllRead: 'Marcar todo como leído',
  remove: 'Eliminar',
  unread: 'Sin leer',
  pager: 'Páginas de la bandeja',
  empty: 'Aún no hay nada nuevo',
  emptyHint: 'Aquí aparecerán los comentarios en tus juegos, los puestos perdidos y los nuevos logros.',
  failed: 'No se ha podido cargar tu bandeja.',
  changeFailed: 'No se ha podido cambiar tu bandeja. Inténtalo de nuevo.',
  somebody: 'Alguien',
  kinds: {
    overtaken:
      '<actor/> te ha superado en <game/> con {{score, number}} puntos. Ahora estás en el puesto {{rank, number}}.',
    comment: '<actor/> ha comentado tu juego <game/>.',
    mention: '<actor/> te ha mencionado en un comentario sobre <game/>.',
    achievement: 'Has desbloqueado el logro <achievement/>.',
    weeklyGame:
      'Puesto {{place, number}} en la semana {{week}} de {{year}} de <game/>: estás entre sus <champions>campeones</champions>.',
    weeklyGlobal:
      'Puesto {{place, number}} en la clasificación de todos los juegos en la semana {{week}} de {{year}}: estás entre sus <champions>campeones</champions>.',
    invite: '<actor/> te invita a jugar a <game/>.',
  },
  moderation: {
    hideComment: 'Un administrador ha ocultado tu comentario sobre <name/>.',
    restoreComment: 'Tu comentario sobre <name/> vuelve a ser visible.',
    hideGame: 'Un administrador ha ocultado tu juego <name/>.',
    restoreGame: 'Tu juego <name/> puede volver a mostrarse.',
    removeScore: 'Un administrador ha retirado tu puntuación en <name/>.',
    restoreScore: 'Tu puntuación en <name/> vuelve a contar.',
    mute: 'Un administrador te ha silenciado hasta el {{until}}. Tus puntuaciones siguen contando.',
    unmute: 'Ya no estás silenciado.',
    dismissed: 'Hemos revisado lo que denunciaste sobre <name/> y lo hemos dejado como está.',
    acted: 'Gracias: nos hemos ocupado de lo que denunciaste sobre <name/>.',
    reason: 'Motivo: <reason/>',
  },
  wayOut: {
    title: 'Correos de GameGeek',
    noLink: 'Esta página se abre con el enlace que hay al final de nuestros correos.',
    working: 'Un momento…',
    off: 'Desactivar',
    onAgain: 'Volver a activar',
    home: 'Volver al inicio',
    email_notifications: {
      ask: 'Un clic y no te llegarán más correos sobre comentarios, resultados semanales, invitaciones y demás. Tu bandeja en el sitio se queda.',
      isOff:
        'Las notificaciones por correo están desactivadas. Lo que pase seguirá apareciendo en tu bandeja del sitio.',
      isOn: 'Las notificaciones por correo vuelven a estar activadas.',
    },
    weekly_digest: {
      ask: 'Un clic y el resumen semanal no te llegará más.',
      isOff: 'El resumen semanal está desactivado.',
      isOn: 'El resumen semanal vuelve a estar activado.',
    },
  },
};
