import type { GameLaunch } from '../games/play-settings.js';
import type { SubmittedScore } from '../scores/scores.types.js';
import type { Language } from '../users/preferences.js';

/** Who plays; a guest's name is the same for all guests. */
export interface PlayPlayer {
  id: string;
  username: string;
  guest: boolean;
}

/** How a game that runs in a page of ours is framed. */
export interface PlayFrame {
  src: string;
  sandbox: string;
  allow: string;
  /** Where its messages come from: 'null' for the opaque origin of a copy that we serve. */
  origin: string;
}

/** POST /api/games/{id}/launches */
export interface LaunchAnswer {
  ticket: string;
  expires_at: string;
  launch: Exclude<GameLaunch, 'link'>;
  /** Where the browser goes: the game with its ticket, or the page of ours that frames it. */
  address: string;
  frame: PlayFrame | null;
  player: PlayPlayer;
}

export interface PlaySessionView {
  id: string;
  gameId: number;
  startedAt: string;
  endsAt: string;
}

export interface PlayTokenAnswer {
  token: string;
  tokenExpiresAt: string;
}

/** POST /api/play/sessions */
export interface PlaySessionAnswer extends PlayTokenAnswer {
  session: PlaySessionView;
  player: PlayPlayer;
  /** The player's best score in this game so far. */
  best: number | null;
  locale: Language;
}

/** GET /api/play/me */
export interface PlayMe {
  player: PlayPlayer;
  gameId: number;
  session: PlaySessionView;
  best: number | null;
}

/** POST /api/play/rounds */
export interface RoundAnswer {
  round: string;
  /** A whole number from 0 to 4294967295, from which the chances of the round follow. */
  seed: number;
  startedAt: string;
  expiresAt: string;
}

/** A row of GET /api/user/guest-scores */
export interface GuestScore {
  gameId: number;
  gameName: string;
  score: number;
  achievedAt: string;
  /** The rank that the score would have; null while ranks cannot be had. */
  wouldBeRank: number | null;
}

/** POST /api/user/guest-scores/claim */
export interface GuestClaim {
  claimed: SubmittedScore[];
  /** Games that take no scores any more. */
  skipped: number[];
}

/** POST /api/play/guests */
export interface GuestTicket {
  /** The secret that makes the same guest again. */
  guest: string;
  ticket: string;
}

/** POST /api/play/connects */
export interface ConnectStart {
  /** What the player types or confirms, such as `K7PW-3QFM`. */
  code: string;
  /** The page that asks the player, with the code. */
  verifyUrl: string;
  /** The secret that the game polls with. */
  poll: string;
  /** Seconds between two polls. */
  interval: number;
  expiresAt: string;
}

/** POST /api/play/connects/poll */
export type ConnectPoll = { status: 'waiting' } | { status: 'confirmed'; ticket: string };

/** GET /api/play/connects/{code}: what the player is asked to confirm. */
export interface ConnectRequest {
  code: string;
  game: { id: number; name: string };
  /** How many scores, made as a guest, move to the account with the confirmation. */
  guestScores: number;
  expiresAt: string;
}

/** What every guest is called. */
export const GUEST_NAME = 'Guest';

export const PLAY_STATES = ['active', 'idle'] as const;
export type PlayState = (typeof PLAY_STATES)[number];

/** A row of GET /api/user/play-sessions: a game that plays in the user's name right now. */
export interface OwnPlaySession extends PlaySessionView {
  gameName: string;
  state: PlayState;
  lastPingAt: string;
}
