import {
  CONNECT_POLL_INTERVAL,
  PLAYER_PLAY_SCORES_A_MINUTE,
  SESSION_SCORE_BURST,
  SESSION_SCORES_A_MINUTE,
} from '@gamegeek/contracts/play/play-limits.js';
import { SCORE_BURST, SCORES_A_MINUTE } from '@gamegeek/contracts/scores/score-limits.js';

/** How much of what may happen in which time (RELIABILITY section 3). One file, so that tests can set any of them to 2. */
export interface RateLimit {
  points: number;
  /** Seconds until the points are back. */
  duration: number;
  /** Seconds of refusal once the points are spent; without it, until the window ends. */
  block?: number;
  /** For limits that refill evenly: how many points may be saved up. */
  burst?: number;
}

export const RATE_LIMITS = {
  addressBurst: { points: 100, duration: 10 },
  address: { points: 600, duration: 60 },
  user: { points: 1_200, duration: 60 },
  /** Pictures of players, counted apart from all other requests of an address. */
  avatar: { points: 1_200, duration: 60 },
  wrongApiKey: { points: 20, duration: 60, block: 300 },
  loginFailureName: { points: 5, duration: 60 },
  loginFailureAddress: { points: 25, duration: 300 },
  register: { points: 10, duration: 1_800 },
  wrongCode: { points: 5, duration: 60 },
  /** Codes are checked only after the right password, so strangers cannot use these up. */
  wrongCodesOfDay: { points: 20, duration: 86_400 },
  /** A new name starts every board afresh that shows the player. */
  profileChange: { points: 20, duration: 3_600 },
  dataExport: { points: 5, duration: 86_400 },
  /** Mails that an address asks for, and that a mailbox is sent on request, whoever asks. */
  mailsAsked: { points: 5, duration: 1_800 },
  mailsToMailbox: { points: 5, duration: 1_800 },
  newsletter: { points: 10, duration: 3_600 },
  /** Links of mails that are no use: guesses, for all we know. */
  wrongMailToken: { points: 20, duration: 300 },
  /** By somebody who is signed in, about their own password. */
  wrongPassword: { points: 5, duration: 300 },
  newGame: { points: 20, duration: 3_600 },
  newModel: { points: 20, duration: 3_600 },
  newVersion: { points: 40, duration: 3_600 },
  newComment: { points: 10, duration: 60 },
  /** Edits and deletions. */
  commentChange: { points: 30, duration: 600 },
  rating: { points: 30, duration: 60 },
  invite: { points: 20, duration: 86_400 },
  report: { points: 20, duration: 3_600 },
  launch: { points: 30, duration: 60 },
  newGuest: { points: 30, duration: 1_800 },
  newConnect: { points: 20, duration: 600 },
  /** A second less than games are asked to wait, for those whose clock runs fast. */
  connectPoll: { points: 1, duration: CONNECT_POLL_INTERVAL - 1 },
  /** Guesses, for all we know. There are 110 billion codes. */
  wrongConnectCode: { points: 10, duration: 300 },
  round: { points: 60, duration: 60 },
  score: { points: SCORES_A_MINUTE, duration: 60, burst: SCORE_BURST },
  sessionScore: { points: SESSION_SCORES_A_MINUTE, duration: 60, burst: SESSION_SCORE_BURST },
  playerScore: { points: PLAYER_PLAY_SCORES_A_MINUTE, duration: 60 },
} satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof RATE_LIMITS;
export type RateLimits = Record<RateLimitName, RateLimit>;

/** The rate limits that are in force: those above, unless a test sets some of them to 2. */
export const LIMITS = Symbol('rate limits');

export const SOCKET_LIMITS = {
  perUser: 20,
  perAddress: 40,
  /** Connections of a node, signed in or not. */
  perNode: 10_000,
  /** Milliseconds within which a connection joins the namespace, or ends. */
  connectTimeout: 5_000,
  topics: 32,
  eventsPerSecond: 20,
  /** Refused events without a calm second in between, after which the connection is cut. */
  refusalsBeforeCut: 100,
  messageBytes: 8 * 1024,
  /** Packets waiting for a slow client; past it the connection is cut and comes back for a fresh snapshot. */
  packetsWaiting: 64,
  pingInterval: 15_000,
  pingTimeout: 10_000,
};

/** Replays of input logs, which prove scores of hosted games. */
export const REPLAY_LIMITS = {
  /** How many may wait for the one that runs. */
  waiting: 64,
  milliseconds: 2_000,
  megabytes: 128,
};

/** Pictures that links to games show. */
export const SOCIAL_CARD_LIMITS = {
  /** How many may wait for the one that is drawn. */
  waiting: 32,
  milliseconds: 5_000,
  megabytes: 64,
  /** How many pictures are kept in memory; about fifty kilobytes each. */
  kept: 200,
};

export const HTTP_LIMITS = {
  bodyBytes: 100 * 1024,
  batchBodyBytes: 1024 * 1024,
  /** A score with its key fits in; so small a body is read before its sender is known. */
  scoreBodyBytes: 1024,
  jsonDepth: 20,
  headerBytes: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  /** How often connections are held against the two times above, in milliseconds. */
  timeoutCheckInterval: 1_000,
  /** Open connections of a node, sockets included; further ones are answered with 503. */
  connections: 20_000,
  /** Connections that are being answered so; beyond them new ones are closed at once. */
  refusedConnections: 1_000,
};

export type HttpLimits = typeof HTTP_LIMITS;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How long the links of account mails work, in milliseconds; the mails say so, too. */
export const MAIL_LINK_LIFETIMES = { verify: DAY, reset: HOUR, undo: 14 * DAY };

/** An account without scores or other content is removed when its email address was not verified within this time. */
export const UNVERIFIED_ACCOUNT_LIFETIME = 30 * DAY;

export const DATABASE_LIMITS = {
  connectionTimeout: 2_000,
  statementTimeout: 5_000,
  lockTimeout: 2_000,
  idleInTransactionTimeout: 10_000,
};

/** No command to Redis is waited for longer than this on the way of a request, in milliseconds. */
export const REDIS_TIMEOUT = 1_000;
/** A mail is handed over within this time, in milliseconds, or tried again later. */
export const MAIL_TIMEOUT = 10_000;
/** A batch is committed with at most this many scores; what waits beyond it forms the next one. */
export const COMMIT_BATCH = 512;
