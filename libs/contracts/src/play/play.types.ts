import type { GameLaunch } from '../games/play-settings.js';
import type { SubmittedScore } from '../scores/scores.types.js';
import type { Language } from '../preferences/preferences.js';

/** The player; all guests have the same name. */
export interface PlayPlayer {
  id: string;
  username: string;
  guest: boolean;
}

/** How a game in a frame is embedded. */
export interface PlayFrame {
  src: string;
  sandbox: string;
  allow: string;
  /** The origin of its messages: 'null' for the opaque origin of hosted games. */
  origin: string;
}

/** POST /api/games/{id}/launches */
export interface LaunchAnswer {
  ticket: string;
  expires_at: string;
  launch: Exclude<GameLaunch, 'link'>;
  /** The URL to open: the game with its ticket, or the page that frames it. */
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
  /** The player's best score in this game. */
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
  /** An integer from 0 to 4294967295, the seed of the round. */
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
  /** The rank that the score would have; null while ranks are unavailable. */
  wouldBeRank: number | null;
}

/** POST /api/user/guest-scores/claim */
export interface GuestClaim {
  claimed: SubmittedScore[];
  /** Games that no longer accept scores. */
  skipped: number[];
}

/** POST /api/play/guests */
export interface GuestTicket {
  /** The secret that identifies the guest. */
  guest: string;
  ticket: string;
}

/** POST /api/play/connects */
export interface ConnectStart {
  /** The code that the player types or confirms, such as `K7PW-3QFM`. */
  code: string;
  /** The page for confirmation, with the code. */
  verifyUrl: string;
  /** The secret that the game polls with. */
  poll: string;
  /** Seconds between two polls. */
  interval: number;
  expiresAt: string;
}

/** POST /api/play/connects/poll */
export type ConnectPoll = { status: 'waiting' } | { status: 'confirmed'; ticket: string };

/** GET /api/play/connects/{code}: what the player confirms. */
export interface ConnectRequest {
  code: string;
  game: { id: number; name: string };
  /** The number of guest scores that move to the account. */
  guestScores: number;
  expiresAt: string;
}

/** The name of all guests. */
export const GUEST_NAME = 'Guest';

export const PLAY_STATES = ['active', 'idle'] as const;
export type PlayState = (typeof PLAY_STATES)[number];

/** A row of GET /api/user/play-sessions: an open play session of the user. */
export interface OwnPlaySession extends PlaySessionView {
  gameName: string;
  state: PlayState;
  lastPingAt: string;
}
