import { REPORTS_PER_SECOND } from '@gamegeek/contracts/play/run-report.js';
import {
  CONNECT_POLL_INTERVAL,
  NEW_GUESTS,
  NEW_GUESTS_MINUTES,
  PLAYER_PLAY_SCORES_A_MINUTE,
  SESSION_SCORE_BURST,
  SESSION_SCORES_A_MINUTE,
} from '@gamegeek/contracts/play/play-limits.js';
import { SCORE_BURST, SCORES_A_MINUTE } from '@gamegeek/contracts/scores/score-limits.js';

/** Rate limits (docs/api.md, section 5), all in one file, so that tests can lower them. */
export interface RateLimit {
  points: number;
  /** Seconds until the points are restored. */
  duration: number;
  /** Seconds of refusal after the points are used up; by default until the window ends. */
  block?: number;
  /** For limits that refill evenly: the capacity. */
  burst?: number;
  /** For limits of addresses: the points of an IPv6 /48, whose /64 have `points` each. */
  network?: number;
}

export const RATE_LIMITS = {
  addressBurst: { points: 100, duration: 10 },
  address: { points: 600, duration: 60 },
  user: { points: 1_200, duration: 60 },
  /** Avatars, counted separately from other requests. */
  avatar: { points: 1_200, duration: 60 },
  /**
   * Pages, embeds, the sitemap and the SDK. Apart from the API, so that a class that opens a page together can use it.
   */
  page: { points: 100, duration: 10 },
  /**
   * Files of the site without a hash in their name, such as covers, and uploaded pictures: a page shows several of them.
   */
  file: { points: 1_200, duration: 60 },
  /** Files of builds, of all players at an address: a game may have hundreds. */
  buildFile: { points: 6_000, duration: 60 },
  wrongApiKey: { points: 20, duration: 60, block: 300, network: 200 },
  loginFailureName: { points: 5, duration: 60 },
  loginFailureAddress: { points: 25, duration: 300, network: 250 },
  /** From all browsers together that the account does not know, and from each that it knows. */
  loginFailureAccount: { points: 20, duration: 3_600 },
  /** After that. */
  loginToGuessedAccount: { points: 1, duration: 60 },
  register: { points: 10, duration: 1_800, network: 100 },
  wrongCode: { points: 5, duration: 60 },
  /** Codes are checked after a correct password only, so others cannot exhaust this limit. */
  wrongCodesOfDay: { points: 20, duration: 86_400 },
  /** A new name resets every board that shows the player. */
  profileChange: { points: 20, duration: 3_600 },
  /** Each leaves an old key that works for a day; without one it is not limited. */
  newApiKey: { points: 20, duration: 3_600 },
  newAgentToken: { points: 20, duration: 3_600 },
  dataExport: { points: 5, duration: 86_400 },
  /** Requested emails, for each address and for each recipient. */
  mailsAsked: { points: 5, duration: 1_800, network: 50 },
  mailsToMailbox: { points: 5, duration: 1_800 },
  newsletter: { points: 10, duration: 3_600 },
  /** Invalid email links, which may be guesses. */
  wrongEmailToken: { points: 20, duration: 300, network: 200 },
  /** Wrong current password of a signed-in user. */
  wrongPassword: { points: 5, duration: 300 },
  /** Changes of the Discord webhooks of games. */
  discordWebhook: { points: 20, duration: 3_600 },
  /** Test messages, for each webhook. */
  discordTest: { points: 1, duration: 60 },
  newGame: { points: 20, duration: 3_600 },
  /** Uploads and checks of builds. */
  buildUpload: { points: 40, duration: 3_600 },
  /** Uploads, each of which is decoded. */
  picture: { points: 60, duration: 3_600 },
  newModel: { points: 20, duration: 3_600 },
  newVersion: { points: 40, duration: 3_600 },
  newComment: { points: 10, duration: 60 },
  /** Edits and deletions. */
  commentChange: { points: 30, duration: 600 },
  rating: { points: 30, duration: 60 },
  invite: { points: 20, duration: 86_400 },
  report: { points: 20, duration: 3_600 },
  /** Removals and restorations of scores by the creator of their game. */
  scoreRemoval: { points: 120, duration: 3_600 },
  /** Decisions about held scores, of which a game has up to 500. */
  heldDecision: { points: 1_000, duration: 3_600 },
  launch: { points: 30, duration: 60 },
  newGuest: { points: NEW_GUESTS, duration: NEW_GUESTS_MINUTES * 60 },
  newConnect: { points: NEW_GUESTS, duration: NEW_GUESTS_MINUTES * 60 },
  /** One second less than the interval that games are given, to tolerate fast clocks. */
  connectPoll: { points: 1, duration: CONNECT_POLL_INTERVAL - 1 },
  /** Possible guesses; there are 110 billion codes. */
  wrongConnectCode: { points: 10, duration: 300, network: 100 },
  round: { points: 20, duration: 60 },
  /** As many as the fastest player makes. */
  guess: { points: 600, duration: 60 },
  /** Of all players at an address, such as a school. */
  guessAddress: { points: 6_000, duration: 60 },
  score: { points: SCORES_A_MINUTE, duration: 60, burst: SCORE_BURST },
  sessionScore: { points: SESSION_SCORES_A_MINUTE, duration: 60, burst: SESSION_SCORE_BURST },
  /** Events of all sockets of an address, not signed in; a watch counts `watchPoints`. */
  socketAddress: { points: 6_000, duration: 60, burst: 1_000 },
  /** The same of a signed-in user. */
  socketUser: { points: 3_000, duration: 60, burst: 600 },
  playerScore: { points: PLAYER_PLAY_SCORES_A_MINUTE, duration: 60 },
} satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof RATE_LIMITS;
export type RateLimits = Record<RateLimitName, RateLimit>;

