import { BOARD_SLUG, MAIN_BOARD } from '../boards/board-settings.js';
import { parsePositiveInteger } from '../validation/positive-integer.js';
import { PERIODS, type Period } from '../scores/period.js';

/** The board of a game, or the global one. */
export type BoardScope = number | 'global';

export interface Board {
  scope: BoardScope;
  /** The slug of a board of the game; the main board without it. */
  slug?: string;
  period: Period;
}

export type LeaderboardTopic = `leaderboard:${number | 'global' | `${number}/${string}`}:${Period}`;
export type GameTopic = `game:${number}`;
export type CommentsTopic = `comments:${number}`;
export type StudioTopic = `studio:${number}`;
export type RunTopic = `run:${string}`;
export type LiveRunsTopic = 'runs:live';
export const ME_TOPIC = 'me';
export const LAUNCH_TOPIC = 'launch';
export const ACTIVE_PLAYERS_TOPIC = 'players:active';
export const TRENDING_TOPIC = 'games:trending';

export function leaderboardTopic(scope: BoardScope, period: Period, slug?: string): LeaderboardTopic {
  return slug === undefined || scope === 'global'
    ? `leaderboard:${scope}:${period}`
    : `leaderboard:${scope}/${slug}:${period}`;
}

/** The board of a topic, or undefined. */
export function parseLeaderboardTopic(topic: string): Board | undefined {
  const [kind, scopeText = '', periodText, ...rest] = topic.split(':');
  const period = PERIODS.find((known) => known === periodText);
  const [gameText, slug, ...parts] = scopeText.split('/');
  const scope = scopeText === 'global' ? 'global' : parsePositiveInteger(gameText);
  if (kind !== 'leaderboard' || period === undefined || scope === undefined) return undefined;
  if (rest.length > 0 || parts.length > 0) return undefined;
  if (slug === undefined) return { scope, period };
  // The main board has its topics without a slug.
  return BOARD_SLUG.test(slug) && slug !== MAIN_BOARD ? { scope, slug, period } : undefined;
}

export function gameTopic(gameId: number): GameTopic {
  return `game:${gameId}`;
}

export function parseGameTopic(topic: string): number | undefined {
  return gameIdOf('game', topic);
}

export function commentsTopic(gameId: number): CommentsTopic {
  return `comments:${gameId}`;
}

export function parseCommentsTopic(topic: string): number | undefined {
  return gameIdOf('comments', topic);
}

export function studioTopic(gameId: number): StudioTopic {
  return `studio:${gameId}`;
}

export function parseStudioTopic(topic: string): number | undefined {
  return gameIdOf('studio', topic);
}

function gameIdOf(wanted: string, topic: string): number | undefined {
  const [kind, id, ...rest] = topic.split(':');
  return kind === wanted && rest.length === 0 ? parsePositiveInteger(id) : undefined;
}
