import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { Refused, Unreachable } from './connection/api.js';
import { browserStore, browserScoreStore } from './browser-store.js';
import { CONFIRM_MS, createQueue, QUEUE_LIMIT, QUEUE_MS, unsent, type QueuedScore } from './score-queue.js';

/** The fate of a request and its answer. */
const ANSWERS = ['ok', 'dropped', 'answer-dropped', 'rate-limited', 'failed', 'stored-and-failed', 'refused'] as const;
type Answer = (typeof ANSWERS)[number];

/** Stores scores like the API: once for each player and key, refusing some permanently. */
class FakeServer {
  readonly stored: { player: string; score: number }[] = [];
  readonly starts: number[] = [];
  answers: Answer[] = [];
  private readonly seen = new Set<string>();
  /** Requests that wait for this before they are answered. */
  hanging: (() => void)[] = [];
  hangs = false;

  async take(as: string, { key, player, score }: QueuedScore) {
    expect(player).toBe(as);
    this.starts.push(Date.now());
    const answer = this.answers.shift() ?? 'ok';
    const isNew = !this.seen.has(`${as} ${key}`);
    if (answer === 'ok' || answer === 'answer-dropped' || answer === 'stored-and-failed') {
      this.seen.add(`${as} ${key}`);
      if (isNew) this.stored.push({ player: as, score });
    }
    if (this.hangs) await new Promise<void>((resolve) => this.hanging.push(resolve));
    // A repeat gets the stored answer.
    if (answer === 'refused' && isNew) throw new Refused('out_of_range');
    if (answer === 'rate-limited') throw new Unreachable(7_000);
    if (answer !== 'ok' && answer !== 'refused') throw new Unreachable(0, true);
    return { ...unsent('queued'), status: 'accepted' as const, rank: 1 };
  }
}

/** A page with the game; pages may share storage. */
function openPage(server: FakeServer, storage: Storage, refused: Set<number>, first = 'ada') {
  let player: string | undefined = first;
  let owner = first;
  let isOpen = true;
  const queue = createQueue({
    store: browserScoreStore(browserStore('gamegeek:1:', () => storage)),
    player: () => (isOpen ? player : undefined),
    send: async (queued) => {
      const result = await server.take(player ?? '', queued).catch((error: unknown) => ({ error }));
      // A closed page receives nothing.
      if (!isOpen) return new Promise<never>(() => undefined);
      if ('error' in result) throw result.error;
      return result;
    },
    onResult: ({ score }, { status }) => void (status === 'refused' && refused.add(score)),
    onChange: () => undefined,
  });
  return {
    queue,
    submit: (score: number) => queue.submit(owner, { score, round: null, log: null }),
    become: (next: string) => {
      player = owner = next;
      void queue.run();
    },
    signOut: () => (player = undefined),
    close: () => (isOpen = false),
  };
}

const step = fc.oneof(
  { weight: 6, arbitrary: fc.constant({ act: 'submit' as const }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 90_000 }) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('reopen' as const), inFlight: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('become' as const), player: fc.constantFrom('ada', 'bea') }) },
  { weight: 1, arbitrary: fc.constant({ act: 'sign-out' as const }) },
  { weight: 1, arbitrary: fc.constant({ act: 'night' as const }) },
);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => void jest.useRealTimers());

