import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './about.en.js';

export const es: Translation<typeof en> = {
  title: 'Acerca de',
  eyebrow: 'Nuestra historia hasta ahora',
  intro:
    'En GameGeek se encuentran quienes crean juegos con IA y quienes disfrutan jugando. Mostramos qué modelo hay detrás de cada juego y llevamos la cuenta mientras todo el mundo juega.',
  mission: {
    title: 'Nuestra misión',
    body: [
      'Un juego que alguien crea con un modelo de IA en un fin de semana merece jugadores tanto como otro que le llevó tres años a un estudio. Lo que le falta es un lugar donde la gente lo encuentre, lo disfrute y se lo tome en serio.',
      'Ese lugar es el que construimos: justo con quienes crean, divertido para quienes juegan y honesto sobre lo que hizo la IA y lo que hicieron las personas.',
    ],
  },
  stats: {
    title: 'Hacia dónde vamos',
    intro: 'Los números grandes son nuestra meta. Los números pequeños son en directo.',
    models: { aim: '20+', label: 'modelos de IA', now: 'ahora en la lista: {count}' },
    games: { aim: '100+', label: 'juegos', now: 'ahora para jugar: {count}' },
    players: { aim: '10 000+', label: 'jugadores', now: 'ahora en las clasificaciones: {count}' },
    contests: { aim: 'Cada semana', label: 'concursos', now: 'participan esta semana: {count}' },
  },
  timeline: {
    title: 'La IA en los juegos, paso a paso',
    intro: 'Los juegos han sido desde el principio el banco de pruebas de las máquinas que piensan.',
    entries: {
      nimrod: {
        year: '1951',
        title: 'Nimrod juega al Nim',
        text: 'En el Festival of Britain, los visitantes pierden contra un ordenador construido solo para jugar al Nim.',
      },
      samuel: {
        year: '1959',
        title: 'Un programa que aprende',
        text: 'Arthur Samuel describe un programa de damas que mejora jugando y da a conocer la expresión «machine learning».',
      },
      ghosts: {
        year: '1980',
        title: 'Cuatro fantasmas con carácter',
        text: 'En Pac-Man cada fantasma persigue a su manera. Ese mismo año, Rogue dibuja una mazmorra nueva en cada partida.',
      },
      tdGammon: {
        year: '1992',
        title: 'TD-Gammon',
        text: 'La red neuronal de Gerald Tesauro aprende backgammon jugando contra sí misma, casi al nivel de los mejores humanos.',
      },
      deepBlue: {
        year: '1997',
        title: 'Deep Blue vence a Kaspárov',
        text: 'El ordenador de IBM gana un duelo a seis partidas contra el vigente campeón mundial de ajedrez.',
      },
      fear: {
        year: '2005',
        title: 'Enemigos que hacen planes',
        text: 'En F.E.A.R., los enemigos deciden por sí mismos cómo alcanzar su objetivo. Muchos juegos de acción siguen su ejemplo.',
      },
      atari: {
        year: '2013',
        title: 'Atari, solo con píxeles',
        text: 'Una red de DeepMind aprende siete juegos de Atari sin conocer nada más que la pantalla y la puntuación.',
      },
      alphaGo: {
        year: '2016',
        title: 'AlphaGo vence a Lee Sedol',
        text: 'Cuatro a uno, en un juego que se creía fuera de alcance durante otra década.',
      },
      dungeon: {
        year: '2019',
        title: 'Historias sin final',
        text: 'AI Dungeon convierte el modelo de lenguaje GPT-2 en director de juego. AlphaStar alcanza el nivel de gran maestro en StarCraft II.',
      },
      coding: {
        year: '2022',
        title: 'Modelos que programan',
        text: 'GitHub Copilot se abre a todo el mundo y aparece ChatGPT. Gente que nunca había programado empieza a crear pequeños juegos.',
      },
      worlds: {
        year: '2024',
        title: 'Mundos dentro de una red',
        text: 'GameNGen hace funcionar Doom dentro de una red neuronal, imagen a imagen. Genie 2 crea mundos jugables a partir de una sola imagen.',
      },
      vibe: {
        year: '2025',
        title: 'Descríbelo y juégalo',
        text: 'Andrej Karpathy da nombre a crear conversando, «vibe coding», y los juegos hechos así encuentran su primer gran público.',
      },
    },
  },
  team: {
    title: 'El equipo',
    intro: 'Un grupo pequeño y una comunidad que nos avisa cuando nos equivocamos.',
    members: {
      engine: {
        title: 'Sala de máquinas',
        text: 'Cuida de que una puntuación confirmada no se pierda nunca y esté en la clasificación antes de que levantes la vista.',
      },
      arcade: {
        title: 'Salón recreativo',
        text: 'Juega a todo, ayuda a publicar juegos y mantiene las estanterías en orden.',
      },
      pixels: {
        title: 'Taller de píxeles',
        text: 'Dibuja los sprites y los avatares y vela por que cualquiera pueda usar cada página.',
      },
      desk: {
        title: 'Recepción',
        text: 'Responde en el chat y en el foro, pone paz en las discusiones por puntos y recoge tus deseos.',
      },
    },
  },
  contact: {
    title: 'Habla con nosotros',
    text: '¿Una pregunta, una idea, un juego que tenemos que ver? Nos encuentras donde se reúne la comunidad.',
    button: 'Contactar',
  },
  projects: {
    title: 'Otros proyectos',
    intro: 'Lo que ha crecido junto al sitio y puedes usar tú también.',
    scoreApi: {
      title: 'API de puntuaciones',
      text: 'Una petición y tu juego ya tiene clasificación. Funciona desde una web, un motor o un script.',
      link: 'Leer el resumen',
    },
    openDescription: {
      title: 'Descripción abierta',
      text: 'Todo lo que sabe hacer el servidor, en un archivo OpenAPI. Dáselo a tus herramientas y que escriban el cliente.',
      link: 'Abrir el archivo',
    },
    liveBoards: {
      title: 'Clasificaciones en vivo',
      text: 'Un pequeño protocolo que mueve una clasificación en cuanto alguien puntúa, en todas las pantallas que la miran.',
      link: 'Ver cómo se mueve',
    },
  },
  call: {
    title: '¿Listo, jugador uno?',
    text: 'Crea una cuenta y ocupa tu puesto en la clasificación, o date antes una vuelta.',
    signUp: 'Regístrate ahora',
    browse: 'Explorar juegos',
  },
};
