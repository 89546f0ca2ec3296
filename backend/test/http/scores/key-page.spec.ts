import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ErrorBody } from '@gamegeek/contracts/errors/errors.schemas.js';
import { API_KEY_VARIABLE, SAMPLE_SCORE } from '@gamegeek/contracts/scores/samples/sample-place.js';
import { ERROR_STATUS } from '@gamegeek/contracts/errors/error-codes.js';
import { SCORE_ERROR_CODES } from '@gamegeek/contracts/scores/score-error-codes.js';
import { SAMPLES, type SampleLanguage } from '@gamegeek/contracts/scores/samples/samples.js';
import { generateApiKey } from '../../../src/modules/auth/shared/api-key-format.js';
import { makeGame, type MadeGame } from '../../factories/game.factory.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { waitForRanks } from '../../support/scores/wait-for-ranks.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

/** The sample for Unity needs its editor. */
const RUNNABLE = ['curl', 'javascript', 'python'] as const satisfies readonly SampleLanguage[];
type Runnable = (typeof RUNNABLE)[number];

/** Refused attempts are followed by a pause of up to a second. */
const SLOW = 60_000;

interface Ended {
  code: number;
  output: string;
  errors: string;
}

let node: TestApp;
let game: MadeGame;
let ada: MadeUser;
let folder: string;
let proxy: RecordingProxy | undefined;

beforeAll(async () => {
  node = await startTestApp();
  game = await makeGame(node.database);
  folder = await mkdtemp(path.join(tmpdir(), 'gamegeek-samples-'));
  await waitForRanks(node);
});
beforeEach(async () => {
  ada = await makeUser(node.database);
});
afterEach(async () => {
  await proxy?.close();
  proxy = undefined;
});
afterAll(async () => {
  await node?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Saves and runs a sample as the page describes. */
async function run(language: Runnable, playId: string, { site = node.url, apiKey = ada.apiKey } = {}): Promise<Ended> {
  const { file, command = '', textFor } = SAMPLES[language];
  await writeFile(path.join(folder, file), textFor({ site, gameId: game.id }));
  const [program = '', ...words] = command.split(' ');
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, [API_KEY_VARIABLE]: apiKey };
  return new Promise((resolve, reject) => {
    execFile(program, [...words, playId], { cwd: folder, env, timeout: SLOW }, (error, output, errors) => {
      if (error?.code === 'ENOENT' || errors.includes('command not found')) {
        reject(new Error(`The samples are run as the page shows them, which needs bash, curl and python3: ${command}`));
      } else {
        resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, output, errors });
      }
    });
  });
}

const stored = () =>
  node.database.rows('SELECT game_id::int AS "gameId", score::int AS score FROM scores WHERE user_id = $1', [ada.id]);

interface Seen {
  headers: IncomingHttpHeaders;
  at: number;
}

interface RecordingProxy {
  url: string;
  /** All requests, including refused ones. */
  seen: Seen[];
  close(): Promise<unknown>;
}

