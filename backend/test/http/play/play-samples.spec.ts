import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ENGINE_SAMPLES } from '@gamegeek/contracts/play/samples/engine-samples.js';
import { SAMPLE_SCORE } from '@gamegeek/contracts/scores/samples/sample-place.js';
import { makeGame, type MadeGame } from '../../factories/game.factory.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { ranksAreReady } from '../../support/ranks-are-ready.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

const SLOW = 60_000;

let node: TestApp;
let game: MadeGame;
let ada: MadeUser;
let folder: string;
let door: Server;
/** The answers to polls before the code is confirmed. */
let polls: { status: number; body: object }[];
/** Requests by path, with what they carried. */
let seen: { path: string; key: string | undefined; body: string }[];

beforeAll(async () => {
  node = await startTestApp();
  game = await makeGame(node.database);
  await node.database.rows(`UPDATE games SET game_url = 'https://play.example/', launch = 'tab' WHERE id = $1`, [
    game.id,
  ]);
  folder = await mkdtemp(path.join(tmpdir(), 'gamegeek-play-samples-'));
  await ranksAreReady(node);
  door = createServer((request, response) => {
    void text(request).then(async (body) => {
      const { 'idempotency-key': key, authorization = '' } = request.headers;
      const address = request.url ?? '';
      seen.push({ path: address, key: String(key), body });
      const { status, answer } = await answerTo(address, body, { authorization, key: String(key ?? '') });
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
});
beforeEach(async () => {
  ada = await makeUser(node.database);
  seen = [];
  polls = [];
});
afterAll(async () => {
  await new Promise((resolve) => door?.close(resolve).closeAllConnections());
  await node?.close();
  await rm(folder, { recursive: true, force: true });
});

const siteUrl = () => `http://127.0.0.1:${(door.address() as AddressInfo).port}`;

/** A code that ada confirms after the given polls; everything else is the server's own answer. */
async function answerTo(address: string, body: string, { authorization, key }: Record<string, string>) {
  if (address === '/api/play/connects') {
    const connect = { code: 'K7PW-3QFM', verifyUrl: 'https://games.example/connect?code=K7PW-3QFM', poll: 'ggc_1' };
    return { status: 201, answer: { ...connect, interval: 0, expiresAt: new Date(Date.now() + SLOW).toISOString() } };
  }
  if (address === '/api/play/connects/poll') {
    const next = polls.shift();
    if (next) return { status: next.status, answer: next.body };
    const launch = await node.request
      .post(`/api/games/${game.id}/launches`)
      .set('Authorization', `Bearer ${ada.token}`)
      .send({})
      .expect(201);
    return { status: 200, answer: { status: 'confirmed', ticket: launch.body.ticket as string } };
  }
  const headers = {
    'Content-Type': 'application/json',
    Authorization: authorization ?? '',
    'Idempotency-Key': key ?? '',
  };
  if (!key) Reflect.deleteProperty(headers, 'Idempotency-Key');
  if (!authorization) Reflect.deleteProperty(headers, 'Authorization');
  const answer = await fetch(node.url + address, { method: 'POST', headers, body });
  return { status: answer.status, answer: (await answer.json()) as object };
}

/** Saves the sample as the page says, and runs it as the page says. */
async function runPython(): Promise<{ code: number; output: string; errors: string }> {
  const { file, command = '', textFor } = ENGINE_SAMPLES.python;
  await writeFile(path.join(folder, file), textFor({ site: siteUrl(), gameId: game.id }));
  const [program = '', ...words] = command.split(' ');
  const env = { PATH: process.env.PATH, HOME: process.env.HOME };
  return new Promise((resolve, reject) => {
    execFile(program, words, { cwd: folder, env, timeout: SLOW }, (error, output, errors) => {
      if (error?.code === 'ENOENT') reject(new Error(`The sample is run as the page shows it: ${command}`));
      else resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, output, errors });
    });
  });
}

const stored = () =>
  node.database.rows('SELECT game_id::int AS "gameId", score::int AS score FROM scores WHERE user_id = $1', [ada.id]);

describe('the Python sample of a game outside the browser', () => {
  it('shows the code, waits for the player, and scores in the player’s name', async () => {
    polls = [
      { status: 200, body: { status: 'waiting' } },
      { status: 503, body: { code: 'unavailable', message: 'Busy' } },
    ];
    const { code, output, errors } = await runPython();
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(output).toContain('https://games.example/connect?code=K7PW-3QFM');
    expect(output).toContain(`Playing as ${ada.username}`);
    expect(await stored()).toEqual([{ gameId: game.id, score: SAMPLE_SCORE }]);
    expect(seen.find((request) => request.path === '/api/scores')?.key).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('ends with what the server says when the code has expired', async () => {
    polls = [{ status: 410, body: { code: 'gone', message: 'This code has expired.' } }];
    const { code, errors } = await runPython();
    expect(code).not.toBe(0);
    expect(errors).toContain('This code has expired.');
    expect(await stored()).toEqual([]);
  });
});

describe('every sample of a game outside the browser', () => {
  it.each(Object.values(ENGINE_SAMPLES))('for $name goes from a code to a score', ({ textFor }) => {
    const sample = textFor({ site: 'https://games.example', gameId: 4_711 });
    const steps = ['/api/play/connects"', '/api/play/connects/poll"', '/api/play/sessions"', '/api/scores"'];
    const places = steps.map((step) => sample.indexOf(step));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    for (const part of ['https://games.example', '4711', 'Idempotency-Key', 'Bearer ']) expect(sample).toContain(part);
    expect(sample).not.toContain('gg_');
    expect(textFor({ site: 'https://games.example', gameId: undefined })).toContain('YOUR_GAME_ID');
  });
});
