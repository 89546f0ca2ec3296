import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './search.en.js';

export const es: Translation<typeof en> = {
  title: 'Buscar',
  label: 'Juegos, modelos de IA y jugadores',
  placeholder: 'Busca juegos, modelos de IA, jugadores…',
  results: 'Resultados',
  games: 'Juegos',
  models: 'Modelos de IA',
  players: 'Jugadores',
  goTo: 'Ir a',
  submitGame: 'Publicar un juego',
  allGames: 'Todos los juegos para «{{q}}»',
  nothing: 'Sin resultados para «{{q}}»',
  nothingHint: 'Prueba con menos letras o escríbelo de otra forma.',
  failed: 'La búsqueda ha fallado. Inténtalo de nuevo.',
  count_one: '{{count, number}} resultado',
  count_many: '{{count, number}} resultados',
  count_other: '{{count, number}} resultados',
  slash: 'La tecla / abre la búsqueda',
  keys: { move: 'para navegar', open: 'para abrir', close: 'para cerrar', enter: 'Intro', escape: 'Esc' },
};
