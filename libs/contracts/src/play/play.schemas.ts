import * as v from 'valibot';
import { LANGUAGES } from '../preferences/preferences.js';
import { integer, link, time, uuid } from '../values.js';
import { submittedScoreSchema } from '../scores/submission.schemas.js';

/** The player; all guests have the same name. */
export const playPlayerSchema = v.object({ id: uuid, username: v.string(), guest: v.boolean() });
export type PlayPlayer = v.InferOutput<typeof playPlayerSchema>;

/** How a game in a frame is embedded. */
export const playFrameSchema = v.object({
  src: v.string(),
  sandbox: v.string(),
  allow: v.string(),
  /** The origin of its messages: 'null' for the opaque origin of hosted games. */
  origin: v.string(),
});
export type PlayFrame = v.InferOutput<typeof playFrameSchema>;

/** POST /api/games/{id}/launches */
export const launchAnswerSchema = v.object({
  ticket: v.string(),
  expires_at: time,
  launch: v.picklist(['embed', 'tab', 'hosted']),
  /** The URL to open: the game with its ticket, or the page that frames it. */
  address: link,
  frame: v.nullable(playFrameSchema),
  player: playPlayerSchema,
});
export type LaunchAnswer = v.InferOutput<typeof launchAnswerSchema>;

const sessionFields = { id: uuid, gameId: integer, startedAt: time, endsAt: time };
const tokenFields = { token: v.string(), tokenExpiresAt: time };

export const playSessionSchema = v.object(sessionFields);
export type PlaySessionView = v.InferOutput<typeof playSessionSchema>;

export const playTokenSchema = v.object(tokenFields);
export type PlayTokenAnswer = v.InferOutput<typeof playTokenSchema>;

/** POST /api/play/sessions */
export const playSessionAnswerSchema = v.object({
  ...tokenFields,
  session: playSessionSchema,
  player: playPlayerSchema,
  /** The player's best score in this game. */
  best: v.nullable(integer),
  locale: v.picklist(LANGUAGES),
});
export type PlaySessionAnswer = v.InferOutput<typeof playSessionAnswerSchema>;

/** GET /api/play/me */
export const playMeSchema = v.object({
  player: playPlayerSchema,
  gameId: integer,
  session: playSessionSchema,
  best: v.nullable(integer),
});
export type PlayMe = v.InferOutput<typeof playMeSchema>;

/** Depends on the game. */
const shown = v.record(v.string(), v.unknown());

/** POST /api/play/rounds */
export const roundAnswerSchema = v.object({
  round: v.string(),
  /** The seed of the round; null for games with hidden information, whose seed the server keeps. */
  seed: v.nullable(v.pipe(integer, v.metadata({ minimum: 0, maximum: 4_294_967_295 }))),
  /** What the player of a game with hidden information sees first, if anything. */
  opening: v.nullable(shown),
  startedAt: time,
  expiresAt: time,
});
export type RoundAnswer = v.InferOutput<typeof roundAnswerSchema>;

/** POST /api/play/rounds/guesses */
export const guessAnswerSchema = v.object({ answer: shown });
export type GuessAnswer = v.InferOutput<typeof guessAnswerSchema>;

/** POST /api/play/rounds/resume */
export const resumedRoundSchema = v.object({
  opening: v.nullable(shown),
  /** The inputs of the round so far, with their answers. */
  answered: v.array(v.object({ input: v.string(), answer: shown })),
});
export type ResumedRound = v.InferOutput<typeof resumedRoundSchema>;

/** A row of GET /api/user/guest-scores */
export const guestScoreSchema = v.object({
  gameId: integer,
  gameName: v.string(),
  score: integer,
  achievedAt: time,
  /** The rank that the score would have; null while ranks are unavailable. */
  wouldBeRank: v.nullable(integer),
});
export type GuestScore = v.InferOutput<typeof guestScoreSchema>;

/** POST /api/user/guest-scores/claim */
export const guestClaimSchema = v.object({
  claimed: v.array(submittedScoreSchema),
  /** Games that accept no scores any more, or none of this account. */
  skipped: v.array(integer),
});
export type GuestClaim = v.InferOutput<typeof guestClaimSchema>;

/** POST /api/play/guests */
export const guestTicketSchema = v.object({
  /** The secret that identifies the guest. */
  guest: v.string(),
  ticket: v.string(),
});
export type GuestTicket = v.InferOutput<typeof guestTicketSchema>;

const code = v.pipe(v.string(), v.metadata({ examples: ['K7PW-3QFM'] }));

/** POST /api/play/connects */
export const connectStartSchema = v.object({
  /** The code that the player types or confirms. */
  code,
  /** The page for confirmation, with the code. */
  verifyUrl: link,
  /** The secret that the game polls with. */
  poll: v.string(),
  /** Seconds between two polls. */
  interval: integer,
  expiresAt: time,
});
export type ConnectStart = v.InferOutput<typeof connectStartSchema>;

/** POST /api/play/connects/poll */
export const connectPollSchema = v.variant('status', [
  v.object({ status: v.literal('waiting') }),
  v.object({
    status: v.literal('confirmed'),
    ticket: v.string(),
    /** The device secret, which starts further sessions without a code; null for a game in a browser. */
    device: v.nullable(v.string()),
  }),
]);
export type ConnectPoll = v.InferOutput<typeof connectPollSchema>;

/** GET /api/play/connects/{code}: what the player confirms. */
export const connectRequestSchema = v.object({
  code,
  game: v.object({
    id: integer,
    name: v.string(),
    /** The creator; "Deleted player" for a deleted account. */
    creator: v.string(),
    /** The host of the game's address. */
    host: v.nullable(v.string()),
  }),
  /** The number of guest scores that move to the account: the best score in this game, if there is one. */
  guestScores: integer,
  guestBest: v.nullable(integer),
  /** The game runs outside browsers, and stays connected until the player ends it or does not use it for 30 days. */
  native: v.boolean(),
  expiresAt: time,
});
export type ConnectRequest = v.InferOutput<typeof connectRequestSchema>;

/** The name of all guests. */
export const GUEST_NAME = 'Guest';

export const PLAY_STATES = ['active', 'idle'] as const;
export type PlayState = (typeof PLAY_STATES)[number];

/** A row of GET /api/user/play-sessions: a connected game of the user, or a running session in a browser. */
export const ownPlaySessionSchema = v.object({
  ...sessionFields,
  gameName: v.string(),
  /** The game stays connected when nobody plays. */
  connected: v.boolean(),
  /** Somebody plays now. */
  playing: v.boolean(),
  state: v.picklist(PLAY_STATES),
  lastPingAt: time,
});
export type OwnPlaySession = v.InferOutput<typeof ownPlaySessionSchema>;
