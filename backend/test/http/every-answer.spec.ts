import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { routesOf } from '../support/routes.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** Properties of the answers of all routes, so that new ones are covered automatically. */
let node: TestApp;

beforeAll(async () => {
  node = await startTestApp({ settings: { publicUrl: 'https://games.example' } });
});
afterAll(() => node?.close());

const ACCEPTS = [undefined, '*/*', 'text/html,application/xhtml+xml,*/*;q=0.8', 'application/json', 'image/png'];
const JSON_TYPE = 'application/json; charset=utf-8';

/** Routes that do not answer with JSON. */
const OTHER_TYPES: Record<string, RegExp> = {
  'GET /metrics': /^text\/plain; charset=utf-8; version=/,
  'GET /api/users/:username/avatar': /^image\/svg\+xml; charset=utf-8$/,
  'GET /api/unsubscribe/one-click': /^text\/(plain|html); charset=utf-8$/,
};

/** Public routes whose answers may be cached; all others may not. */
const KEPT: Record<string, string> = {
  'GET /api/users/:username': 'public, max-age=5',
  'GET /api/users/:username/avatar': 'public, max-age=31536000, immutable',
  'GET /api/leaderboard/weeks': 'public, max-age=5',
  'GET /api/leaderboard/weeks/:week': 'public, max-age=5',
};

const PARAMETERS: Record<string, string> = { username: 'nobody.here', week: '2026-W01' };
const pathOf = (pattern: string) => pattern.replace(/:(\w+)/g, (_, name: string) => PARAMETERS[name] ?? '1');

interface Answer {
  status: number;
  headers: Record<string, string>;
}

async function ask(method: string, path: string, accept: string | undefined): Promise<Answer> {
  const request = node.request[method.toLowerCase() as 'get'](path).redirects(0);
  const { status, headers } = await (accept === undefined ? request : request.set('Accept', accept));
  return { status, headers };
}

/** Each route with the answers to a visitor, one for each `Accept`. */
async function answersOfEveryRoute(): Promise<[route: string, answers: Answer[]][]> {
  const all: [string, Answer[]][] = [];
  for (const { method, path } of routesOf(node.app)) {
    const answers: Answer[] = [];
    for (const accept of ACCEPTS) answers.push(await ask(method, pathOf(path), accept));
    all.push([`${method} ${path}`, answers]);
  }
  return all;
}

describe('the answers of every route', () => {
  let answered: [route: string, answers: Answer[]][];

  beforeAll(async () => {
    answered = await answersOfEveryRoute();
    expect(answered.length).toBeGreaterThan(40);
  });

  /** Violations by route. */
  const wrong = (isRight: (route: string, answer: Answer) => boolean) =>
    answered.flatMap(([route, answers]) => {
      const bad = answers.filter((answer) => !isRight(route, answer));
      return bad.map(({ status, headers }) => [route, status, headers['content-type'], headers['cache-control']]);
    });

  it('have the same type for any Accept header', () => {
    const isRight = (route: string, { status, headers }: Answer) => {
      const type = headers['content-type'];
      if (status === 204 || status === 202) return type === undefined || type === JSON_TYPE;
      return status < 400 && OTHER_TYPES[route] ? OTHER_TYPES[route].test(type ?? '') : type === JSON_TYPE;
    };
    expect(wrong(isRight)).toEqual([]);
  });

  it('are not cached unless they are public and declare a lifetime', () => {
    const isRight = (route: string, { status, headers }: Answer) =>
      headers['cache-control'] === ((status < 400 && KEPT[route]) || 'no-store');
    expect(wrong(isRight)).toEqual([]);
  });

  it('carry the security headers', () => {
    const isRight = (_route: string, { headers }: Answer) =>
      (headers['content-security-policy'] ?? '').includes("frame-ancestors 'none'") &&
      (headers['permissions-policy'] ?? '').includes('camera=()') &&
      headers['x-content-type-options'] === 'nosniff' &&
      headers['x-frame-options'] === 'DENY' &&
      headers['referrer-policy'] === 'strict-origin-when-cross-origin' &&
      headers['strict-transport-security'] !== undefined &&
      /^[0-9a-f-]{36}$/.test(headers['x-request-id'] ?? '') &&
      headers['x-powered-by'] === undefined;
    expect(wrong(isRight)).toEqual([]);
  });
});
