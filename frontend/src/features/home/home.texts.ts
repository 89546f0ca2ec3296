import { texts } from '#shared/i18n/texts.js';

/** Texts of the home page below its first screen. */
export default texts({
  developers: {
    eyebrow: { en: 'For developers', es: 'Para desarrolladores', fr: 'Pour les développeurs', de: 'Für Entwickler' },
    title: {
      en: 'Built a game with AI?',
      es: '¿Has creado un juego con IA?',
      fr: 'Vous avez créé un jeu avec l’IA ?',
      de: 'Ein Spiel mit KI gebaut?',
    },
    intro: {
      en: 'Give it a home, and watch who plays it.',
      es: 'Dale un hogar y mira quién juega.',
      fr: 'Offrez-lui un toit et voyez qui y joue.',
      de: 'Gib ihm ein Zuhause und sieh zu, wer es spielt.',
    },
    list: {
      title: { en: 'List Your Games', es: 'Publica tus juegos', fr: 'Publiez vos jeux', de: 'Trag deine Spiele ein' },
      text: {
        en: 'A few minutes, and your game has a page, a live board and players.',
        es: 'En unos minutos tu juego tiene página, clasificación en vivo y jugadores.',
        fr: 'Quelques minutes suffisent : votre jeu a sa page, son classement en direct et ses joueurs.',
        de: 'Ein paar Minuten, und dein Spiel hat eine Seite, eine Live-Bestenliste und Spieler.',
      },
    },
    profile: {
      title: {
        en: 'Build Your Profile',
        es: 'Crea tu perfil',
        fr: 'Construisez votre profil',
        de: 'Bau dein Profil auf',
      },
      text: {
        en: 'The games you list, the scores you make and what you have achieved, on a page of your own.',
        es: 'Los juegos que publicas, tus puntuaciones y tus logros, en una página propia.',
        fr: 'Les jeux que vous publiez, vos scores et vos succès, sur une page à vous.',
        de: 'Deine Spiele, deine Punkte und deine Erfolge auf einer eigenen Seite.',
      },
      action: { en: 'View Profile', es: 'Ver perfil', fr: 'Voir le profil', de: 'Profil ansehen' },
    },
    insights: {
      title: { en: 'Gain Insights', es: 'Descubre tendencias', fr: 'Suivez les tendances', de: 'Erkenne Trends' },
      text: {
        en: 'See which AI models gain traction, and what others have built with them.',
        es: 'Mira qué modelos de IA ganan terreno y qué han creado otros con ellos.',
        fr: 'Voyez quels modèles d’IA gagnent du terrain et ce que d’autres en ont fait.',
        de: 'Finde heraus, welche KI-Modelle sich durchsetzen und was andere damit gebaut haben.',
      },
      action: { en: 'Explore Models', es: 'Explorar modelos', fr: 'Explorer les modèles', de: 'Modelle erkunden' },
    },
  },
  players: {
    eyebrow: { en: 'For players', es: 'Para jugadores', fr: 'Pour les joueurs', de: 'Für Spieler' },
    title: { en: 'Come to play?', es: '¿Vienes a jugar?', fr: 'Envie de jouer ?', de: 'Lust zu spielen?' },
    intro: {
      en: 'Every game here was made with an AI model, from retro to modern.',
      es: 'Todos los juegos de aquí se hicieron con un modelo de IA, de lo retro a lo moderno.',
      fr: 'Ici, chaque jeu a été créé avec un modèle d’IA, du rétro au moderne.',
      de: 'Jedes Spiel hier ist mit einem KI-Modell entstanden, von Retro bis modern.',
    },
    discover: {
      title: { en: 'Discover Games', es: 'Descubre juegos', fr: 'Découvrez des jeux', de: 'Entdecke Spiele' },
      text: {
        en: 'Look around by category or AI model, and find the one that keeps you up tonight.',
        es: 'Busca por categoría o modelo de IA y encuentra el que no te dejará dormir esta noche.',
        fr: 'Cherchez par catégorie ou par modèle d’IA et trouvez celui qui vous empêchera de dormir ce soir.',
        de: 'Stöbere nach Kategorie oder KI-Modell und finde das Spiel, das dich heute wach hält.',
      },
    },
    discussions: {
      title: {
        en: 'Join Discussions',
        es: 'Únete a las conversaciones',
        fr: 'Rejoignez les discussions',
        de: 'Diskutiere mit',
      },
      text: {
        en: 'Talk about games, records and models where the community meets.',
        es: 'Habla de juegos, récords y modelos donde se reúne la comunidad.',
        fr: 'Parlez de jeux, de records et de modèles là où la communauté se retrouve.',
        de: 'Sprich über Spiele, Rekorde und Modelle, wo sich die Community trifft.',
      },
    },
    progress: {
      title: {
        en: 'Track Progress',
        es: 'Sigue tu progreso',
        fr: 'Suivez vos progrès',
        de: 'Verfolge deinen Aufstieg',
      },
      text: {
        en: 'Every score counts the moment you make it. See your name climb.',
        es: 'Cada puntuación cuenta en cuanto la consigues. Mira cómo sube tu nombre.',
        fr: 'Chaque score compte à l’instant où vous le marquez. Voyez votre nom grimper.',
        de: 'Jedes Ergebnis zählt, sobald du es erzielst. Sieh zu, wie dein Name nach oben steigt.',
      },
      action: { en: 'View Leaderboard', es: 'Ver clasificación', fr: 'Voir le classement', de: 'Bestenliste ansehen' },
    },
  },
  boards: {
    title: {
      en: 'Global Leaderboards',
      es: 'Clasificaciones globales',
      fr: 'Classements généraux',
      de: 'Globale Bestenlisten',
    },
    intro: {
      en: 'Top players and popular games.',
      es: 'Quién va en cabeza y a qué juega todo el mundo.',
      fr: 'Qui est en tête, et à quoi tout le monde joue.',
      de: 'Wer vorn liegt und was alle spielen.',
    },
  },
});
