import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './static-pages.en.js';

export const es: Translation<typeof en> = {
  contents: 'En esta página',
  inForce: 'En vigor desde el',
  binding: 'El texto en inglés es el vinculante.',
  faq: {
    filter: 'Buscar entre las preguntas',
    found: '{{found, number}} de {{total, number}} preguntas',
    noMatch: 'Ninguna pregunta coincide con tu búsqueda.',
    noMatchHint: 'Prueba con una sola palabra o pregunta a la comunidad: casi siempre hay alguien que lo sabe.',
    clear: 'Ver todas las preguntas',
  },
  figures: {
    models: { aim: '20+', label: 'modelos de IA', now: 'ahora en la lista: {{figure, number}}' },
    games: { aim: '100+', label: 'juegos', now: 'ahora para jugar: {{figure, number}}' },
    players: { aim: '10 000+', label: 'jugadores', now: 'ahora en las clasificaciones: {{figure, number}}' },
    contests: { aim: 'Cada semana', label: 'concursos', now: 'participan esta semana: {{figure, number}}' },
  },
  contact: 'Contactar',
  askInChat: 'Preguntar en el chat',
  readFaq: 'Leer las preguntas frecuentes',
};
