import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './inbox.en.js';

export const es: Translation<typeof en> = {
  title: 'Bandeja de entrada',
  eyebrow: 'Para ti',
  intro: 'Lo que ha pasado con tus puntuaciones, tus juegos y tus comentarios.',
  bell: 'Bandeja de entrada',
  bellUnread_one: 'Bandeja de entrada, {{count, number}} sin leer',
  bellUnread_many: 'Bandeja de entrada, {{count, number}} sin leer',
  bellUnread_other: 'Bandeja de entrada, {{count, number}} sin leer',
  newest: 'Notificaciones más recientes',
  list: 'Notificaciones',
  seeAll: 'Ver todo',
  settings: 'Ajustes de notificaciones',
  markAllRead: 'Marcar todo como leído',
  remove: 'Eliminar',
  unread: 'Sin leer',
  pager: 'Páginas de la bandeja',
  empty: 'Aún no hay nada nuevo',
  emptyHint: 'Aquí aparecerán los comentarios en tus juegos, los puestos perdidos y los nuevos logros.',
  failed: 'No se pudo cargar tu bandeja.',
  changeFailed: 'No se pudo cambiar tu bandeja. Inténtalo de nuevo.',
  somebody: 'Alguien',
  kinds: {
    overtaken:
      '<actor/> te ha superado en <game/> con {{score, number}} puntos. Ahora estás en el puesto {{rank, number}}.',
    comment: '<actor/> ha comentado tu juego <game/>.',
    mention: '<actor/> te ha mencionado en un comentario sobre <game/>.',
    achievement: 'Has desbloqueado el logro <achievement/>.',
    gameAchievement: 'Has desbloqueado el logro <achievement/> en <game/>.',
    weeklyGame:
      'Quedaste en {{place}} puesto en <game/> en la semana {{week}} de {{year}}. Mira los <champions>campeones</champions>.',
    weeklyGlobal:
      'Quedaste en {{place}} puesto entre todos los juegos en la semana {{week}} de {{year}}. Mira los <champions>campeones</champions>.',
    places: { first: '1.er', second: '2.º', third: '3.er' },
    invite: '<actor/> te invita a jugar a <game/>.',
    keyScore:
      '<actor/> ha enviado por primera vez una puntuación a tu juego <game/> con una clave de API: {{score, number}}. Puedes <scores>quitarla</scores>.',
    keyScores:
      '<actor/> y {{others, number}} más han enviado por primera vez una puntuación a tu juego <game/> con una clave de API. Puedes <scores>quitarlas</scores>.',
  },
  moderation: {
    hideComment: 'Un administrador ha ocultado tu comentario sobre <name/>.',
    restoreComment: 'Tu comentario sobre <name/> vuelve a ser visible.',
    hideGame: 'Un administrador ha ocultado tu juego <name/>.',
    restoreGame: 'Puedes volver a hacer visible tu juego <name/>.',
    removeScore: 'Un administrador ha retirado tu puntuación en <name/>.',
    restoreScore: 'Tu puntuación en <name/> vuelve a contar.',
    creatorRemoved: 'El creador de <name/> ha retirado tu puntuación.',
    creatorRestored: 'El creador de <name/> ha restaurado tu puntuación. Vuelve a contar.',
    mute: 'Un administrador te ha silenciado hasta el {{until}}. Tus puntuaciones siguen contando.',
    unmute: 'Ya puedes volver a escribir.',
    dismissed: 'Hemos revisado lo que denunciaste sobre <name/> y lo hemos dejado como está.',
    acted: 'Gracias: nos hemos ocupado de lo que denunciaste sobre <name/>.',
    reason: 'Motivo: <reason/>',
  },
  invite: {
    button: 'Invitar a alguien',
    title: 'Invitar a alguien',
    intro:
      '¿Con quién te gustaría jugar a {{game}}? Encontrará tu invitación en su bandeja, salvo que haya desactivado las invitaciones.',
    username: 'Nombre de usuario',
    send: 'Enviar invitación',
    sending: 'Enviando…',
    cancel: 'Cancelar',
    sent: 'Invitación enviada',
    sentText: '{{name}} encontrará tu invitación en su bandeja de entrada.',
    invalid: 'Escribe el nombre de un jugador.',
    unknown: 'No hay ningún jugador con ese nombre.',
    self: 'Ese eres tú. Invita a otra persona.',
    failed: 'No se pudo enviar la invitación.',
  },
  unsubscribe: {
    title: 'Correos de GameGeek',
    noLink: 'Abre esta página con el enlace que hay al final de nuestros correos.',
    working: 'Un momento…',
    off: 'Desactivar',
    onAgain: 'Volver a activar',
    home: 'Volver al inicio',
    email_notifications: {
      ask: 'Desactívalo para no recibir más correos sobre comentarios, resultados semanales, invitaciones y similares. Seguirás encontrándolos en tu bandeja de entrada del sitio.',
      isOff:
        'Las notificaciones por correo están desactivadas. Lo que pase seguirá apareciendo en tu bandeja del sitio.',
      isOn: 'Las notificaciones por correo vuelven a estar activadas.',
    },
    weekly_digest: {
      ask: 'Desactívalo para no recibir más el resumen semanal.',
      isOff: 'El resumen semanal está desactivado.',
      isOn: 'El resumen semanal vuelve a estar activado.',
    },
  },
};
