export const en = {
  title: 'Terms & Conditions',
  eyebrow: 'Rules of the game',
  intro:
    'These are the rules for using GameGeek. We have kept them short and in plain words, because rules only help when people read them.',
  updated: 'In force since',
  binding: 'The English text is binding.',
  contents: 'On this page',
  toPrivacy: 'Privacy Policy',
  toHome: 'Back to Home',
  sections: {
    agreement: {
      heading: 'What you agree to',
      body: [
        'GameGeek is a community site about games made with AI models. When you create an account, send scores or publish a game here, you accept these terms. You can browse, play and watch the boards without an account.',
        'What we do with your data is described in the [Privacy Policy](privacy).',
      ],
    },
    account: {
      heading: 'Your account',
      body: [
        'You need to be at least 13 years old to have an account. If the law of your country asks for a parent’s consent above that age, please get it first.',
        'An account belongs to one person. Give an email address that reaches you, keep your password to yourself, and turn on two-factor sign-in if you want more protection. Tell us when you think somebody else is using your account.',
        'Choose a username that does not pretend to be somebody else and does not insult anybody. The name of a deleted account is never given to another person.',
      ],
    },
    'fair-play': {
      heading: 'Fair play',
      body: [
        'A board is worth looking at only if its scores are real. So:',
        [
          'Send only scores that were really reached in the game, by the player in whose name they are sent.',
          'Do not manipulate games, keys or our servers to get a better place.',
          'Bots may play only where the game’s developer has said that they are welcome.',
        ],
        'We may take scores off a board when there is good reason to believe that they were not earned.',
      ],
    },
    content: {
      heading: 'What you post',
      body: [
        'Comments, ratings, descriptions and pictures stay yours. You allow us to store them and to show them on GameGeek for as long as they are published here. That is all we need, and it ends when you delete them.',
        'Post only what you are allowed to share. You are responsible for what you publish.',
      ],
    },
    developers: {
      heading: 'Games and API keys',
      body: [
        'If you list a game, its name, description and links have to match what players get. The game must not harm their devices, spy on them or lead them somewhere other than the link says.',
        'Your API key sends scores in your name. Treat it like a password on servers. Inside a game that runs in a browser anyone can read it; it can do nothing except send scores, and you can replace it at any time on the [API key page](apiKey).',
        'The limits in the [API documentation](apiDocumentation) are there so that everybody’s scores get through. Please do not try to get around them.',
      ],
    },
    launch: {
      heading: 'Launch promotion',
      body: [
        'The first 50 developers who list a game get 3 months of premium visibility at no cost. The offer ends with the fiftieth developer. It does not renew by itself and never turns into a paid subscription.',
      ],
    },
    conduct: {
      heading: 'What is not allowed',
      body: [
        [
          'Harassing, threatening or insulting people, or calling for hatred against them.',
          'Content that is illegal or that sexualises minors.',
          'Spam, and advertising that has nothing to do with the game it stands under.',
          'Malware, phishing and links that deceive.',
          'Getting into accounts or systems that are not yours, or overloading the service on purpose.',
        ],
        'If you find a security hole, please tell us before you tell the world, and do not touch other people’s data while you look.',
      ],
    },
    credits: {
      heading: 'Credits and achievements',
      body: [
        'Credits, levels and achievements show what you have done on GameGeek. They have no cash value and cannot be sold, exchanged or paid out.',
      ],
    },
    elsewhere: {
      heading: 'Games and sites of others',
      body: [
        'Most games run on the sites of the people who made them. Their own terms and privacy rules apply there. We do not control those sites and cannot vouch for them, but we do remove games that are reported to us and turn out to be harmful.',
      ],
    },
    ending: {
      heading: 'Leaving, and being asked to leave',
      body: [
        'You can delete your account at any time in the settings of [your profile](profile). What happens to your data then is described in the [Privacy Policy](privacy).',
        'If somebody breaks these terms we may remove content, withdraw an API key or close the account. Unless the matter is urgent or the law forbids it, we say why first and listen to the answer.',
      ],
    },
    liability: {
      heading: 'What we can promise',
      body: [
        'We run GameGeek with care, but we cannot promise that it is always available or free of faults. A score that we have acknowledged is stored; everything else is provided as it is.',
        'We are liable for harm that we cause intentionally or through gross negligence, and wherever the law says that liability cannot be excluded. The rights that the law of your country gives you as a consumer remain untouched.',
      ],
    },
    changes: {
      heading: 'Changes to these terms',
      body: [
        'If we change these terms in a way that matters, **we announce it at least 30 days before** it takes effect, on this page and by email to everyone with an account. If you do not agree, you can delete your account before that day. Corrections that change nothing for you, such as a better wording, can come without notice.',
      ],
    },
    contact: {
      heading: 'Questions',
      body: [
        'Ask us in the [community chat](chat) or in the [forum](forum). Many answers are in the [Help Center](helpCenter) already.',
      ],
    },
  },
} as const;
