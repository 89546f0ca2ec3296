import type { Request } from 'express';

export const SCORE_BATCH_PATH = '/api/scores/batch';
export const SCORE_PATHS: ReadonlySet<string> = new Set(['/api/scores', SCORE_BATCH_PATH]);

/** Scores have limits by key, because a game server sends for many players from one address. */
export function isScoreSubmission({ method, path }: Pick<Request, 'method' | 'path'>): boolean {
  return method === 'POST' && SCORE_PATHS.has(path);
}
