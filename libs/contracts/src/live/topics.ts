import { parsePositiveInteger } from '../validation/positive-integer.js';
import { PERIODS, type Period } from '../scores/period.js';

/** The board of a game, or the global one. */
export type BoardScope = number | 'global';

export interface Board {
  scope: BoardScope;
  period: Period;
}

export type LeaderboardTopic = `leaderboard:${number | 'global'}:${Period}`;
export type GameTopic = `game:${number}`;
export type CommentsTopic = `comments:${number}`;
export type StudioTopic = `studio:${number}`;
export const ME_TOPIC = 'me';
export const LAUNCH_TOPIC = 'launch';
export const ACTIVE_PLAYERS_TOPIC = 'players:active';
export const TRENDING_TOPIC = 'games:trending';

export function leaderboardTopic(scope: BoardScope, period: Period): LeaderboardTopic {
  return `leaderboard:${scope}:${period}`;
}

/** The board of a topic, or undefined. */
export function parseLeaderboardTopic(topic: string): Board | undefined {
  const [kind, scopeText, periodText, ...rest] = topic.split(':');
  const period = PERIODS.find((known) => known === periodText);
  const scope = scopeText === 'global' ? 'global' : parsePositiveInteger(scopeText);
  if (kind !== 'leaderboard' || period === undefined || scope === undefined || rest.length > 0) return undefined;
  return { scope, period };
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
