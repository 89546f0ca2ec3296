import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { copyFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
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
import { Site, type ListedGame } from '../../../../demo/client/site.ts';
import { realTimers, type Timers } from '../../../../demo/client/timers.ts';
import { engineFor } from '../../../../demo/engines/engines.ts';
import { ScoreProofs } from '../../../src/modules/play/proofs/score-proofs.service.js';
import { makeGame, type MadeGame } from '../../factories/game.factory.js';
import { insert } from '../../factories/made.js';
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
      const game = await makeGame(node.database, { name: title, categories: [category] });
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
    async function playOnce(listed: ListedGame[]) {
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
          reports: { follow: () => () => undefined },
          client: new ScoreClient(api),
          plays: new PlayClient(api, TIMERS, ada.token),
          timers: TIMERS,
          report: (message) => void reported.push(message),
          newKey: () => 'unused',
        },
        new AbortController().signal,
      );
      const accepted = reported.find((message) => message.type === 'accepted');
      const stored = await node.database.rows(
        `SELECT s.score::int, s.verified, p.ended_at IS NOT NULL AS ended FROM scores s
         JOIN play_sessions p ON p.id = s.session_id
       WHERE s.user_id = $1 AND s.game_id = $2`,
        [ada.id, listed[0]?.id],
      );
      return { accepted, stored };
    }

    it.each(ARCADE_GAME_IDS)(
      'gets its score in %s accepted as verified, on the board of its own account',
      async (id) => {
        const listed = (await site().listGames()).filter(({ arcade_id: arcadeId }) => arcadeId === id);
        const { accepted, stored } = await playOnce(listed);
        expect(accepted).toMatchObject({ username: ada.username, game: ARCADE_METAS[id].title, rank: 1 });
        expect(stored).toEqual([{ score: accepted?.score, verified: true, ended: true }]);
      },
    );

    it('sends scores of a game with a build through a play session of its account', async () => {
      const { id: gameId } = await makeGame(node.database, { name: 'Clump' });
      const build = { id: randomUUID(), game_id: gameId, number: 1, uploaded_by: ada.id, sha256: randomBytes(32) };
      await insert(node.database, 'builds', { ...build, size: 1, verdict: 'ready' });
      await node.database.rows(
        `UPDATE games SET launch = 'hosted', accepts = 'plays', min_seconds = 8, build_id = $1 WHERE id = $2`,
        [build.id, gameId],
      );
      const listed = (await site().listGames()).filter(({ id }) => id === gameId);
      const { accepted, stored } = await playOnce(listed);
      expect(accepted).toMatchObject({ username: ada.username, game: 'Clump', rank: 1 });
      expect(stored).toEqual([{ score: accepted?.score, verified: false, ended: true }]);
    });

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

/** The files for engines, as they are served under /sdk/. */
const NATIVE = path.join(import.meta.dirname, '../../../../libs/sdk/native');

