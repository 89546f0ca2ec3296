import { API_KEY_PREFIX } from '../../../../src/modules/auth/shared/api-key-format.js';
import type { MadeGame } from '../../../factories/game.factory.js';
import type { MadeUser } from '../../../factories/user.factory.js';

/** The subjects of the requests, created for each run in the same order. */
export interface World {
  ada: MadeUser;
  bob: MadeUser;
  game: MadeGame;
  other: MadeGame;
  hidden: MadeGame;
  modelId: number;
}

export interface RecordedRequest {
  title: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Requests of clients without play tokens: mostly scores, and related reads and writes. */
export function recordedRequests({ ada, bob, game, other, hidden, modelId }: World): RecordedRequest[] {
  const bearer = (credential: string) => ({ authorization: `Bearer ${credential}` });
  const cookie = { cookie: `session=${ada.token}` };
  const score = { gameId: game.id, score: 120 };
  const wrongKey = `${API_KEY_PREFIX}${'x'.repeat(40)}`;
  const requests: RecordedRequest[] = [];
  const add = (title: string, request: Omit<RecordedRequest, 'title'>) => requests.push({ title, ...request });
  const post = (title: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
    add(title, {
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  const scores: [string, unknown, Record<string, string>?][] = [
    ['the key in the body', { ...score, apiKey: ada.apiKey }],
    ['a better score', { ...score, score: 140, apiKey: ada.apiKey }],
    ['a worse score', { ...score, score: 20, apiKey: ada.apiKey }],
    ['an equal score of another player', { ...score, score: 140, apiKey: bob.apiKey }],
    ['the key as a bearer header', score, bearer(bob.apiKey)],
    ['a session as a bearer header', score, bearer(ada.token)],
    ['a session cookie', score, cookie],
    ['a session cookie of a foreign page', score, { ...cookie, origin: 'https://evil.example' }],
    ['a key of a foreign page', { ...score, apiKey: ada.apiKey }, { origin: 'https://game.example' }],
    ['a key in the body and another in the header', { ...score, apiKey: ada.apiKey }, bearer(bob.apiKey)],
    ['no credentials', score],
    ['a null key', { ...score, apiKey: null }],
    ['an empty key', { ...score, apiKey: '' }],
    ['a wrong key', { ...score, apiKey: wrongKey }],
    ['a wrong bearer key', score, bearer(wrongKey)],
    ['a long key', { ...score, apiKey: 'x'.repeat(129) }],
    ['an unknown session', score, bearer('A'.repeat(43))],
    ['an idempotency key', { ...score, apiKey: ada.apiKey }, { 'idempotency-key': 'one' }],
    ['the same idempotency key again', { ...score, apiKey: ada.apiKey }, { 'idempotency-key': 'one' }],
    [
      'the same idempotency key, another score',
      { ...score, score: 9, apiKey: ada.apiKey },
      { 'idempotency-key': 'one' },
    ],
    ['the same idempotency key of another player', { ...score, apiKey: bob.apiKey }, { 'idempotency-key': 'one' }],
    ['an idempotency key with a space', { ...score, apiKey: ada.apiKey }, { 'idempotency-key': 'a b' }],
    ['another game', { ...score, gameId: other.id, apiKey: ada.apiKey }],
    ['a hidden game', { ...score, gameId: hidden.id, apiKey: ada.apiKey }],
    ['a game that does not exist', { ...score, gameId: 999_999, apiKey: ada.apiKey }],
    ['a game id beyond 32 bits', { ...score, gameId: 2_147_483_648, apiKey: ada.apiKey }],
    ['no score', { gameId: game.id, apiKey: ada.apiKey }],
    ['no game', { score: 1, apiKey: ada.apiKey }],
    ['a score of zero', { ...score, score: 0, apiKey: ada.apiKey }],
    ['a negative score', { ...score, score: -1, apiKey: ada.apiKey }],
    ['a fraction', { ...score, score: 1.5, apiKey: ada.apiKey }],
    ['the largest score', { gameId: other.id, score: Number.MAX_SAFE_INTEGER, apiKey: bob.apiKey }],
    ['a score that is too large', { ...score, score: Number.MAX_SAFE_INTEGER + 1, apiKey: ada.apiKey }],
    ['a score as text', { ...score, score: '7', apiKey: ada.apiKey }],
    ['a game id as text', { ...score, gameId: '7', apiKey: ada.apiKey }],
    ['a score of true', { ...score, score: true, apiKey: ada.apiKey }],
    ['a game id of zero', { ...score, gameId: 0, apiKey: ada.apiKey }],
    ['an unknown property', { ...score, is_admin: true, apiKey: ada.apiKey }],
    ['a list', '[]'],
    ['a number', '5'],
    ['cut JSON', '{"gameId":1,'],
    ['an empty object', '{}'],
  ];
  for (const [title, body, headers] of scores) post(`score: ${title}`, '/api/scores', body, headers);

  const batches: [string, unknown, Record<string, string>?][] = [
    ['two scores', { apiKey: ada.apiKey, scores: [score, { ...score, gameId: other.id }] }],
    ['a bad item', { apiKey: ada.apiKey, scores: [{ ...score, score: 0 }, score] }],
    ['a hidden game', { apiKey: ada.apiKey, scores: [{ ...score, gameId: hidden.id }] }],
    ['keys of items', { apiKey: ada.apiKey, scores: [{ ...score, idempotencyKey: 'item' }] }],
    ['keys of items again', { apiKey: ada.apiKey, scores: [{ ...score, idempotencyKey: 'item' }] }],
    [
      'an item’s key with another score',
      { apiKey: ada.apiKey, scores: [{ ...score, score: 8, idempotencyKey: 'item' }] },
    ],
    ['a bearer key', { scores: [score] }, bearer(bob.apiKey)],
    ['a session', { scores: [score] }, bearer(ada.token)],
    ['no credentials', { scores: [score] }],
    ['a wrong key', { apiKey: wrongKey, scores: [score] }],
    ['no scores', { apiKey: ada.apiKey, scores: [] }],
    ['501 scores', { apiKey: ada.apiKey, scores: Array<object>(501).fill(score) }],
    ['no list', { apiKey: ada.apiKey, scores: 'many' }],
    ['an unknown property', { apiKey: ada.apiKey, scores: [{ ...score, extra: 1 }] }],
  ];
  for (const [title, body, headers] of batches) post(`batch: ${title}`, '/api/scores/batch', body, headers);

  for (const path of ['/api/scores', '/api/scores/batch', '/api/games', '/api/auth/login']) {
    add(`preflight of ${path}`, {
      method: 'OPTIONS',
      path,
      headers: { origin: 'https://game.example', 'access-control-request-method': 'POST' },
    });
  }

  const lists = ['/api/scores', '/api/scores/weekly', '/api/leaderboard'];
  const queries = [
    '',
    `?gameId=${game.id}`,
    `?gameId=${other.id}&limit=1`,
    `?gameId=${game.id}&page=2`,
    `?gameId=${hidden.id}`,
    '?gameId=999999',
    '?gameId=0',
    '?gameId=1e3',
    '?limit=101',
    '?page=0',
    '?page=x',
    '?unknown=1',
  ];
  for (const path of lists) {
    for (const query of queries) add(`list ${path}${query}`, { method: 'GET', path: `${path}${query}` });
  }
  for (const query of [
    `?gameId=${game.id}&period=week`,
    '?period=month',
    `?gameId=${game.id}&around=${bob.id}`,
    '?around=x',
  ]) {
    add(`board ${query}`, { method: 'GET', path: `/api/leaderboard${query}` });
  }

  // Without values that a periodic job refreshes.
  const reads = [
    `/api/games/${game.id}`,
    `/api/games/${hidden.id}`,
    '/api/games/0',
    '/api/games?limit=2&sort=name',
    `/api/games/${game.id}/similar`,
    `/api/games/${game.id}/comments`,
    `/api/games/${game.id}/ratings`,
    `/api/models/${modelId}`,
    `/api/model-versions/${game.model_version_id}/games`,
    '/api/leaderboard/weeks',
    `/api/users/${ada.username}`,
    '/api/users/nobody-at-all',
    '/api/launch',
    '/api/auth/user',
    '/api/user/profile',
    '/api/user/games',
    '/api/user/scores',
    '/api/user/credits',
    '/api/user/preferences',
    '/api/user/created-games',
    '/api/nowhere',
    '/api/search?q=first',
    '/api/games?search=second',
    '/api/games?category=Puzzle&limit=1',
    '/api/games?limit=0',
    '/api/model-versions',
  ];
  for (const path of reads) {
    add(`read ${path} (visitor)`, { method: 'GET', path });
    add(`read ${path} (signed in)`, { method: 'GET', path, headers: bearer(ada.token) });
  }

  const made = {
    name: 'A recorded game',
    description: 'Long enough to describe it.',
    ai_model_id: modelId,
    model_version_id: game.model_version_id,
    categories: ['Puzzle'],
    ai_integration_details: 'Long enough to describe it.',
  };
  post('lists a game', '/api/games', made, bearer(ada.token));
  post('lists a game without a session', '/api/games', made);
  post('lists a game without a name', '/api/games', { ...made, name: '' }, bearer(ada.token));
  post('lists a game with an unknown property', '/api/games', { ...made, player_count: 9 }, bearer(ada.token));
  const json = { 'content-type': 'application/json' };
  add('changes a game of its own', {
    method: 'PUT',
    path: `/api/games/${other.id}`,
    headers: { ...json, ...bearer(ada.token) },
    body: JSON.stringify({ description: 'Another description of it.' }),
  });
  add('changes a game of another creator', {
    method: 'PUT',
    path: `/api/games/${game.id}`,
    headers: { ...json, ...bearer(ada.token) },
    body: JSON.stringify({ description: 'Another description of it.' }),
  });
  return requests;
}
