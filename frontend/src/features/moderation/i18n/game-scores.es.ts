import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './game-scores.en.js';

export const es: Translation<typeof en> = {
  title: 'Puntuaciones de tu juego',
  eyebrow: 'Tu clasificación',
  intro:
    'Todo lo que se le ha enviado, lo más reciente primero. Lo que retiras desaparece al instante de todas las clasificaciones y se puede restaurar.',
  board: 'Clasificación',
  tabsLabel: 'Qué puntuaciones',
  list: 'Puntuaciones',
  pager: 'Páginas de las puntuaciones',
  empty: 'Aún no hay puntuaciones',
  emptyHint: 'Aparecen aquí en cuanto alguien envía una.',
  emptyRemoved: 'No hay puntuaciones retiradas',
  emptyRemovedHint: 'Aquí aparecen las que retiráis tú o un administrador.',
  loadFailed: 'No se pudieron cargar las puntuaciones.',
  refused: 'No puedes gestionar estas puntuaciones',
  refusedText: 'Solo pueden hacerlo el creador del juego y el equipo de este sitio.',
  notFound: 'Juego no encontrado',
  isRemoved: 'Retirada',
  verified: 'Comprobada por el servidor',
  seconds_one: '{{count, number}} segundo',
  seconds_many: '{{count, number}} segundos',
  seconds_other: '{{count, number}} segundos',
  remove: 'Retirar puntuación',
  removeOf: 'Retirar la puntuación de {{name}}',
  removeAndBlock: 'Retirar y bloquear',
  restore: 'Restaurar',
  restored: 'Puntuación restaurada',
  restoredText: 'Vuelve a contar, con su hora original.',
  ask: '¿Retirar la puntuación de {{name}}?',
  means:
    'Desaparece al instante de todas las clasificaciones, y la siguiente mejor del jugador ocupa su lugar. El jugador recibe un aviso y puede reclamar ante nuestros administradores. Puedes restaurarla en «Puntuaciones de tu juego».',
  reason: '¿Por qué?',
  reasonHint: 'El jugador lo lee, y queda en el registro.',
  block: 'Bloquear también a {{name}}',
  blockHint:
    'Ya no podrá iniciar el juego desde este sitio ni enviarle puntuaciones. Puedes deshacerlo al editar el juego.',
  cancel: 'Cancelar',
  working: 'Un momento…',
  removed: 'Puntuación retirada',
  removedText: '{{name}} conoce el motivo.',
  removedAndBlocked: '{{name}} conoce el motivo y está bloqueado.',
  failed: 'No se pudo hacer.',
  decided: 'Un administrador ha decidido sobre esta puntuación. Solo un administrador puede cambiarlo.',
  tabs: {
    all: 'Todas',
    removed: 'Retiradas',
  },
  origins: {
    play: 'De una sesión de juego',
    key: 'Con una clave de API o un navegador con sesión iniciada',
  },
  acts: {
    creator: {
      remove_score: 'Retirada por el creador',
      restore_score: 'Restaurada por el creador',
    },
    admin: {
      remove_score: 'Retirada por un administrador',
      restore_score: 'Restaurada por un administrador',
    },
  },
};
