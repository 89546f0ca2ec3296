export const en = {
  title: 'Privacy Policy',
  eyebrow: 'What we know about you',
  intro:
    'We collect what a leaderboard needs, and nothing to sell. This page says what that is, how long we keep it and how you get it back or get rid of it.',
  updated: 'In force since',
  binding: 'The English text is binding.',
  contents: 'On this page',
  toTerms: 'Terms & Conditions',
  toHome: 'Back to Home',
  sections: {
    short: {
      heading: 'In short',
      body: [
        [
          'No advertising, no analytics, no tracking, and no data sold or lent to anybody.',
          'Fonts, avatars and scripts come from our own server.',
          'Three cookies: two for people who log in, one for people who play without an account. None of them follows you.',
          'You can download everything we hold about you, and you can delete your account yourself.',
        ],
      ],
    },
    account: {
      heading: 'Your account',
      body: [
        'To create an account we need a username, an email address and a password. We store the password only as an Argon2id hash, a form that cannot be turned back into the password. If you use two-factor sign-in, we also keep its secret and your recovery codes, the secret sealed and the codes as hashes.',
        'Your settings (language, theme, which notices you want) and your API key belong to the account, too. The key is stored encrypted and is shown to nobody but you.',
      ],
    },
    public: {
      heading: 'What everybody can see',
      body: [
        'GameGeek is a public place. Your username, scores, ranks, level, completed achievements, comments, ratings as part of an average, and the games you publish are visible to everyone. Your drawn avatar is made from your username.',
        'Your email address is never shown to other people.',
      ],
    },
    sessions: {
      heading: 'Logins, devices and play',
      body: [
        'When you sign in we note the time, your IP address and what your browser says about itself (its user agent). You find this list in the security settings of [your profile](profile), so that you can recognise a sign-in that was not yours and end it.',
        'We also note failed sign-ins and changes of your password, email address, API key and second factor, with time and IP address. Admins of this site read these notes to find misuse; a copy is part of your data.',
        'These entries are deleted after 90 days. A session that nobody uses ends after 14 days, and every session after 30.',
        'When you start a game here, we note which game it was, when you started it and when you stopped. For a guest we note nothing more than that, a random number and the best score in each game.',
        'To keep floods of requests away from the service we count requests by IP address for a few minutes. These counters are not stored with your account.',
      ],
    },
    cookies: {
      heading: 'Cookies and storage in your browser',
      body: [
        'There are three cookies, all HttpOnly, which keeps scripts from reading them. `session` is set when you log in; it proves that it is still you and goes away when you log out. `device` is set then, too: it lets us recognise this browser the next time you log in, so that we warn you only about new devices and can let you in while somebody else guesses at your password. It opens nothing and expires after a year; of it we keep only a hash.',
        '`guest` is set when you start a game without an account. It links your best scores to this browser, so that you can keep them when you sign up. It expires after 30 days, and “Delete this browser’s scores” deletes the scores at once. Because all three only do what you ask for, there is no cookie banner to click away.',
        'Your browser’s local storage also holds your login for this site, your language, your theme, drafts, scores that could not be sent yet, whether the sound of games is on, and which notices you have closed. None of it is used to follow you around.',
      ],
    },
    email: {
      heading: 'When we write to you',
      body: [
        'We write when your account needs it: to verify your address, to reset a password, to warn you about a change of your sign-in details or a sign-in from a new device, or to announce a change of our rules. Everything else, such as the weekly digest, follows the switches in your profile, and the newsletter comes only if you have asked for it. You can stop both at any time.',
        'Emails are delivered by an email service that gets your address for that purpose only.',
      ],
    },
    others: {
      heading: 'Other companies and other sites',
      body: [
        'No page of ours loads fonts, avatars, analytics or advertising from other companies.',
        'There is one exception you should know about: developers may give their game a picture that lies on their own server. Your browser then fetches it from there, and that server sees your IP address, as it would on any web page. We do not tell it which page you are on.',
        'Some games run on our pages, others on the sites of their creators. On another site, and in a frame that shows one, the privacy rules of its owner apply, and its server sees your IP address.',
        'A game that you play with your account learns your username, your user ID, your language, your theme and your best score in it, so that it can greet you and send your scores. It gets no email address and no password. A game that you play as a guest learns only that you are a guest. “Connected games” on [your profile](profile) lists the games that may send scores in your name; you can end each of them there.',
        'We hand data to authorities only where the law obliges us to.',
      ],
    },
    security: {
      heading: 'How we protect it',
      body: [
        'Connections are encrypted. Of session tokens and API keys we look up only hashes. Passwords, keys and tokens never appear in our logs, and our request logs do not record IP addresses.',
        'If something goes wrong all the same and your data is at risk, we tell you and say what to do.',
      ],
    },
    retention: {
      heading: 'How long we keep it',
      body: [
        [
          'Account, scores, comments and ratings: until you delete them or your account.',
          'Login history and security log: 90 days.',
          'Which games you started and when: 30 days.',
          'The inputs of a run in a puzzle of the arcade, which the server answers: 6 hours.',
          'Guests and their scores: 30 days after the last time they played.',
          'Marks that keep a score from being counted twice: 24 hours.',
          'A copy of your data that you have asked for: 24 hours.',
          'Links in emails: they stop working after use or after a short time.',
          'Newsletter address: until you unsubscribe.',
        ],
      ],
    },
    rights: {
      heading: 'Your rights',
      body: [
        'In the settings of [your profile](profile) you can correct your data, download all of it in one file and delete your account. You need not ask us or give a reason.',
        '**What deletion does:** your email address, password, keys, sessions and settings are erased. Your scores stay on the boards under the name “Deleted player”, because other people’s ranks depend on them. The text of your comments is blanked. Your username is never given to anybody else, so that nobody can pose as you.',
        'You can also object to what we do with your data, or complain to the data protection authority of your country.',
      ],
    },
    children: {
      heading: 'Children',
      body: [
        'GameGeek is not for children under 13. We do not knowingly collect data from them. If you learn that a child under 13 has an account, please tell us and we will delete it.',
      ],
    },
    changes: {
      heading: 'Changes to this policy',
      body: [
        'When we change what we do with data, this page changes first. We announce changes that matter at least 30 days ahead, as the [Terms & Conditions](terms) promise.',
      ],
    },
    contact: {
      heading: 'Questions',
      body: [
        'Ask us in the [community chat](chat). Please do not post passwords, keys or other people’s data there; we never ask for them.',
      ],
    },
  },
} as const;
