import { texts } from '#shared/i18n/texts.js';

/** Labels of the controls on the pages of src/content. */
export default texts({
  inForce: { en: 'In force since', es: 'En vigor desde el', fr: 'En vigueur depuis le', de: 'Gültig seit' },
  binding: {
    en: 'The English text is binding.',
    es: 'El texto en inglés es el vinculante.',
    fr: 'Le texte anglais fait foi.',
    de: 'Verbindlich ist der englische Text.',
  },
  faq: {
    filter: {
      en: 'Search the questions',
      es: 'Buscar entre las preguntas',
      fr: 'Chercher parmi les questions',
      de: 'Fragen durchsuchen',
    },
    found: {
      en: '{{found, number}} of {{total, number}} questions',
      es: '{{found, number}} de {{total, number}} preguntas',
      fr: 'Questions : {{found, number}} sur {{total, number}}',
      de: '{{found, number}} von {{total, number}} Fragen',
    },
    noMatch: {
      en: 'No question matches your search.',
      es: 'Ninguna pregunta coincide con tu búsqueda.',
      fr: 'Aucune question ne correspond à votre recherche.',
      de: 'Keine Frage passt zu deiner Suche.',
    },
    noMatchHint: {
      en: 'Try a single word, or ask the community: someone usually knows.',
      es: 'Prueba con una sola palabra o pregunta a la comunidad: casi siempre hay alguien que lo sabe.',
      fr: 'Essayez avec un seul mot, ou demandez à la communauté : il y a presque toujours quelqu’un qui sait.',
      de: 'Versuch es mit einem einzelnen Wort oder frag die Community: Irgendwer weiß es meistens.',
    },
    clear: {
      en: 'Show all questions',
      es: 'Ver todas las preguntas',
      fr: 'Afficher toutes les questions',
      de: 'Alle Fragen zeigen',
    },
  },
  figures: {
    models: {
      aim: { en: '20+', es: '20+', fr: '20+', de: '20+' },
      label: { en: 'AI models', es: 'modelos de IA', fr: 'modèles d’IA', de: 'KI-Modelle' },
      now: {
        en: '{{figure, number}} listed now',
        es: 'ahora en la lista: {{figure, number}}',
        fr: 'répertoriés à présent : {{figure, number}}',
        de: 'jetzt eingetragen: {{figure, number}}',
      },
    },
    games: {
      aim: { en: '100+', es: '100+', fr: '100+', de: '100+' },
      label: { en: 'games', es: 'juegos', fr: 'jeux', de: 'Spiele' },
      now: {
        en: '{{figure, number}} to play now',
        es: 'ahora para jugar: {{figure, number}}',
        fr: 'jouables à présent : {{figure, number}}',
        de: 'jetzt spielbar: {{figure, number}}',
      },
    },
    players: {
      aim: { en: '10k+', es: '10 000+', fr: '10 000+', de: '10.000+' },
      label: { en: 'players', es: 'jugadores', fr: 'joueurs', de: 'Spieler' },
      now: {
        en: '{{figure, number}} on the boards now',
        es: 'ahora en las clasificaciones: {{figure, number}}',
        fr: 'aux classements à présent : {{figure, number}}',
        de: 'jetzt auf den Bestenlisten: {{figure, number}}',
      },
    },
    contests: {
      aim: { en: 'Weekly', es: 'Cada semana', fr: 'Chaque semaine', de: 'Jede Woche' },
      label: { en: 'contests', es: 'concursos', fr: 'des concours', de: 'Wettbewerbe' },
      now: {
        en: '{{figure, number}} taking part this week',
        es: 'participan esta semana: {{figure, number}}',
        fr: 'en lice cette semaine : {{figure, number}}',
        de: 'diese Woche dabei: {{figure, number}}',
      },
    },
  },
  contact: { en: 'Contact Us', es: 'Contactar', fr: 'Nous contacter', de: 'Kontakt aufnehmen' },
  askInChat: { en: 'Ask in the chat', es: 'Preguntar en el chat', fr: 'Demander dans le chat', de: 'Im Chat fragen' },
  readFaq: {
    en: 'Read the FAQ',
    es: 'Leer las preguntas frecuentes',
    fr: 'Lire les questions fréquentes',
    de: 'Häufige Fragen lesen',
  },
});