/** Injection token of the active rate limits; tests replace some of them. */
export const LIMITS = Symbol('rate limits');

export const SOCKET_LIMITS = {
  perUser: 20,
  perAddress: 40,
  /** Connections of a node, with or without a session. */
  perNode: 10_000,
  /** Milliseconds until a connection that has not joined the namespace is closed. */
  connectTimeout: 5_000,
  /** Milliseconds until a connection is cut whose client does not confirm that it is closed. */
  closeTimeout: 2_000,
  topics: 32,
  eventsPerSecond: 20,
  /** Points of a watch, whose answer is a snapshot; all other events count one. */
  watchPoints: 3,
  /** Consecutive refused events until the connection is closed; a quiet second resets the count. */
  refusalsBeforeCut: 100,
  messageBytes: 8 * 1024,
  /** Packets queued for a slow client; beyond it the connection is closed, and the client gets a new snapshot. */
  packetsWaiting: 64,
  pingInterval: 15_000,
  pingTimeout: 10_000,
};

/** Runs that are watched while they are played. */
export const LIVE_RUN_LIMITS = {
  /** Watchers of a run on a node. */
  watchers: 500,
  reportsPerSecond: REPORTS_PER_SECOND,
  /** Runs that are in the list; others can be watched by their address. */
  listed: 1_000,
  /** How long it is taken for granted who plays and that others may watch, in milliseconds. */
  checkEvery: 60_000,
};

/** How long a worker thread may take to start and to take its first job, in milliseconds. */
export const WORKER_START_LIMIT = 30_000;

