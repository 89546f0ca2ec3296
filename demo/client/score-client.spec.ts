import { fakeTimers } from '../testing/fake-timers.ts';
import { startFakeServer, type FakeServer, type Reply, type Seen } from '../testing/fake-server.ts';
import { ApiClient } from './api-client.ts';
import { ScoreClient } from './score-client.ts';
import type { Timers } from './timers.ts';

const PLAY = { gameId: 7, score: 120, apiKey: 'gg_key', idempotencyKey: 'play-1' };
const ACCEPTED: Reply = { status: 200, body: { id: 1, score: 120, rank: 3, personalBest: true } };

describe('ScoreClient', () => {
  let server: FakeServer;
  let retries: string[];

  afterEach(() => server.close());

  async function clientOf(
    answer: (request: Seen, count: number) => Reply | 'cut',
    timers: Timers = fakeTimers(),
  ): Promise<ScoreClient> {
    server = await startFakeServer(answer);
    retries = [];
    const api = new ApiClient({
      url: server.url,
      fetch,
      timers,
      random: () => 0,
      onRetry: (reason) => retries.push(reason),
    });
    return new ScoreClient(api);
  }

  const never = () => new AbortController().signal;
  const keys = () => server.seen.map(({ headers }) => headers['idempotency-key']);

  it('sends a score with its key and returns the answer', async () => {
    const client = await clientOf(() => ACCEPTED);
    expect(await client.submit(PLAY, never())).toEqual({ kind: 'accepted', answer: ACCEPTED.body });
    expect(server.seen).toMatchObject([
      {
        method: 'POST',
        path: '/api/scores',
        headers: { authorization: 'Bearer gg_key', 'idempotency-key': 'play-1', 'content-type': 'application/json' },
        body: { gameId: 7, score: 120 },
      },
    ]);
    expect(retries).toEqual([]);
  });

  it('retries with the same key when the connection fails', async () => {
    const timers = fakeTimers();
    const client = await clientOf((_, count) => (count < 3 ? 'cut' : ACCEPTED), timers);
    expect(await client.submit(PLAY, never())).toMatchObject({ kind: 'accepted' });
    expect(keys()).toEqual(['play-1', 'play-1', 'play-1']);
    expect(timers.waited).toEqual([125, 250]);
  });

  it('retries when the server fails or is not ready', async () => {
    const client = await clientOf((_, count) => [{ status: 500 }, { status: 503 }][count - 1] ?? ACCEPTED);
    expect(await client.submit(PLAY, never())).toMatchObject({ kind: 'accepted' });
    expect(keys()).toEqual(['play-1', 'play-1', 'play-1']);
    expect(retries).toEqual(['status 500', 'status 503']);
  });

  it('waits for the Retry-After of a 429', async () => {
    const timers = fakeTimers();
    const limited = { status: 429, headers: { 'Retry-After': '2' }, body: { message: 'Too many scores' } };
    const client = await clientOf((_, count) => (count === 1 ? limited : ACCEPTED), timers);
    await client.submit(PLAY, never());
    expect(timers.waited).toEqual([2_125]);
    expect(retries).toEqual(['Too many scores']);
  });

  it('retries after a truncated answer', async () => {
    const client = await clientOf((_, count) => (count === 1 ? { status: 200 } : ACCEPTED));
    expect(await client.submit(PLAY, never())).toMatchObject({ kind: 'accepted' });
    expect(keys()).toEqual(['play-1', 'play-1']);
  });

  it.each([400, 401, 404, 422])('does not retry %d', async (status) => {
    const client = await clientOf(() => ({ status, body: { message: 'No' } }));
    expect(await client.submit(PLAY, never())).toEqual({ kind: 'refused', status, reason: 'No' });
    expect(server.seen).toHaveLength(1);
  });

  it('retries after a timeout', async () => {
    const timeouts = [AbortSignal.abort(), new AbortController().signal];
    const client = await clientOf(() => ACCEPTED, { ...fakeTimers(), timeout: () => timeouts.shift() as AbortSignal });
    expect(await client.submit(PLAY, never())).toMatchObject({ kind: 'accepted' });
    expect(retries).toEqual(['the server does not respond']);
  });

  it('stops retrying when the signal is aborted', async () => {
    const stopping = new AbortController();
    const timers = fakeTimers();
    timers.wait = async () => stopping.abort();
    const client = await clientOf(() => ({ status: 503 }), timers);
    expect(await client.submit(PLAY, stopping.signal)).toEqual({ kind: 'stopped' });
    expect(server.seen).toHaveLength(1);
  });
});
