import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ARCADE_GAME_IDS } from '@gamegeek/arcade/game.js';
import { ARCADE_METAS } from '@gamegeek/arcade/metas.js';
import { seededRandom } from '@gamegeek/arcade/random.js';
import { ENGINE_SAMPLES } from '@gamegeek/contracts/play/samples/engine-samples.js';
import { SAMPLE_SCORE } from '@gamegeek/contracts/scores/samples/sample-place.js';
import { runBot } from '../../../../demo/bots/bot.ts';
import type { FromGroup } from '../../../../demo/bots/messages.ts';
import { ApiClient } from '../../../../demo/client/api-client.ts';
import { PlayClient } from '../../../../demo/client/play-client.ts';
import { ScoreClient } from '../../../../demo/client/score-client.ts';
import { Site } from '../../../../demo/client/site.ts';
import { realTimers, type Timers } from '../../../../demo/client/timers.ts';
import { engineFor } from '../../../../demo/engines/engines.ts';
import { ScoreProofs } from '../../../src/modules/play/proofs/score-proofs.service.js';
import { makeGame, type MadeGame } from '../../factories/game.factory.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { ARCADE_ENGINES } from '../../support/scores/arcade-engines.js';
import { callsInGodot, callsInUnity, unknownIn, type ApiDocument } from '../../support/http/sample-calls.js';
import { waitForRanks } from '../../support/scores/wait-for-ranks.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { until } from '../../support/until.js';

describe('plays of the demo', () => {
  /**
   * Timers fire at once, and move rounds into the past: the server checks the duration of runs, which take up to a
   * minute. Requests have no timeout, because a computing bot blocks the server in this process.
   */
  const TIMERS: Timers = {
    ...realTimers,
    wait: async (milliseconds) => {
      await node.database.rows(`UPDATE play_rounds SET started_at = started_at - $1::int * interval '1 millisecond'`, [
        Math.ceil(milliseconds),
      ]);
    },
    timeout: () => new AbortController().signal,
  };

  let node: TestApp;
  let ada: MadeUser;

  beforeAll(async () => {
    node = await startTestApp();
    await waitForRanks(node);
    for (const id of ARCADE_GAME_IDS) node.app.get(ScoreProofs).register(id, ARCADE_ENGINES);
    ada = await makeUser(node.database);
    for (const id of ARCADE_GAME_IDS) {
      const { title, category } = ARCADE_METAS[id];
      const game = await makeGame(node.database, { name: title.en, categories: [category] });
      await node.database.rows(
        `UPDATE games SET launch = 'hosted', accepts = 'plays', needs_round = true, arcade_id = $1 WHERE id = $2`,
        [id, game.id],
      );
    }
  });
  afterAll(() => node?.close());

  /**
   * A computing bot blocks the server in this process, which then closes idle connections, so the next request may fail
   * once. Refusals are retried a limited number of times.
   */
  function retriesOnce(): (reason: string) => void {
    let retries = 0;
    return (reason) => {
      if ((retries += 1) > 1) throw new Error(reason);
    };
  }

  const site = () => new Site(node.url, fetch, TIMERS);
  const createApi = () =>
    new ApiClient({ url: node.url, fetch, timers: TIMERS, random: Math.random, onRetry: retriesOnce() });

  describe('a bot of the demo at a hosted game', () => {
    it.each(ARCADE_GAME_IDS)(
      'gets its score in %s accepted as verified, on the board of its own account',
      async (id) => {
        const listed = (await site().listGames()).filter(({ arcade_id: arcadeId }) => arcadeId === id);
        const reported: FromGroup[] = [];
        const api = createApi();
        const seat = {
          username: ada.username,
          apiKey: ada.apiKey,
          accessToken: ada.token,
          depth: 1,
          category: listed[0]?.categories[0] ?? '',
          seed: 3,
          quota: 1,
        } as const;
        await runBot(
          seat,
          listed,
          {
            client: new ScoreClient(api),
            plays: new PlayClient(api, TIMERS, ada.token),
            timers: TIMERS,
            report: (message) => void reported.push(message),
            newKey: () => 'unused',
          },
          new AbortController().signal,
        );
        const accepted = reported.find(({ type }) => type === 'accepted');
        expect(accepted).toMatchObject({ username: ada.username, game: ARCADE_METAS[id].title.en, rank: 1 });
        const stored = await node.database.rows(
          `SELECT s.score::int, s.verified, p.ended_at IS NOT NULL AS ended FROM scores s
         JOIN play_sessions p ON p.id = s.session_id
       WHERE s.user_id = $1 AND s.game_id = $2`,
          [ada.id, listed[0]?.id],
        );
        expect(stored).toEqual([
          { score: accepted && 'score' in accepted && accepted.score, verified: true, ended: true },
        ]);
      },
    );

    it.each(ARCADE_GAME_IDS)('cannot submit a run in %s that took no time', async (id) => {
      const [game] = (await site().listGames()).filter(({ arcade_id: arcadeId }) => arcadeId === id);
      if (!game) throw new Error('the game is not listed');
      const plays = new PlayClient(createApi(), TIMERS, ada.token);
      const stop = new AbortController().signal;
      const engine = engineFor(game);
      const attempt = async () => {
        const begun = await plays.startRound(game.id, stop);
        if (begun.kind !== 'ok') throw new Error(`no round: ${JSON.stringify(begun)}`);
        const { round, seed, opening } = begun.body;
        const answer = async (at: number, input: string) => {
          const answered = await plays.guess(game.id, { round, at, input }, stop);
          return answered.kind === 'ok' ? answered.body.answer : undefined;
        };
        const play =
          seed === null ? await engine?.playRound?.({ opening, answer }, 1, seededRandom(1)) : engine?.play(seed, 1);
        if (!play) throw new Error('no bot plays it');
        return { ...play, round };
      };
      // A short run would be within the tolerance of two seconds.
      const long = await until(attempt, ({ seconds }) => seconds > 4);
      // The computing time of the bot does not count either.
      await node.database.rows('UPDATE play_rounds SET started_at = now()');
      expect(await plays.submit(game.id, long, stop)).toMatchObject({
        kind: 'refused',
        status: 400,
        reason: 'This round was shorter than the game can be played.',
      });
      await plays.end();
    });
  });
});

