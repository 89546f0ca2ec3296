import type { Request } from 'express';

const PATHS: ReadonlySet<string> = new Set(['/api/scores', '/api/scores/batch']);

/**
 * Scores have limits by key, because a game server sends for many players from one address. Their bodies are read once
 * their sender is known.
 */
export function isScoreSubmission({ method, path }: Pick<Request, 'method' | 'path'>): boolean {
  return method === 'POST' && PATHS.has(path);
}
