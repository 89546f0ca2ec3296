// Where the product departs from SPEC.md on purpose, and why.

/** @type {readonly { spec: string, says: string, here: string, why: string }[]} */
export const DEPARTURES = [
  {
    spec: '2, profile',
    says: 'Avatars by a third-party generator',
    here: 'Drawn by our own server from the name',
    why: 'Nobody else learns who looks at whom',
  },
  {
    spec: '2, profile',
    says: '‘Member since’ shows the current date; e-mail and settings do not reach the server',
    here: 'The true date; every setting is saved',
    why: 'Nothing visible is dead',
  },
  {
    spec: '2, profile',
    says: 'Not logged in: ‘Not Logged In’ with a link; and the protected rule leads to /auth',
    here: '/auth at once; the sentence stands where a session ends while somebody looks at the profile',
    why: 'Both readings are kept, each where it helps',
  },
  {
    spec: '2, profile',
    says: 'Security controls are visual only',
    here: 'Password, two-factor, sessions and the history of sign-ins work',
    why: 'Nothing visible is dead',
  },
  {
    spec: '2, game detail',
    says: '‘Release Date’ is N/A, ‘Recommendations not available’',
    here: 'The true date and similar games; the sentence only where there are none',
    why: 'Nothing invented',
  },
  {
    spec: '2, route table',
    says: 'Sign-in prompts link to /login',
    here: 'They lead to /auth; /login leads there, too',
    why: 'SPEC calls it inconsistent itself',
  },
  {
    spec: '2, footer',
    says: 'The Cookie Policy link points nowhere (#)',
    here: 'It leads to what the privacy policy says of cookies',
    why: 'Nothing visible is dead',
  },
  {
    spec: '3, comment',
    says: 'A comment’s user has an e-mail',
    here: 'Only id and username',
    why: 'It would publish the address of everybody who writes',
  },
  {
    spec: '3, score',
    says: 'The leaderboard shows the user id as the player',
    here: 'The username, the id beside it on the wire',
    why: 'People have names',
  },
  {
    spec: '5, other schemas',
    says: 'A score is at least 0 in one schema and positive in another',
    here: 'At least 1 everywhere',
    why: 'One rule',
  },
  {
    spec: '7, the calls it makes',
    says: 'The API key in the body, or as a bearer header',
    here: 'Both',
    why: 'Both readings are given',
  },
  {
    spec: '7, other facts',
    says: 'An analytics script of the hosting provider',
    here: 'None',
    why: 'No page calls another host',
  },
  {
    spec: '8, trending',
    says: 'Placeholders when there are fewer than three games',
    here: 'The same, marked as examples and without links',
    why: 'Nobody takes them for real',
  },
  {
    spec: '8, thrown messages',
    says: '‘Failed to fetch scores’',
    here: '‘Error loading leaderboard data. Please try again later.’, which SPEC has for the same failure',
    why: 'One sentence for one thing',
  },
  {
    spec: '9',
    says: 'Random player counts on the home page, a progress bar of 90 %',
    here: 'The true figures in the same places',
    why: 'Nothing invented',
  },
  {
    spec: '9',
    says: 'Page count from the number of returned items',
    here: 'From the total',
    why: 'The other cannot page',
  },
  {
    spec: '9',
    says: 'Notification toggles are not saved',
    here: 'They are, and decide what is sent',
    why: 'Nothing visible is dead',
  },
];
