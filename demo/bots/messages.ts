import type { ListedGame } from '../client/site.ts';
import type { Depth } from '../engines/engine.ts';

/** One bot: a player's account at one kind of game. */
export interface Seat {
  username: string;
  apiKey: string;
  /** Of the player's login session, which launches hosted games. */
  accessToken: string;
  depth: Depth;
  category: string;
  seed: number;
  /** How many scores to send; null plays on. */
  quota: number | null;
}

/** What a process of bots is told once, at its start. */
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