describe('samples of plays', () => {
  const SLOW = 60_000;

  let node: TestApp;
  let game: MadeGame;
  let ada: MadeUser;
  let folder: string;
  let door: Server;
  /** The answers to polls before the code is confirmed. */
  let polls: { status: number; body: object }[];
  /** Received requests by path. */
  let seen: { path: string; key: string | undefined; body: string }[];

  beforeAll(async () => {
    node = await startTestApp();
    game = await makeGame(node.database);
    await node.database.rows(`UPDATE games SET game_url = 'https://play.example/', launch = 'tab' WHERE id = $1`, [
      game.id,
    ]);
    folder = await mkdtemp(path.join(tmpdir(), 'gamegeek-play-samples-'));
    await waitForRanks(node);
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

  /** Lets ada confirm the code after the given polls; all other answers come from the server. */
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

  /** Saves and runs the sample as the page describes. */
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
        { status: 400, body: { message: 'Bad request, says a proxy' } },
      ];
      const { code, output, errors } = await runPython();
      expect({ code, errors }).toEqual({ code: 0, errors: '' });
      expect(output).toContain('https://games.example/connect?code=K7PW-3QFM');
      expect(output).toContain(`Playing as ${ada.username}`);
      expect(await stored()).toEqual([{ gameId: game.id, score: SAMPLE_SCORE }]);
      expect(seen.find((request) => request.path === '/api/scores')?.key).toMatch(/^[0-9a-f-]{36}$/);
    });

    it('exits with the error of the server when the code has expired', async () => {
      polls = [{ status: 410, body: { code: 'gone', message: 'This code has expired.' } }];
      const { code, errors } = await runPython();
      expect(code).not.toBe(0);
      expect(errors).toContain('This code has expired.');
      expect(await stored()).toEqual([]);
    });
  });

  describe.each([
    ['Godot', ENGINE_SAMPLES.godot, callsInGodot],
    ['Unity', ENGINE_SAMPLES.unity, callsInUnity],
  ] as const)('the %s sample, which needs its engine', (_name, { textFor }, callsIn) => {
    const sample = textFor({ site: 'https://games.example', gameId: 4_711 });

    it('makes the requests of the device-code flow', () => {
      expect(callsIn(sample)).toEqual([
        {
          path: '/api/play/connects',
          sends: ['gameId'],
          reads: expect.arrayContaining(['verifyUrl', 'poll', 'interval']),
        },
        { path: '/api/play/connects/poll', sends: ['poll'], reads: expect.arrayContaining(['status', 'ticket']) },
        { path: '/api/play/sessions', sends: ['ticket'], reads: ['token'] },
        { path: '/api/scores', sends: ['gameId', 'score'], reads: [] },
      ]);
    });

    it('uses only paths and properties of the documented API', async () => {
      const { body } = await node.request.get('/api/openapi.json').expect(200);
      expect(callsIn(sample).flatMap((call) => unknownIn(call, body as ApiDocument))).toEqual([]);
    });
  });

  describe('every sample of a game outside the browser', () => {
    it.each(Object.values(ENGINE_SAMPLES))('for $name requests a code and submits a score', ({ textFor }) => {
      const sample = textFor({ site: 'https://games.example', gameId: 4_711 });
      const steps = ['/api/play/connects"', '/api/play/connects/poll"', '/api/play/sessions"', '/api/scores"'];
      const places = steps.map((step) => sample.indexOf(step));
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(places).not.toContain(-1);
      for (const part of ['https://games.example', '4711', 'Idempotency-Key', 'Bearer '])
        expect(sample).toContain(part);
      expect(sample).not.toContain('gg_');
      expect(textFor({ site: 'https://games.example', gameId: undefined })).toContain('YOUR_GAME_ID');
    });
  });
});