describe('ScoreQueue', () => {
  it('stores each score exactly once or reports it as refused, whatever happens', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 30 }),
        fc.array(fc.constantFrom(...ANSWERS), { maxLength: 40 }),
        async (steps, answers) => {
          localStorage.clear();
          const server = new FakeServer();
          server.answers = [...answers];
          const refused = new Set<number>();
          const owners = new Map<number, string>();
          let player = 'ada';
          let page = openPage(server, localStorage, refused, player);
          let score = 0;
          for (const now of steps) {
            if (now.act === 'submit') {
              owners.set(++score, player);
              void page.submit(score);
              await jest.advanceTimersByTimeAsync(0);
            } else if (now.act === 'wait') await jest.advanceTimersByTimeAsync(now.ms);
            else if (now.act === 'night') await jest.advanceTimersByTimeAsync(30 * 3_600_000);
            else if (now.act === 'become') page.become((player = now.player));
            else if (now.act === 'sign-out') page.signOut();
            else {
              server.hangs = now.inFlight;
              owners.set(++score, player);
              void page.submit(score);
              await jest.advanceTimersByTimeAsync(0);
              page.close();
              server.hangs = false;
              for (const answer of server.hanging.splice(0)) answer();
              page = openPage(server, localStorage, refused, player);
              void page.queue.run();
            }
          }
          server.answers = [];
          for (const last of ['ada', 'bea']) {
            page.become(last);
            await jest.advanceTimersByTimeAsync(5 * 60_000);
          }
          for (const [sent, owner] of owners) {
            const stored = server.stored.filter((row) => row.score === sent);
            expect(stored.length).toBeLessThanOrEqual(1);
            if (!refused.has(sent)) expect(stored).toEqual([{ player: owner, score: sent }]);
          }
          expect(page.queue.waiting()).toBe(0);
          page.close();
        },
      ),
      { numRuns: 300 },
    );
  });

  it('returns queued after the first attempt and reports the score when it is stored', async () => {
    const server = new FakeServer();
    server.answers = ['failed'];
    const page = openPage(server, localStorage, new Set());
    await expect(page.submit(5)).resolves.toMatchObject({ status: 'queued' });
    expect(page.queue.waiting()).toBe(1);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(server.stored).toEqual([{ player: 'ada', score: 5 }]);
    expect(page.queue.waiting()).toBe(0);
  });

  it('waits for Retry-After, and longer after each failure', async () => {
    const server = new FakeServer();
    server.answers = ['rate-limited', 'failed', 'failed', 'failed', 'failed'];
    const page = openPage(server, localStorage, new Set());
    void page.submit(5);
    await jest.advanceTimersByTimeAsync(120_000);
    const pauses = server.starts.slice(1).map((at, n) => at - (server.starts[n] ?? 0));
    expect(pauses[0]).toBeGreaterThanOrEqual(7_000);
    const [, second = 0, third = 0, fourth = 0] = pauses;
    expect(second).toBeGreaterThanOrEqual(1_000);
    expect(third).toBeGreaterThanOrEqual(2_000);
    expect(fourth).toBeGreaterThanOrEqual(4_000);
    expect(fourth).toBeLessThanOrEqual(8_000);
  });

  it('sends at once when the connection is back, but not before the end of Retry-After', async () => {
    const server = new FakeServer();
    server.answers = ['dropped', 'rate-limited'];
    const page = openPage(server, localStorage, new Set());
    await page.submit(5);
    await page.queue.run(true);
    expect(server.starts).toHaveLength(2);
    await page.queue.run(true);
    expect(server.starts).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(7_000);
    expect(server.stored).toEqual([{ player: 'ada', score: 5 }]);
  });

  it('refuses scores beyond its capacity', async () => {
    const server = new FakeServer();
    server.answers = Array<Answer>(200).fill('failed');
    const page = openPage(server, localStorage, new Set());
    for (let score = 1; score <= QUEUE_LIMIT; score++) void page.submit(score);
    await expect(page.submit(99)).resolves.toMatchObject({ status: 'refused', reason: 'queue_full' });
    expect(localStorage).toHaveLength(QUEUE_LIMIT);
  });

  it('reports a score as refused after a week without its player', async () => {
    const refused = new Set<number>();
    const page = openPage(new FakeServer(), localStorage, refused);
    page.signOut();
    void page.submit(1);
    await jest.advanceTimersByTimeAsync(QUEUE_MS);
    void page.queue.run();
    expect(refused).toEqual(new Set());
    await jest.advanceTimersByTimeAsync(1);
    void page.queue.run();
    expect(refused).toEqual(new Set([1]));
  });

  it.each([
    ['may have arrived', 'answer-dropped', [1]],
    ['cannot have arrived', 'rate-limited', []],
  ] as const)('repeats a score that %s only as long as it cannot count twice', async (_case, answer, expected) => {
    const server = new FakeServer();
    const refused = new Set<number>();
    server.answers = [answer];
    const page = openPage(server, localStorage, refused);
    await page.submit(1);
    page.close();
    await jest.advanceTimersByTimeAsync(CONFIRM_MS + 1);
    const next = openPage(server, localStorage, refused);
    void next.queue.run();
    await jest.advanceTimersByTimeAsync(0);
    expect([...refused]).toEqual(expected);
    expect(server.stored).toHaveLength(1);
  });

  it('keeps scores in memory when the browser stores nothing', async () => {
    const store = browserScoreStore(
      browserStore('gamegeek:1:', () => {
        throw new Error('SecurityError');
      }),
    );
    store.put({ key: 'a', player: 'ada', score: 1, round: null, log: null, at: 0 });
    expect(store.all()).toHaveLength(1);
    store.remove('a');
    expect(store.all()).toEqual([]);
  });
});
