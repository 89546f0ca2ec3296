import type { ApiKeyView, SessionAnswer } from '@gamegeek/contracts/auth/auth.types.js';
import type { Game } from '@gamegeek/contracts/games/games.types.js';
import type { SubmittedScore } from '@gamegeek/contracts/scores/scores.types.js';
import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** Somebody outside: an account made through the API, with the key their own game would send scores by. */
export interface Player {
  username: string;
  password: string;
  session: SessionAnswer['session'];
  apiKey: string;
}

export async function createPlayer(request: APIRequestContext): Promise<Player> {
  const username = `e2e-${crypto.randomUUID().slice(0, 12)}`;
  const password = 'correct horse battery';
  const registered = await request.post('/api/auth/register', {
    data: { username, email: `${username}@example.org`, password },
  });
  expect(registered.status(), await registered.text()).toBe(201);
  const { session } = (await registered.json()) as SessionAnswer;
  const key = await request.get('/api/user/api-key', { headers: { Authorization: `Bearer ${session.access_token}` } });
  const { apiKey } = (await key.json()) as ApiKeyView;
  return { username, password, session, apiKey };
}

/** Sends a score as an external game does. */
export async function submitScore(
  request: APIRequestContext,
  player: Player,
  gameId: number,
  score: number,
): Promise<SubmittedScore> {
  const answer = await request.post('/api/scores', { data: { gameId, score, apiKey: player.apiKey } });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as SubmittedScore;
}

/** A game to compete in, and a score that nobody has reached there yet. */
export async function aGame(request: APIRequestContext, index = 0): Promise<Game> {
  const games = (await (await request.get('/api/games?limit=100')).json()) as Game[];
  const game = games[index];
  if (!game) throw new Error('The demo data has no games');
  return game;
}

/** A visitor who has signed in before: the session lies in the browser as the site stores it. */
export async function signIn(page: Page, player: Player): Promise<void> {
  await page.addInitScript((session) => localStorage.setItem('session', JSON.stringify(session)), player.session);
}
