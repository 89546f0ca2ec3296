import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './activity.en.js';

export const es: Translation<typeof en> = {
  active: {
    title: 'Jugadores activos (últimos 7 días)',
    games_one: '{{count, number}} juego',
    games_many: '{{count, number}} de juegos',
    games_other: '{{count, number}} juegos',
    empty: 'No se encontraron jugadores activos.',
    emptyText: 'Nadie ha jugado en los últimos siete días. Empieza tú.',
    error: 'No se pudieron cargar los jugadores activos',
  },
};