/** A proxy that records requests, and may refuse the first one, by default with an error of GameGeek. */
async function startProxy(refusal?: { status: number; retryAfter: number; body?: string }): Promise<RecordingProxy> {
  const seen: Seen[] = [];
  const server: Server = createServer((request, response) => {
    void text(request).then(async (body) => {
      seen.push({ headers: request.headers, at: performance.now() });
      if (refusal && seen.length === 1) {
        const headers = { 'Retry-After': String(refusal.retryAfter) };
        response.writeHead(refusal.status, headers).end(refusal.body ?? '{"code":"busy"}');
        return;
      }
      const { authorization = '', 'content-type': type = '', 'idempotency-key': key = '' } = request.headers;
      const headers = { Authorization: authorization, 'Content-Type': type, 'Idempotency-Key': String(key) };
      const answer = await fetch(`${node.url}${request.url}`, { method: request.method, headers, body });
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(await answer.text());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

describe.each(RUNNABLE)('the sample for %s', (language) => {
  it('sends a score that counts once per play', async () => {
    const first = await run(language, 'play-1');
    expect(first).toMatchObject({ code: 0, errors: '', output: expect.stringContaining(String(SAMPLE_SCORE)) });
    expect(await run(language, 'play-1')).toEqual(first);
    expect(await stored()).toEqual([{ gameId: game.id, score: SAMPLE_SCORE }]);
    await run(language, 'play-2');
    expect(await stored()).toHaveLength(2);
  });

  it.each([
    [429, 1],
    [503, 0],
  ])(
    'tries again with the same Idempotency-Key after a %d, when the %d seconds of Retry-After are over',
    async (status, retryAfter) => {
      proxy = await startProxy({ status, retryAfter });
      const { code, output } = await run(language, 'play-1', { site: proxy.url });
      expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining(String(SAMPLE_SCORE)) });
      const [first, second, ...more] = proxy.seen;
      expect([first, second].map((seen) => seen?.headers['idempotency-key'])).toEqual(['play-1', 'play-1']);
      expect(more).toEqual([]);
      // Timers may fire a millisecond early.
      expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(retryAfter * 1_000 - 5);
      expect(await stored()).toHaveLength(1);
    },
  );

  it('reports a refusal, and does not retry', async () => {
    proxy = await startProxy();
    const { code, output, errors } = await run(language, 'play-1', { site: proxy.url, apiKey: generateApiKey() });
    expect(code).not.toBe(0);
    expect(output + errors).toContain('api_key_invalid');
    expect(proxy.seen).toHaveLength(1);
    expect(await stored()).toEqual([]);
  });
});

/** curl knows the status only. */
describe.each(['javascript', 'python'] as const)('the sample for %s', (language) => {
  it('tries again after a 400 that is no error of GameGeek', async () => {
    proxy = await startProxy({ status: 400, retryAfter: 0, body: '<html>Bad request</html>' });
    const { code, output } = await run(language, 'play-1', { site: proxy.url });
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining(String(SAMPLE_SCORE)) });
    expect(proxy.seen).toHaveLength(2);
    expect(await stored()).toHaveLength(1);
  });
});

describe('every sample', () => {
  it.each(Object.values(SAMPLES))('for $name contains game, URL, key and play', ({ textFor }) => {
    const sample = textFor({ site: 'https://games.example', gameId: 4_711 });
    for (const part of ['https://games.example/api/scores', '4711', API_KEY_VARIABLE, 'Idempotency-Key']) {
      expect(sample).toContain(part);
    }
    expect(textFor({ site: 'https://games.example', gameId: undefined })).toContain('YOUR_GAME_ID');
  });
});

describe('the error codes of the key page', () => {
  const PATHS = ['/api/scores', '/api/scores/batch'] as const;
  const JSON_BODY = { 'Content-Type': 'application/json' };

  interface Attempt {
    path: (typeof PATHS)[number];
    body?: object | string;
    headers?: Record<string, string>;
  }

  async function codeOf({ path: address, body = {}, headers = {} }: Attempt): Promise<string> {
    const answer = await node.request
      .post(address)
      .set({ ...JSON_BODY, ...headers })
      .send(typeof body === 'string' ? body : JSON.stringify(body));
    return (answer.body as ErrorBody).code;
  }

  /** The error codes documented in OpenAPI. */
  async function documentedCodes(): Promise<string[]> {
    const { body } = await node.request.get('/api/openapi.json').expect(200);
    const answers = PATHS.flatMap((address) =>
      Object.values<{ description: string }>(body.paths[address].post.responses),
    );
    const words = answers.flatMap(({ description }) =>
      [...description.matchAll(/`(\w+)`/g)].map(([, word = '']) => word),
    );
    return words.filter((word) => word in ERROR_STATUS);
  }

  it('are those of the single and the batch endpoint', async () => {
    const { apiKey } = ada;
    const score = { gameId: game.id, score: 5, apiKey };
    const twice = { 'Idempotency-Key': 'twice' };
    const cookie = { Cookie: `session=${ada.token}`, Origin: 'https://elsewhere.example' };
    await codeOf({ path: '/api/scores', body: score, headers: twice });

    const answered = await Promise.all([
      codeOf({ path: '/api/scores', body: { ...score, score: 6 }, headers: twice }),
      codeOf({ path: '/api/scores', body: { ...score, gameId: 999_999 } }),
      ...PATHS.flatMap((address) => [
        codeOf({ path: address, body: '{"gameId":' }),
        codeOf({ path: address, body: { apiKey } }),
        codeOf({ path: address, body: { gameId: game.id, score: 5, scores: [score] } }),
        codeOf({ path: address, body: { ...score, scores: [score], apiKey: generateApiKey() } }),
        codeOf({ path: address, body: score, headers: { 'Content-Type': 'text/plain' } }),
        codeOf({ path: address, body: { apiKey: 'x'.repeat(1_100_000) } }),
        codeOf({ path: address, body: { gameId: game.id, score: 5 }, headers: cookie }),
      ]),
      codeOf({ path: '/api/scores', body: { gameId: game.id, score: 5 } }),
    ]);
    // Caused by bugs only.
    const known = new Set([...answered, ...(await documentedCodes()), 'internal']);
    expect([...known].sort()).toEqual([...SCORE_ERROR_CODES].sort());
  });
});
