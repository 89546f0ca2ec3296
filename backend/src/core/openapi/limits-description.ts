import { PICTURE_BYTES_MAX } from '@gamegeek/contracts/pictures/pictures.js';
import { HTTP_LIMITS, RATE_LIMITS, SOCKET_LIMITS, type RateLimitName } from '../../config/limits.js';

/** What each limit counts, and for whom. */
const COUNTED: Record<RateLimitName, string> = {
  addressBurst: 'Requests of an address, not logged in',
  address: 'Requests of an address, not logged in',
  user: 'Requests of a logged-in user',
  avatar: 'Avatars, an address',
  page: 'Pages of the site, embeds, the sitemap and the SDK, an address, not logged in',
  file: 'Files of the site such as covers, and uploaded pictures, an address',
  buildFile: 'Files of builds, an address',
  wrongApiKey: 'Wrong API keys and play tokens, an address',
  loginFailureName: 'Failed logins, a name and address',
  loginFailureAddress: 'Failed logins, an address',
  loginFailureAccount: 'Failed logins, an account from browsers that it does not know',
  loginToGuessedAccount: 'Logins after that, an account from browsers that it does not know',
  register: 'New accounts, an address',
  wrongCode: 'Wrong two-factor codes, a user',
  wrongCodesOfDay: 'Wrong two-factor codes in a day, a user',
  profileChange: 'Changes of name or address, a user',
  newApiKey: 'New API keys beside the old one, a user',
  newAgentToken: 'New agent tokens, a user',
  dataExport: 'Data exports, a user',
  mailsAsked: 'Requested emails, an address',
  mailsToMailbox: 'Requested emails, a mailbox',
  newsletter: 'Newsletter subscriptions, an address',
  wrongEmailToken: 'Invalid email links, an address',
  wrongPassword: 'Wrong passwords of a logged-in user',
  discordWebhook: 'Discord webhooks connected with games, a user',
  discordTest: 'Test messages, a Discord webhook',
  newGame: 'New games, a user',
  buildUpload: 'Uploads and checks of builds, a user',
  picture: 'Uploaded pictures, a user',
  newModel: 'New AI models, a user',
  newVersion: 'New model versions, a user',
  newComment: 'New comments, a user',
  commentChange: 'Edits and deletions of comments, a user',
  rating: 'Ratings, a user',
  invite: 'Invitations to games and challenges, a user',
  report: 'Reports, a user',
  scoreRemoval: 'Removals and restorations of scores by the creator of their game, a user',
  heldDecision: 'Decisions about held scores, a user',
  launch: 'Launches of games, a player or guest',
  newGuest: 'New guests, a game and address',
  newConnect: 'Connect codes, a game and address',
  connectPoll: 'Polls, a connect code',
  wrongConnectCode: 'Unknown connect codes, an address and a user',
  round: 'Rounds, a player',
  guess: 'Inputs in games with hidden information, a player',
  guessAddress: 'Inputs in games with hidden information, an address',
  score: 'Scores, an API key; an item of a batch counts a tenth',
  sessionScore: 'Scores, a play session',
  socketAddress: 'Points of live events of an address, not logged in',
  socketUser: 'Points of live events of a logged-in user',
  playerScore: 'Scores by play tokens, a player',
};

/** Documents the default rate limits. */
export function describeLimits(): object {
  const names = Object.keys(COUNTED) as RateLimitName[];
  return {
    rates: names.map((name) => ({ name, counted: COUNTED[name], ...RATE_LIMITS[name] })),
    body: {
      bytes: HTTP_LIMITS.bodyBytes,
      batchBytes: HTTP_LIMITS.batchBodyBytes,
      depth: HTTP_LIMITS.jsonDepth,
      pictureBytes: PICTURE_BYTES_MAX,
    },
    sockets: {
      perUser: SOCKET_LIMITS.perUser,
      perAddress: SOCKET_LIMITS.perAddress,
      topics: SOCKET_LIMITS.topics,
      eventsPerSecond: SOCKET_LIMITS.eventsPerSecond,
      watchPoints: SOCKET_LIMITS.watchPoints,
      messageBytes: SOCKET_LIMITS.messageBytes,
    },
  };
}