describe('samples of plays', () => {
  const SLOW = 60_000;

  let node: TestApp;
  let game: MadeGame;
  let ada: MadeUser;
  let folder: string;
  let door: Server;
  /** The next answers by path, before those of the server; a lost one hides the server's. */
  let faults: Record<string, { status: number; body: object; retryAfter?: number; isLost?: boolean }[]>;
  let seen: { path: string; key: string | undefined; at: number }[];

  beforeAll(async () => {
    node = await startTestApp();
    game = await makeGame(node.database);
    await node.database.rows(`UPDATE games SET game_url = 'https://play.example/', launch = 'tab' WHERE id = $1`, [
      game.id,
    ]);
    await waitForRanks(node);
    door = createServer((request, response) => {
      void text(request).then(async (body) => {
        const { 'idempotency-key': key, authorization = '' } = request.headers;
        const address = request.url ?? '';
        seen.push({ path: address, key: String(key), at: performance.now() });
        const given = await answerTo(address, body, { authorization, key: String(key ?? '') });
        const headers = { 'Content-Type': 'application/json', 'Retry-After': String(given.retryAfter ?? 0) };
        response.writeHead(given.status, headers).end(given.status === 204 ? undefined : JSON.stringify(given.body));
      });
    });
    await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  });
  beforeEach(async () => {
    ada = await makeUser(node.database);
    seen = [];
    faults = {};
    folder = await mkdtemp(path.join(tmpdir(), 'gamegeek-play-samples-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  afterAll(async () => {
    await new Promise((resolve) => door?.close(resolve).closeAllConnections());
    await node?.close();
  });

  const siteUrl = () => `http://127.0.0.1:${(door.address() as AddressInfo).port}`;

  /** Lets ada confirm each code at once, with short pauses between polls; all other answers come from the server. */
  async function answerTo(address: string, body: string, { authorization, key }: Record<string, string>) {
    const next = (faults[address] ?? []).shift();
    if (next && !next.isLost) return next;
    const headers = {
      'Content-Type': 'application/json',
      ...(authorization && { Authorization: authorization }),
      ...(key && { 'Idempotency-Key': key }),
    };
    const response = await fetch(node.url + address, { method: 'POST', headers, body });
    const given = await response.text();
    const answer = (given === '' ? {} : JSON.parse(given)) as { code?: string };
    if (next) return next;
    if (address !== '/api/play/connects' || response.status !== 201) return { status: response.status, body: answer };
    await node.request
      .post(`/api/play/connects/${answer.code}/confirm`)
      .auth(ada.token, { type: 'bearer' })
      .expect(204);
    return { status: 201, body: { ...answer, interval: 0.2 } };
  }

  /** Saves and runs a program beside the served file, as the page describes. Scores are kept in `folder`. */
  async function runPython(program?: string): Promise<{ code: number; output: string; errors: string }> {
    const { file, command = '', textFor } = ENGINE_SAMPLES.python;
    await copyFile(path.join(NATIVE, 'gamegeek.py'), path.join(folder, 'gamegeek.py'));
    await writeFile(path.join(folder, file), program ?? textFor({ site: siteUrl(), gameId: game.id }));
    const [python = '', ...words] = command.split(' ');
    const env = { PATH: process.env.PATH, HOME: folder, PYTHONDONTWRITEBYTECODE: '1' };
    return new Promise((resolve, reject) => {
      execFile(python, words, { cwd: folder, env, timeout: SLOW }, (error, output, errors) => {
        if (error?.code === 'ENOENT')
          reject(new Error(`The sample is run as the page shows it, which needs ${command}`));
        else resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, output, errors });
      });
    });
  }

  const stored = () =>
    node.database.rows('SELECT game_id::int AS "gameId", score::int AS score FROM scores WHERE user_id = $1', [ada.id]);
  const requestsTo = (address: string) => seen.filter((request) => request.path === address);

  describe('the file for Python games', () => {
    /** A game that sends these scores and waits until the site has them; prints the results. */
    const playing = (...lines: string[]) => `import time, gamegeek
gg = gamegeek.start("${siteUrl()}", game=${game.id})
def wait():
    while gg.waiting() and gg.state != "refused":
        time.sleep(0.02)
${lines.join('\n')}
wait()
for name, value in gg.events():
    print(name, value)
gg.close()
`;

    it('shows a code as the sample does, and scores in the name of the player who confirms it', async () => {
      faults['/api/play/connects/poll'] = [
        { status: 200, body: { status: 'waiting' } },
        { status: 503, body: { statusCode: 503, code: 'unavailable', message: 'Busy' } },
        { status: 400, body: { message: 'Bad request, says a proxy' } },
      ];
      const { code, output, errors } = await runPython();
      expect({ code, errors }).toEqual({ code: 0, errors: '' });
      expect(output).toMatch(/Open \S+\/connect\?code=(\S+) and confirm \1/);
      expect(output).toContain(`'userId': '${ada.id}'`);
      expect(await stored()).toEqual([{ gameId: game.id, score: SAMPLE_SCORE }]);
      expect(requestsTo('/api/scores')[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
    });

    it('needs no second code: it starts with its secret, which only the user can read', async () => {
      await runPython(playing('gg.submit(5)'));
      const files = await readdir(path.join(folder, '.local/share/gamegeek'));
      expect(files).toHaveLength(1);
      const { mode } = await stat(path.join(folder, '.local/share/gamegeek', files[0] ?? ''));
      expect(mode & 0o077).toBe(0);
      const again = await runPython(playing('gg.submit(6)'));
      expect(again.errors).toBe('');
      expect(requestsTo('/api/play/connects')).toHaveLength(1);
      expect(await stored()).toEqual([5, 6].map((score) => ({ gameId: game.id, score })));
    });

    it('asks for a new code once the player has ended the connection', async () => {
      await runPython(playing('gg.submit(5)'));
      await node.database.rows('DELETE FROM connected_games WHERE user_id = $1', [ada.id]);
      const { output } = await runPython(playing('gg.submit(6)'));
      expect(output).toContain('state confirm');
      expect(requestsTo('/api/play/connects')).toHaveLength(2);
      expect(await stored()).toHaveLength(2);
    });

    it('stores each score once when answers are lost, the site is busy and tokens expire', async () => {
      faults['/api/scores'] = [
        { status: 502, body: {}, isLost: true },
        { status: 429, body: { statusCode: 429, code: 'rate_limited', message: 'Slow down' }, retryAfter: 1 },
        { status: 401, body: { statusCode: 401, code: 'play_token_expired', message: 'Expired' } },
        { status: 410, body: { statusCode: 410, code: 'session_over', message: 'Over' } },
      ];
      const { errors } = await runPython(playing('gg.submit(5)', 'gg.submit(6)'));
      expect(errors).toBe('');
      expect(await stored()).toEqual([5, 6].map((score) => ({ gameId: game.id, score })));
      expect(requestsTo('/api/play/token')).toHaveLength(1);
      expect(requestsTo('/api/play/sessions')).toHaveLength(2);
      const [, refused, next] = requestsTo('/api/scores');
      expect((next?.at ?? 0) - (refused?.at ?? 0)).toBeGreaterThanOrEqual(990);
    });

    it('keeps the scores of a closed game on the disk, and sends them after the next start', async () => {
      faults['/api/scores'] = Array.from({ length: 2 }, () => ({ status: 503, body: {} }));
      const closed = await runPython(playing('gg.submit(5)', 'gg.close()').replace('\nwait()', ''));
      expect(closed.code).toBe(0);
      expect(await stored()).toEqual([]);
      faults = {};
      await runPython(playing());
      expect(await stored()).toEqual([{ gameId: game.id, score: 5 }]);
    });

    it('reports a refused score, and goes on', async () => {
      const { output } = await runPython(playing('gg.submit("many")', 'gg.submit(0)', 'gg.submit(5)'));
      expect(output.match(/'reason': 'invalid_score'/g)).toHaveLength(2);
      expect(await stored()).toEqual([{ gameId: game.id, score: 5 }]);
    });

    it('does not block: scores are queued at once while the site does not answer', async () => {
      const { output } = await runPython(`import time, gamegeek
gg = gamegeek.start("http://127.0.0.1:9", game=${game.id})
began = time.monotonic()
for score in range(1, 60):
    gg.submit(score)
print(gg.waiting(), time.monotonic() - began < 5, gg.message)
gg.close(0)
`);
      expect(output).toMatch(/^50 True GameGeek: (connecting|offline), scores waiting: 50$/m);
    });

    it('ends the connection for another player', async () => {
      const { errors } = await runPython(
        playing('gg.submit(5)', 'wait()', 'gg.disconnect()', 'gg.close(5)').replace('\nwait()\nfor', '\nfor'),
      );
      expect(errors).toBe('');
      expect(await node.database.rows('SELECT FROM connected_games WHERE user_id = $1', [ada.id])).toEqual([]);
    });

    it('pings while it runs, so that its player is shown as playing', async () => {
      await runPython(
        playing(
          'wait()',
          'gamegeek.PING_EVERY = 0.1',
          'gg.submit(5)',
          'wait()',
          'gg.disconnect()',
          'gg.submit(6)',
          'time.sleep(1)',
          'wait()',
        ),
      );
      expect(requestsTo('/api/play/pings').length).toBeGreaterThan(0);
      expect(await stored()).toHaveLength(2);
    });

    it('says why the site refuses the game', async () => {
      const { output, errors } = await runPython(
        playing('gg.submit(5)', 'wait()', 'print(gg.state, gg.reason)').replace(`game=${game.id}`, 'game=999999'),
      );
      expect(output).toContain('refused This game');
      expect(errors).toContain('GameGeek: ');
    });
  });

  describe.each([
    ['GameGeek.gd', callsInGodot],
    ['GameGeek.cs', callsInUnity],
  ] as const)('%s, which needs its engine', (file, callsIn) => {
    let source: string;
    beforeAll(async () => {
      source = await readFile(path.join(NATIVE, file), 'utf8');
    });

    it('makes the requests of a connected game', () => {
      const calls = callsIn(source).map(({ path: address, sends }) => [address, ...sends].join(' '));
      expect(calls.sort()).toEqual([
        '/api/play/connects gameId',
        '/api/play/connects/poll poll',
        '/api/play/end device',
        '/api/play/pings state',
        '/api/play/sessions device',
        '/api/play/token',
        '/api/scores gameId score',
        '/api/scores gameId score board',
      ]);
      expect(callsIn(source)).toContainEqual(
        expect.objectContaining({
          path: '/api/play/connects/poll',
          reads: expect.arrayContaining(['status', 'device']),
        }),
      );
    });

    it('uses only paths and properties of the documented API', async () => {
      const { body } = await node.request.get('/api/openapi.json').expect(200);
      const calls = callsIn(source).filter(({ path: address }) => address !== '/api/play/token');
      expect(calls.flatMap((call) => unknownIn(call, body as ApiDocument))).toEqual([]);
    });
  });

  describe('every sample of a game outside the browser', () => {
    it.each(Object.values(ENGINE_SAMPLES))(
      'for $name uses a file that is served, without a key',
      ({ textFor, library }) => {
        const sample = textFor({ site: 'https://games.example', gameId: 4_711 });
        expect(sample).toContain(`https://games.example${library}`);
        expect(readdirSync(NATIVE)).toContain(path.basename(library));
        expect(sample).toMatch(/"https:\/\/games\.example", (?:game=)?4711\)/);
        expect(sample).not.toContain('gg_');
        expect(textFor({ site: 'https://games.example', gameId: undefined })).toContain('YOUR_GAME_ID');
      },
    );
  });
});
