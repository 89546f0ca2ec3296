import type { ListedGame } from '../client/site.ts';
import type { Depth } from '../engines/engine.ts';

/** A bot: a player's account and one kind of game. */
export interface Seat {
  username: string;
  apiKey: string;
  /** The token of the player's login session, for launching hosted games. */
  accessToken: string;
  depth: Depth;
  category: string;
  seed: number;
  /** The number of scores to send; null for no limit. */
  quota: number | null;
}

/** The message that starts a process of bots. */
export interface GroupSetup {
  url: string;
  seats: Seat[];
  games: ListedGame[];
}

export type ToGroup = { type: 'play'; setup: GroupSetup } | { type: 'stop' };

export type FromGroup =
  | { type: 'sent' }
  | { type: 'accepted'; username: string; game: string; score: number; rank: number | null; personalBest: boolean }
  | { type: 'retry'; reason: string }
  | { type: 'refused'; username: string; game: string; status: number; reason: string };