/** Replays of input logs that prove scores of hosted games. */
export const REPLAY_LIMITS = {
  /** Queue size behind the running replay. */
  waiting: 64,
  /** From when the thread takes the log. */
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

/** Uploaded pictures. */
export const PICTURE_LIMITS = {
  /** How many bodies are read at the same time, up to eight megabytes each. */
  reading: 16,
  /** How many may wait for the one that is encoded. */
  waiting: 16,
  milliseconds: 15_000,
  megabytes: 64,
};

export const HTTP_LIMITS = {
  bodyBytes: 100 * 1024,
  batchBodyBytes: 1024 * 1024,
  /** A call of an agent, which may contain a build of one file. */
  mcpBodyBytes: 2 * 1024 * 1024,
  /** Bodies up to this size are read before the sender is authenticated. */
  scoreBodyBytes: 1024,
  jsonDepth: 20,
  headerBytes: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  /**
   * How long an idle connection is kept, in milliseconds. Longer than clients and proxies keep theirs: a server that
   * closes first resets a request that is on its way.
   */
  keepAliveTimeout: 72_000,
  /** How often connections are checked against both timeouts, in milliseconds. */
  timeoutCheckInterval: 1_000,
  /** Requests of a connection that are answered at the same time; a further one ends the connection. */
  requestsOfConnection: 8,
  /** Open connections of a node, sockets included; further ones are answered with 503. */
  connections: 20_000,
  /** The same for METRICS_LISTEN, which a few probes and Prometheus use. */
  operatorConnections: 100,
  /** Connections that are being answered with 503; beyond them new ones are closed at once. */
  refusedConnections: 1_000,
};

export type HttpLimits = typeof HTTP_LIMITS;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Lifetimes of the links in account emails, in milliseconds; the emails state them. */
export const EMAIL_LINK_LIFETIMES = { verify: DAY, reset: HOUR, undo: 14 * DAY };

/** How long the security log keeps what users did, and what admins did to others, in milliseconds. */
export const SECURITY_EVENT_LIMITS = {
  lifetime: 90 * DAY,
  actLifetime: 730 * DAY,
  /** The newest entries that are kept of what users did, whatever their age. */
  kept: 2_000_000,
};

/** Unverified accounts without content are deleted after this time. */
export const UNVERIFIED_ACCOUNT_LIFETIME = 30 * DAY;

/** How long play is stored, in milliseconds. */
export const PLAY_RETENTION = {
  /** Guests, after they last played; with their scores. */
  guest: 30 * DAY,
  /** Sessions, after their start: scores refer to them for a while after their end. */
  session: 30 * DAY,
  /** Connect codes, after their expiry, so that late players learn that theirs has expired. */
  connectCode: HOUR,
};

export const DATABASE_LIMITS = {
  connectionTimeout: 2_000,
  statementTimeout: 5_000,
  lockTimeout: 2_000,
  idleInTransactionTimeout: 10_000,
};

/** How long a stopping node may go on serving before it closes its port, in seconds. */
export const LONGEST_SHUTDOWN_DELAY = 120;

/** Retries of an outbox event that its handler refuses; an event that waits for PostgreSQL or Redis uses none up. */
export const OUTBOX_LIMITS = {
  /** Milliseconds that publishing may take; less than a transaction may be idle, because one holds the lock. */
  publishTimeout: 8_000,
  /** Doubles from two seconds. */
  longestDelaySeconds: 300,
  /** After this many failures, about 40 minutes, an event is parked. */
  attempts: 15,
};

/** Migrations may take long, but must not block other users of the tables. In milliseconds. */
export const MIGRATION_LIMITS = {
  /** Longer than for requests: a busy machine delays a start instead of failing it. */
  connectionTimeout: 30_000,
  statementTimeout: 2 * 3_600_000,
  /** A change of a table that does not get its lock in time is retried after the pause, so that others get through. */
  lockTimeout: 3_000,
  lockPause: 2_000,
  lockAttempts: 100,
  waitForOther: 3_600_000,
  progressInterval: 15_000,
};

export const JOB_LIMITS = {
  /** A job that failed because PostgreSQL or Redis was away is tried again soon, in milliseconds. */
  retryDelay: 2_000,
  /** How long a node keeps a job that it must not run before it offers it to all nodes again, in milliseconds. */
  returnDelay: 2_000,
  /** After other failures the delay doubles up to this, in milliseconds. */
  longestRetryDelay: 10 * 60_000,
  /** Limits of a job's statements, in milliseconds: no request waits for them, and tables grow. */
  statementTimeout: 60_000,
  lockTimeout: 10_000,
};

/** Time limit of Redis commands during requests, in milliseconds. */
export const REDIS_TIMEOUT = 1_000;
/** Time limit for handing over an email, in milliseconds. */
export const MAIL_TIMEOUT = 10_000;
/** The largest number of scores in one commit. */
export const COMMIT_BATCH = 512;
