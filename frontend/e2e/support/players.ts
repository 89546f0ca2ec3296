import type { ApiKeyView } from '@gamegeek/contracts/auth/account.schemas.js';
import type { OwnUser, Session, SessionAnswer } from '@gamegeek/contracts/auth/auth.schemas.js';
import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import type { SubmittedScore } from '@gamegeek/contracts/scores/submission.schemas.js';
import { expect, request as requests, type APIRequestContext, type Page } from '@playwright/test';

/** An account created through the API, with its API key. */
export interface Player {
  user: OwnUser;
  password: string;
  apiKey: string;
}

export async function createPlayer(baseURL: string, name?: string): Promise<Player> {
  const api = await requests.newContext({ baseURL });
  const username = name ?? `e2e-${crypto.randomUUID().slice(0, 12)}`;
  const password = 'correct horse battery';
  const answer = await api.post('/api/auth/register', {
    data: { username, email: `${username}@example.org`, password },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { session, user } = (await answer.json()) as SessionAnswer;
  const headers = { Authorization: `Bearer ${session.access_token}` };
  const { apiKey } = (await (await api.get('/api/user/api-key', { headers })).json()) as ApiKeyView;
  await api.dispose();
  return { user, password, apiKey };
}

/** A new session of a player, like a login on another device. */
export async function newSession(request: APIRequestContext, { user, password }: Player): Promise<Session> {
  const answer = await request.post('/api/auth/login', { data: { identifier: user.username, password } });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as SessionAnswer).session;
}

/** A signed-in visitor: the session is stored in the browser as the site does it. */
export async function signIn(page: Page, session: Session): Promise<void> {
  await page.addInitScript((stored) => localStorage.setItem('session', JSON.stringify(stored)), session);
}

/** Dismisses the banner, which would cover links. A separate test covers it. */
export async function dismissVerifyBanner(page: Page, { user }: Player): Promise<void> {
  const address = `${user.id} ${user.email}`;
  await page.addInitScript((dismissed) => localStorage.setItem('verify-banner-dismissed', dismissed), address);
}

/** Sends a score like an external game. */
export async function submitScore(
  request: APIRequestContext,
  { apiKey }: Player,
  gameId: number,
  score: number,
  board?: string,
): Promise<SubmittedScore> {
  const answer = await request.post('/api/scores', { data: { gameId, board, score, apiKey } });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as SubmittedScore;
}

/**
 * Places of the seeded games that receive scores, each from one test: tests run at the same time, and another score
 * would change the ranks and numbers of players that a test expects. The first game is only read.
 */
export const SCORED = {
  globalBoard: 1,
  heldChanges: 2,
  nativeGame: 3,
  renderedRows: 4,
  leaderChange: 6,
  reconnection: 7,
  highlight: 8,
  twoLineSample: 9,
  boardBesideGame: 10,
  longNames: 11,
  sessionCheck: 12,
  findMe: 13,
  embeddedBoard: 14,
  achievement: 15,
  polling: 17,
  periodic: 18,
} as const;

/** A seeded game: games listed by other tests do not change the oldest ones. */
export async function seededGame(request: APIRequestContext, index = 0): Promise<Game> {
  const games = (await (await request.get('/api/games?sort=oldest&limit=100')).json()) as Game[];
  const game = games[index];
  if (!game) throw new Error('The demo data has too few games');
  return game;
}

let reached = Date.now();

/** A score above all others on every board, and above the last one of this function. */
export function nextRecord(): number {
  reached = Math.max(reached + 1, Date.now());
  return reached;
}
