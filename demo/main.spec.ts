import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { startFakeServer, type FakeServer, type Reply, type Seen } from './testing/fake-server.ts';

const MAIN = path.join(import.meta.dirname, 'main.ts');
const HOOKS = path.join(import.meta.dirname, '../scripts/resolve-typescript.ts');

/** A site with games of two quick kinds that accepts every score, and a popular game without an engine. */
function site({ path: called, body, headers }: Seen): Reply {
  if (called.startsWith('/api/games')) {
    const games = ['Text Adventure', 'Puzzle'].map((category, index) => ({
      id: index + 1,
      name: category,
      categories: [category],
      player_count: 1,
      accepts: 'keys',
    }));
    const hosted = {
      id: 3,
      name: 'Hosted',
      categories: ['Other'],
      player_count: 1_000_000,
      accepts: 'plays',
      arcade_id: 'chess',
    };
    return { status: 200, headers: { 'X-Total-Count': '3' }, body: [...games, hosted] };
  }
  if (called === '/api/auth/register') return { status: 201, body: { session: { access_token: body.username } } };
  if (called === '/api/user/api-key') return { status: 200, body: { apiKey: `gg_${headers.authorization}` } };
  return { status: 200, body: { id: 1, score: body.score, rank: 1, personalBest: true } };
}

describe('npm run demo', () => {
  let server: FakeServer;
  let home: string;
  let demo: ChildProcess | undefined;
  let bots: PromiseWithResolvers<void>;

  beforeEach(async () => {
    home = await mkdtemp(path.join(tmpdir(), 'gamegeek-demo-'));
    bots = Promise.withResolvers();
    server = await startFakeServer((request) => {
      const sent = scores().length;
      if (sent > 2) bots.resolve();
      // The first score gets no response, so its bot must resend it.
      return request.path === '/api/scores' && sent === 1 ? 'cut' : site(request);
    });
  });

  afterEach(async () => {
    demo?.kill('SIGKILL');
    await server.close();
    await rm(home, { recursive: true });
  });

  function start(env: Record<string, string> = {}): ChildProcessByStdio<null, Readable, Readable> {
    const started = spawn(process.execPath, ['--import', HOOKS, MAIN], {
      env: { ...process.env, GAMEGEEK_URL: server.url, GAMEGEEK_HOME: home, NODE_OPTIONS: '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    demo = started;
    return started;
  }

  const scores = () => server.seen.filter((call) => call.path === '/api/scores');

  it('tells the user to start the server when it is unreachable', async () => {
    await server.close();
    const { stderr } = start();
    expect(await text(stderr)).toBe(`GameGeek is not reachable at ${server.url}: run \`npm start\` first.\n`);
    expect(demo?.exitCode ?? (await once(demo as ChildProcess, 'exit'))[0]).toBe(1);
  });

  it('plays in several processes, counts each play once, and stops after the requested number of scores', async () => {
    const { stdout } = start({ DEMO_SCORES: '9' });
    expect(await text(stdout)).toMatch(/9 sent · 9 accepted · [1-9]/);
    const keys = scores().map(({ headers }) => headers['idempotency-key']);
    expect(keys.length).toBeGreaterThan(9);
    expect(new Set(keys).size).toBe(9);
    for (const { body } of scores()) expect([1, 2]).toContain(body.gameId);
  });

  it('ends with all its processes on Ctrl-C', async () => {
    const running = start();
    await bots.promise;
    running.kill('SIGINT');
    const [code] = (await once(running, 'exit')) as [number | null];
    expect(code).toBe(0);
    // The pipes close when the last process has ended.
    await once(running, 'close');
  });

  it('leaves no process behind when it is killed', async () => {
    const running = start();
    await bots.promise;
    running.kill('SIGKILL');
    await once(running, 'close');
    expect(running.signalCode).toBe('SIGKILL');
  });
});
