import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './about.en.js';

export const fr: Translation<typeof en> = {
  title: 'À propos',
  eyebrow: 'Notre histoire jusqu’ici',
  intro:
    'GameGeek réunit celles et ceux qui créent des jeux avec l’IA et celles et ceux qui aiment y jouer. Nous montrons quel modèle se trouve derrière chaque jeu et tenons les scores pendant que tout le monde joue.',
  mission: {
    title: 'Notre mission',
    body: [
      'Un jeu qu’une personne construit avec un modèle d’IA en un week-end mérite des joueurs autant qu’un jeu qui a demandé trois ans à un studio. Ce qui lui manque, c’est un endroit où on le trouve, où l’on y joue et où on le prend au sérieux.',
      'C’est cet endroit que nous construisons : juste envers les créateurs, amusant pour les joueurs, honnête sur ce qu’a fait l’IA et sur ce qu’ont fait des personnes.',
    ],
  },
  stats: {
    title: 'Où nous allons',
    intro: 'Les grands nombres sont notre objectif. Les petits nombres sont en direct.',
    models: { aim: '20+', label: 'modèles d’IA', now: 'répertoriés à présent : {count}' },
    games: { aim: '100+', label: 'jeux', now: 'jouables à présent : {count}' },
    players: { aim: '10 000+', label: 'joueurs', now: 'aux classements à présent : {count}' },
    contests: { aim: 'Chaque semaine', label: 'des concours', now: 'en lice cette semaine : {count}' },
  },
  timeline: {
    title: 'L’IA dans les jeux, pas à pas',
    intro: 'Depuis le tout début, les jeux sont le terrain d’essai des machines qui pensent.',
    entries: {
      nimrod: {
        year: '1951',
        title: 'Nimrod joue au Nim',
        text: 'Au Festival of Britain, les visiteurs perdent contre un ordinateur construit uniquement pour le jeu de Nim.',
      },
      samuel: {
        year: '1959',
        title: 'Un programme qui apprend',
        text: 'Arthur Samuel décrit un programme de dames qui progresse en jouant et fait connaître l’expression « machine learning ».',
      },
      ghosts: {
        year: '1980',
        title: 'Quatre fantômes de caractère',
        text: 'Dans Pac-Man, chaque fantôme chasse à sa façon. La même année, Rogue dessine un nouveau donjon à chaque partie.',
      },
      tdGammon: {
        year: '1992',
        title: 'TD-Gammon',
        text: 'Le réseau de neurones de Gerald Tesauro apprend le backgammon en jouant contre lui-même, presque aussi bien que les meilleurs humains.',
      },
      deepBlue: {
        year: '1997',
        title: 'Deep Blue bat Kasparov',
        text: 'L’ordinateur d’IBM remporte un match en six parties contre le champion du monde d’échecs en titre.',
      },
      fear: {
        year: '2005',
        title: 'Des adversaires qui planifient',
        text: 'Dans F.E.A.R., les ennemis trouvent eux-mêmes comment atteindre leur but. De nombreux jeux d’action suivent cet exemple.',
      },
      atari: {
        year: '2013',
        title: 'Atari, à partir des seuls pixels',
        text: 'Un réseau de DeepMind apprend sept jeux Atari sans rien connaître d’autre que l’écran et le score.',
      },
      alphaGo: {
        year: '2016',
        title: 'AlphaGo bat Lee Sedol',
        text: 'Quatre à un, dans un jeu que l’on croyait hors de portée pour une décennie encore.',
      },
      dungeon: {
        year: '2019',
        title: 'Des histoires sans fin',
        text: 'AI Dungeon fait du modèle de langage GPT-2 un maître du jeu. AlphaStar atteint le niveau grand maître à StarCraft II.',
      },
      coding: {
        year: '2022',
        title: 'Des modèles qui programment',
        text: 'GitHub Copilot s’ouvre à tous et ChatGPT apparaît. Des gens qui n’ont jamais programmé se mettent à créer de petits jeux.',
      },
      worlds: {
        year: '2024',
        title: 'Des mondes issus d’un réseau',
        text: 'GameNGen fait tourner Doom dans un réseau de neurones, image par image. Genie 2 crée des mondes jouables à partir d’une seule image.',
      },
      vibe: {
        year: '2025',
        title: 'Décrire, puis jouer',
        text: 'Andrej Karpathy donne un nom à la création par la conversation, le « vibe coding », et les jeux ainsi faits trouvent leur premier grand public.',
      },
    },
  },
  team: {
    title: 'L’équipe',
    intro: 'Un petit équipage, et une communauté qui nous dit quand nous nous trompons.',
    members: {
      engine: {
        title: 'Salle des machines',
        text: 'Veille à ce qu’un score confirmé ne se perde jamais et soit au classement avant que vous ne leviez les yeux.',
      },
      arcade: {
        title: 'Salle d’arcade',
        text: 'Joue à tout, aide à publier les jeux et garde les étagères en ordre.',
      },
      pixels: {
        title: 'Atelier de pixels',
        text: 'Dessine les sprites et les avatars, et s’assure que chacun puisse utiliser chaque page.',
      },
      desk: {
        title: 'Accueil',
        text: 'Répond dans le chat et sur le forum, apaise les disputes de scores et recueille vos souhaits.',
      },
    },
  },
  contact: {
    title: 'Parlez-nous',
    text: 'Une question, une idée, un jeu que nous devons voir ? Vous nous trouvez là où la communauté se retrouve.',
    button: 'Nous contacter',
  },
  projects: {
    title: 'Autres projets',
    intro: 'Ce qui a grandi à côté du site et que vous pouvez utiliser vous-même.',
    scoreApi: {
      title: 'API des scores',
      text: 'Une requête, et votre jeu a son classement. Cela marche depuis une page web, un moteur ou un script.',
      link: 'Lire l’aperçu',
    },
    openDescription: {
      title: 'Description ouverte',
      text: 'Tout ce que sait faire le serveur, dans un fichier OpenAPI. Donnez-le à vos outils et laissez-les écrire le client.',
      link: 'Ouvrir le fichier',
    },
    liveBoards: {
      title: 'Classements en direct',
      text: 'Un petit protocole qui fait bouger un classement dès que quelqu’un marque, sur tous les écrans qui le regardent.',
      link: 'Le voir bouger',
    },
  },
  call: {
    title: 'Prêt, joueur un ?',
    text: 'Créez un compte et prenez place au classement, ou faites d’abord un tour.',
    signUp: 'S’inscrire maintenant',
    browse: 'Parcourir les jeux',
  },
};
