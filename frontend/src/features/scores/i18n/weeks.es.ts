import type { Translation } from '../../../shared/i18n/translation.js';
import type { en } from './weeks.en.js';

export const es: Translation<typeof en> = {
  eyebrow: 'Campeones semanales',
  title: 'Campeones de la semana {{week}} de {{year}}',
  name: 'Semana {{week}} de {{year}}',
  players_one: '{{count, number}} jugador',
  players_many: '{{count, number}} de jugadores',
  players_other: '{{count, number}} jugadores',
  neighbours: 'Otras semanas',
  previous: 'Semana anterior: {{name}}',
  next: 'Semana siguiente: {{name}}',
  overall: 'En todos los juegos',
  overallHint: 'Las mejores puntuaciones de la semana, sumadas en todos los juegos.',
  byGame: 'Juego por juego',
  byGameHint: 'Las mejores puntuaciones de la semana en cada juego, empezando por los más jugados.',
  pointsWord_one: 'punto',
  pointsWord_many: 'de puntos',
  pointsWord_other: 'puntos',
  pager: 'Páginas de los juegos de esta semana',
  quiet: 'Nadie ha jugado esta semana.',
  quietHint: 'A veces pasa. El lunes empieza otra.',
  failed: 'No se pudieron cargar los campeones de esta semana.',
  running: {
    title: 'Esta semana sigue en juego',
    text: 'Sus campeones se conocerán cuando acabe. Hasta entonces, la clasificación cambia con cada puntuación.',
    link: 'Ver la clasificación en vivo',
  },
  counting: {
    title: 'Esta semana acaba de terminar',
    text: 'Se están contando las últimas puntuaciones. En un minuto aparecerán aquí sus campeones.',
    again: 'Volver a mirar',
  },
  unknown: {
    title: 'Semana no encontrada',
    text: 'No hay clasificación de esta semana: aún no ha empezado o todavía no se había enviado ninguna puntuación.',
    back: 'Volver a las clasificaciones',
  },
  reset: {
    daysHours: 'Se reinicia en {{days, number}} d {{hours, number}} h',
    hoursMinutes: 'Se reinicia en {{hours, number}} h {{minutes, number}} min',
    minutes: 'Se reinicia en {{minutes, number}} min',
    soon: 'Se reinicia en menos de un minuto',
  },
  last: 'Campeones de la semana {{week}}',
};
