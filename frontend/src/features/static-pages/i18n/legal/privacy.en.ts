export const en = {
  title: 'Privacy Policy',
  eyebrow: 'What we know about you',
  intro:
    'We collect what a leaderboard needs, and nothing to sell. This page says what that is, how long we keep it and how you get it back or get rid of it.',
  updated: 'In force since',
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
          'Two cookies, and only for people who sign in.',
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
      heading: 'Sign-ins and devices',
      body: [
        'When you sign in we note the time, your IP address and what your browser says about itself (its user agent). You find this list in the security settings of [your profile](profile), so that you can recognise a sign-in that was not yours and end it.',
        'We also note failed sign-ins and changes of your password, email address, API key and second factor, with time and IP address. Admins of this site read these notes to find misuse; a copy is part of your data.',
        'These entries are deleted after 90 days. A session that nobody uses ends after 14 days, and every session after 30.',
        'To keep floods of requests away from the service we count requests by IP address for a few minutes. These counters are not stored with your account.',
      ],
    },
    cookies: {
      heading: 'Cookies and storage in your browser',
      body: [
        'There are two cookies, both set when you sign in and both HttpOnly, which keeps scripts from reading them. `session` proves that it is still you and goes away when you log out. `device` lets us recognise this browser the next time you sign in, so that we warn you only about sign-ins that are really new. It opens nothing and expires after a year; of it we keep only a hash in your sign-in history. Because both serve signing in and nothing else, there is no cookie banner to click away.',
        'Your browser’s local storage also holds your sign-in for this site, your language, your theme and which notices you have closed. None of it is used to follow you around.',
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
        'Games open on the sites of their creators. From there on, their privacy rules apply. A game learns nothing about you from us; it sends us the score and the key it belongs to.',
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
          'Sign-in history and security log: 90 days.',
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
