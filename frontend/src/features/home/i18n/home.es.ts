import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './home.en.js';

export const es: Translation<typeof en> = {
  developers: {
    eyebrow: 'Para desarrolladores',
    title: '¿Has creado un juego con IA?',
    intro: 'Dale un hogar y mira quién juega.',
    list: {
      title: 'Publica tus juegos',
      text: 'En unos minutos tu juego tiene página, clasificación en vivo y jugadores.',
      action: 'Publicar un juego',
    },
    profile: {
      title: 'Crea tu perfil',
      text: 'Los juegos que publicas, tus puntuaciones y tus logros, en una página propia.',
      action: 'Ver perfil',
    },
    insights: {
      title: 'Descubre tendencias',
      text: 'Mira qué modelos de IA ganan terreno y qué han creado otros con ellos.',
      action: 'Explorar modelos',
    },
  },
  players: {
    eyebrow: 'Para jugadores',
    title: '¿Vienes a jugar?',
    intro: 'Todos los juegos de aquí se hicieron con un modelo de IA, de lo retro a lo moderno.',
    discover: {
      title: 'Descubre juegos',
      text: 'Busca por categoría o modelo de IA y encuentra el que no te dejará dormir esta noche.',
      action: 'Explorar juegos',
    },
    discussions: {
      title: 'Únete a las conversaciones',
      text: 'Habla de juegos, récords y modelos donde se reúne la comunidad.',
    },
    progress: {
      title: 'Sigue tu progreso',
      text: 'Cada puntuación cuenta en cuanto la consigues. Mira cómo sube tu nombre.',
      action: 'Ver clasificación',
    },
  },
  boards: {
    title: 'Clasificaciones globales',
    intro: 'Quién va en cabeza y a qué juega todo el mundo.',
  },
};
