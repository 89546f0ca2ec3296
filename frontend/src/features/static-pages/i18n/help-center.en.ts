export const en = {
  title: 'Help Center',
  eyebrow: 'Stuck? Press start',
  intro:
    'Pick what you want to do, and we show you the way. For short answers to single questions there is the [FAQ](faq).',
  topics: {
    start: {
      title: 'Getting started',
      text: 'Three steps from here to your name on a board.',
      steps: [
        '[Create an account](auth) with a username, your email address and a password.',
        'Open the email we send you and follow its link, so that we know how to reach you.',
        'Look at the [leaderboards](leaderboard), choose a game, and play.',
      ],
    },
    signIn: {
      title: 'Signing in',
      text: 'Trouble signing in.',
      steps: [
        'Username and email address both work in the first field of the [login](auth). Capital letters make no difference there, but they do in the password.',
        'Password forgotten? “[Forgot your password?](forgotPassword)” on the same page sends you a link for a new one.',
        'Phone lost? A recovery code takes the place of a two-factor code, once. [More about that](lostPhone).',
      ],
    },
    security: {
      title: 'Keeping your account safe',
      text: 'Five minutes that pay off.',
      steps: [
        'Use a password that you use nowhere else; a password manager remembers it for you.',
        'Turn two-factor sign-in on in the security settings of [your profile](profile), and keep the recovery codes away from your phone.',
        'Look at the login history there now and then, and end sessions you do not recognise.',
      ],
    },
    boards: {
      title: 'Scores and leaderboards',
      text: 'What counts, and where you stand.',
      steps: [
        'Choose a game or all games on the [leaderboards](leaderboard), and all time or the running week.',
        '“Find me” takes you straight to your own row.',
        'Only your best score in a game counts. How ranks, weeks and levels work is [in the FAQ](ranking).',
      ],
    },
    community: {
      title: 'Ratings and comments',
      text: 'Tell players and creators what you think.',
      steps: [
        'On a game’s page, sign in and give 1 to 5 stars. Rate again later, and the new rating takes the old one’s place.',
        'Under Community you write comments, and change or delete your own at any time.',
        'Something crosses the line? Choose “Report”: below a game’s facts, in the menu of a comment, at the end of a row of a game’s board. What crosses it is in the [terms](terms).',
      ],
    },
    developers: {
      title: 'Bringing your game',
      text: 'From a finished game to its first score.',
      steps: [
        'Submit your game with its AI model and version. It appears in the list as soon as it is visible.',
        'A web game gets two lines, the [SDK](sdk). Other games [connect with a code](engines). Both score in the player’s own name, without a key.',
        'Play a first run and watch the score arrive on the [board](leaderboard). Your own scripts send theirs with the key of the [API key page](apiKey).',
      ],
    },
    data: {
      title: 'Your data',
      text: 'View, download and delete it.',
      steps: [
        'The [Privacy Policy](privacy) says what we keep, why and for how long. Cookies serve [signing in](cookies) and nothing else.',
        'The settings of [your profile](profile) let you download all of it in one file.',
        'You delete your account there, too. Read [what happens then](deleteAccount) first: it is final.',
      ],
    },
    settings: {
      title: 'Language, theme and notices',
      text: 'Make yourself at home.',
      steps: [
        'The site begins in the language of your browser. Language and theme are in the header, on a phone in the menu; the language is also at the end of every page. The site remembers your choices on this device.',
        'If your system asks for less motion, rows stop gliding and nothing blinks.',
        'Which emails you want to get, you decide in the settings of [your profile](profile).',
      ],
    },
  },
  more: {
    title: 'Did not find it?',
    text: 'Describe what you did, what you expected and what happened instead. With that, someone in the community can usually help within minutes.',
    chat: 'Ask in the chat',
    faq: 'Read the FAQ',
  },
} as const;
