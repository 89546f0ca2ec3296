export const en = {
  title: 'About',
  eyebrow: 'Our story so far',
  intro:
    'GameGeek is where people who make games with AI meet people who love to play them. We show which model is behind each game, and keep score while everyone plays.',
  mission: {
    title: 'Our mission',
    body: [
      'A game that one person builds with an AI model in a weekend deserves players just as much as one that took a studio three years. What it lacks is a place where it is found, played and taken seriously.',
      'That place is what we build: fair to the creators, fun for the players, honest about what AI did and what people did.',
    ],
  },
  stats: {
    title: 'Where we are heading',
    intro: 'The big numbers are what we set out to reach. The small numbers are live.',
    models: { aim: '20+', label: 'AI models', now: '{count} listed now' },
    games: { aim: '100+', label: 'games', now: '{count} to play now' },
    players: { aim: '10k+', label: 'players', now: '{count} on the boards now' },
    contests: { aim: 'Weekly', label: 'contests', now: '{count} taking part this week' },
  },
  timeline: {
    title: 'AI in games, step by step',
    intro: 'Games have been a testing ground for thinking machines from the very beginning.',
    entries: {
      nimrod: {
        year: '1951',
        title: 'Nimrod plays Nim',
        text: 'At the Festival of Britain, visitors lose to a computer built for nothing but the game of Nim.',
      },
      samuel: {
        year: '1959',
        title: 'A program that learns',
        text: 'Arthur Samuel describes a checkers program that gets better by playing, and makes the term “machine learning” known.',
      },
      ghosts: {
        year: '1980',
        title: 'Four ghosts with character',
        text: 'In Pac-Man every ghost hunts in its own way. In the same year, Rogue draws a new dungeon for every run.',
      },
      tdGammon: {
        year: '1992',
        title: 'TD-Gammon',
        text: 'Gerald Tesauro’s neural network teaches itself backgammon by playing against itself, nearly as well as the best humans.',
      },
      deepBlue: {
        year: '1997',
        title: 'Deep Blue beats Kasparov',
        text: 'IBM’s computer wins a six-game match against the reigning world chess champion.',
      },
      fear: {
        year: '2005',
        title: 'Opponents that make plans',
        text: 'In F.E.A.R., enemies work out for themselves how to reach a goal. Many action games follow its example.',
      },
      atari: {
        year: '2013',
        title: 'Atari from pixels alone',
        text: 'A network by DeepMind learns seven Atari games knowing nothing but the screen and the score.',
      },
      alphaGo: {
        year: '2016',
        title: 'AlphaGo beats Lee Sedol',
        text: 'Four games to one, in a game that was thought to be out of reach for another decade.',
      },
      dungeon: {
        year: '2019',
        title: 'Stories without an end',
        text: 'AI Dungeon turns the language model GPT-2 into a game master. AlphaStar reaches grandmaster level in StarCraft II.',
      },
      coding: {
        year: '2022',
        title: 'Models that write code',
        text: 'GitHub Copilot opens to everyone and ChatGPT appears. People who have never programmed begin to build small games.',
      },
      worlds: {
        year: '2024',
        title: 'Worlds out of a network',
        text: 'GameNGen runs Doom inside a neural network, image by image. Genie 2 makes playable worlds from a single picture.',
      },
      vibe: {
        year: '2025',
        title: 'Describe it, play it',
        text: 'Andrej Karpathy gives building by conversation a name, “vibe coding”, and games made that way find their first big audiences.',
      },
    },
  },
  team: {
    title: 'The team',
    intro: 'A small crew, and a community that tells us when we are wrong.',
    members: {
      engine: {
        title: 'Engine room',
        text: 'Makes sure that a score, once acknowledged, is never lost and is on the board before you look up.',
      },
      arcade: {
        title: 'Arcade',
        text: 'Plays everything, helps creators to list their games, and keeps the shelves tidy.',
      },
      pixels: {
        title: 'Pixel workshop',
        text: 'Draws the sprites and avatars, and makes sure that everyone can use every page.',
      },
      desk: {
        title: 'Front desk',
        text: 'Answers in the chat and the forum, settles arguments about scores, and collects your wishes.',
      },
    },
  },
  contact: {
    title: 'Talk to us',
    text: 'A question, an idea, a game we have to see? You reach us where the community meets.',
    button: 'Contact Us',
  },
  projects: {
    title: 'Other Projects',
    intro: 'What grew beside the site, and what you can use yourself.',
    scoreApi: {
      title: 'Score API',
      text: 'One request, and your game has a leaderboard. Works from a web page, an engine or a script.',
      link: 'Read the overview',
    },
    openDescription: {
      title: 'Open description',
      text: 'Everything the server can do, as an OpenAPI file. Feed it to your tools and let them write the client.',
      link: 'Open the file',
    },
    liveBoards: {
      title: 'Live boards',
      text: 'A small protocol that moves a board the moment someone scores, on every screen that is watching.',
      link: 'See it move',
    },
  },
  call: {
    title: 'Ready, player one?',
    text: 'Make an account and take a place on the board, or look around first.',
    signUp: 'Sign Up Now',
    browse: 'Browse Games',
  },
} as const;
