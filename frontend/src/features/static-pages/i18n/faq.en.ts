export const en = {
  title: 'FAQ',
  eyebrow: 'Ask away',
  intro:
    'The questions we hear most, with straight answers. If yours is missing, try the [Help Center](helpCenter) or ask in the [community chat](chat).',
  filter: 'Search the questions',
  found: '{found} of {total} questions',
  noMatch: 'No question matches your search.',
  noMatchHint: 'Try a single word, or ask the community: someone usually knows.',
  clear: 'Show all questions',
  groups: {
    playing: {
      title: 'Playing',
      questions: {
        'what-is-it': {
          question: 'What is GameGeek?',
          answer:
            'A home for games that people make with AI models. You find out which model a game was built with, play it, and compare your scores with everybody else’s on boards that move while you watch.',
        },
        cost: {
          question: 'Does it cost anything?',
          answer: 'No. Browsing, playing, an account, listing games and the API are free.',
        },
        'need-account': {
          question: 'Do I need an account to play?',
          answer:
            'Not to play or to watch. You need one to see your own name on a board, to rate and comment on games, and to publish your own. [Signing up](auth) takes a minute.',
        },
        'where-games-run': {
          question: 'Where do the games run?',
          answer:
            'Many run right here, on the page of the game, in a frame of their own that cannot reach your account. Others run on the sites of the people who made them; Play opens those in a new tab. If one of those does not load, its developer is the one who can repair it. The links on the game’s page show you how to reach them.',
        },
      },
    },
    boards: {
      title: 'Scores and boards',
      questions: {
        'score-missing': {
          question: 'I finished a run, but my score is not on the board. Why?',
          answer:
            'A board shows only your best score in a game, so a lower one changes nothing. If it was your best, the game may not have sent it: some games play as a guest until you sign in or connect them, or send scores only at the end of a level. The game’s developer can tell you.',
        },
        ranking: {
          question: 'How does ranking work?',
          answer:
            'A game’s board ranks the best score of each player. The global board adds up your bests over all games. Equal scores share a rank, and the earlier one is listed first: after 1, 2, 2 comes 4.',
        },
        week: {
          question: 'When does Weekly Champions start again?',
          answer:
            'Every Monday at 00:00 UTC. Only bests of the running week count there; your all-time best stays on the other board.',
        },
        levels: {
          question: 'How do I reach the next level?',
          answer:
            'By your total score. You are an Apprentice from 100 points, an Adept from 300, an Expert from 600 and a Master from 1,000.',
        },
        credits: {
          question: 'What are credits?',
          answer: 'A thank-you for achievements. They show on your profile, cannot be bought and are not worth money.',
        },
        cheating: {
          question: 'A score looks impossible. What can I do?',
          answer:
            'Choose “Report this score”, the flag at the end of its row on the [board of the game](leaderboard), and say what makes you doubt it. A moderator looks at it. Scores that were not earned come off the board.',
        },
        'not-live': {
          question: 'The board says “Reconnecting…”. Did I lose anything?',
          answer:
            'No. Your browser has lost its connection and is reconnecting. Scores are stored independently of it, and the board is up to date again as soon as the connection is back.',
        },
      },
    },
    account: {
      title: 'Account',
      questions: {
        'no-mail': {
          question: 'The verification email did not arrive.',
          answer:
            'Look into your spam folder first, and check the address in [your profile](profile) for typing errors. You can also [have the email sent again](resendVerification).',
        },
        'forgot-password': {
          question: 'I have forgotten my password.',
          answer:
            'Choose “[Forgot your password?](forgotPassword)” on the [login page](auth). We send you a link with which you set a new one. All other sign-ins end at that moment.',
        },
        'lost-phone': {
          question: 'I lost the phone with my two-factor codes.',
          answer:
            'Log in with one of the recovery codes you got when you turned two-factor sign-in on; each works once. Then turn it off in [your profile](profile) and set it up again.',
        },
        rename: {
          question: 'Can I change my username?',
          answer: 'Yes, in the settings of [your profile](profile). Your scores move with you.',
        },
        'someone-else': {
          question: 'I think someone else is using my account.',
          answer:
            'Change your password in the security settings of [your profile](profile); that ends all other sessions. The login history there shows the time and origin of each sign-in. Then turn two-factor sign-in on.',
        },
        'my-data': {
          question: 'How do I get a copy of my data?',
          answer:
            'In the settings of [your profile](profile) you download everything in one file. What we hold and why is in the [Privacy Policy](privacy).',
        },
        'delete-account': {
          question: 'What happens when I delete my account?',
          answer:
            'Your email address, password, keys and settings are erased, and your comments are blanked. Your scores stay as “Deleted player”, so that the ranks of others remain correct. Nobody else can ever register with your username. This cannot be undone.',
        },
        age: {
          question: 'How old do I have to be?',
          answer: 'At least 13. Please also read the [Terms & Conditions](terms).',
        },
      },
    },
    developers: {
      title: 'For developers',
      questions: {
        'list-game': {
          question: 'How do I list my game?',
          answer:
            'Sign in, choose Submit a Game, and tell us its name, what it is about, where it runs and how AI took part in it. If your AI model or its version is not in the list yet, you can add it right there.',
        },
        premium: {
          question: 'What is the premium visibility at launch?',
          answer:
            'The first 50 developers who list a game get 3 months of premium visibility. It is free, it ends by itself and it never becomes a subscription.',
        },
        'api-key': {
          question: 'Where do I find my API key?',
          answer:
            'On the [API key page](apiKey), as soon as you are signed in. The [API documentation](apiDocumentation) shows what to do with it. What it sends counts for you. Players of your game need no key: web games use the [SDK](sdk), other games [connect with a code](engines).',
        },
        'key-visible': {
          question: 'Anyone can read the key in my browser game. Is that bad?',
          answer:
            'Take it out: every score that it sends counts for you instead of the player. A browser game needs no key, the [SDK](sdk) plays in the player’s name. The old key can only send scores, nothing else; replace it on the [API key page](apiKey) and refuse it at once.',
        },
        'send-again': {
          question: 'The connection broke while my game was sending a score. May it send it again?',
          answer:
            'Yes, if both attempts carry the same `Idempotency-Key`. Then the score counts once, however often it arrives.',
        },
        'practice-scores': {
          question: 'Can I try the API without filling a board with nonsense?',
          answer:
            'Yes. Hide your game, or submit it with the visibility switch off: you alone can then play it and send scores to it. They count nowhere and are deleted when you show it. If you run GameGeek yourself, its demo mode brings games and players to play with.',
        },
      },
    },
    site: {
      title: 'This site',
      questions: {
        language: {
          question: 'How do I change the language or the colours?',
          answer:
            'With the two lists in the header; on a phone they are in the menu. There are English, Spanish, French and German, and a dark, a light and a system theme.',
        },
        tracking: {
          question: 'Do you track me?',
          answer:
            'No. No analytics, no advertising, no fonts or avatars from other companies, and cookies only for signing in. The [Privacy Policy](privacy) has the details.',
        },
      },
    },
  },
} as const;
