import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './trending.en.js';

export const es: Translation<typeof en> = {
  title: 'Juegos en tendencia (esta semana)',
  players_one: '{{count, number}} jugador esta semana',
  players_many: '{{count, number}} de jugadores esta semana',
  players_other: '{{count, number}} jugadores esta semana',
  growth: '+{{share}} de jugadores',
  new: 'Nuevo esta semana',
  playing_one: '{{count, number}} jugando ahora',
  playing_many: '{{count, number}} jugando ahora',
  playing_other: '{{count, number}} jugando ahora',
  example: 'Ejemplo',
  empty: 'No se encontraron juegos en tendencia.',
  emptyText: 'Nadie ha jugado en los últimos siete días. Empieza tú.',
  error: 'No se pudieron cargar los juegos',
};
