import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { REPORT_EVERY, REPORT_PAUSE, REPORTED_LOG, type RunReport } from '@gamegeek/contracts/play/run-report.js';
import { FakeTransport } from '#testing/fake-transport.js';
import { RunReporter } from './run-reporter.js';

const SESSION = '00000000-0000-4000-8000-000000000001';
const ROUND = { id: 'ggr_1', seed: 7, opening: null, startedAt: '2026-11-30T05:00:00.000Z' };

let line: FakeTransport;
let reporter: RunReporter;
let watching: number[];
/** Like the server: it has what was reported, and so many watch. */
let known: string;
let watchers: number;

beforeEach(() => {
  jest.useFakeTimers();
  line = new FakeTransport();
  watching = [];
  known = '';
  watchers = 0;
  line.report = async (report) => {
    line.reports.push(report);
    const { log } = report;
    if (log && log.at <= known.length) known = known.slice(0, log.at) + log.append;
    return { ok: true, sessionId: SESSION, watching: watchers, known: known.length };
  };
  reporter = new RunReporter({
    line: async () => line,
    token: () => 'ggp_ada',
    onWatching: (count) => watching.push(count),
  });
});
afterEach(() => {
  reporter.close();
  jest.useRealTimers();
});

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const keep = (log: string | null, ticks: number, score = 0, round = ROUND) =>
  reporter.keep({ round, log, ticks, score });
const last = (): Partial<RunReport> | undefined => line.reports.at(-1);

async function watch(count: number): Promise<void> {
  watchers = count;
  line.sendWatchers({ sessionId: SESSION, watching: count });
  await pass(REPORT_PAUSE);
}

describe('the reporter of a run', () => {
  it('reports a run now and then, without inputs while nobody watches', async () => {
    keep('2.', 1);
    await pass(0);
    expect(line.reports).toEqual([{ token: 'ggp_ada', round: 'ggr_1', state: 'playing', score: 0 }]);
    for (let half = 0; half < 20; half++) {
      keep('2.1U', 30 * half, half);
      await pass(500);
    }
    expect(line.reports.length).toBeLessThanOrEqual(1 + 10_000 / REPORT_EVERY);
    expect(line.reports.every(({ log }) => log === undefined)).toBe(true);
  });

  it('sends its inputs while somebody watches: those so far, in parts, and then what is new', async () => {
    const long = `2.${'12U'.repeat(REPORTED_LOG)}`;
    keep(long, 900);
    await pass(0);
    await watch(1);
    await pass(4 * REPORT_PAUSE);
    expect(known).toBe(long);
    const parts = line.reports.flatMap(({ log }) => log ?? []);
    expect(parts.map(({ tick }) => tick)).toEqual([0, 0, 0, 900]);
    expect(parts.every(({ append }) => append.length <= REPORTED_LOG && append.endsWith('U'))).toBe(true);
    keep(`${long}3R`, 930);
    await pass(REPORT_PAUSE);
    // The last character of a log may change.
    expect(last()?.log).toEqual({ at: long.length - 1, append: 'U3R', tick: 930 });
    await watch(0);
    keep(`${long}3R4U`, 960);
    await pass(1_000);
    expect(known).toBe(`${long}3R`);
    expect(watching).toEqual([1, 0]);
  });

  it('sends four reports a second at most', async () => {
    keep('2.', 1);
    await pass(0);
    await watch(1);
    const before = line.reports.length;
    for (let move = 0; move < 100; move++) {
      keep(`2.${'1U'.repeat(move)}`, move);
      await pass(10);
    }
    expect(line.reports.length - before).toBeLessThanOrEqual(5);
  });

  it('sends everything again to a server that knows nothing', async () => {
    keep('2.1U', 10);
    await pass(0);
    await watch(1);
    known = '';
    keep('2.1U2R', 20);
    await pass(4 * REPORT_PAUSE);
    expect(known).toBe('2.1U2R');
  });

  it('goes on without a connection with the next one, from what the server knows', async () => {
    keep('2.1U', 10);
    await pass(0);
    await watch(1);
    const { report } = line;
    line.report = () => Promise.reject(new Error('no connection'));
    keep('2.1U2R', 20);
    await pass(REPORT_PAUSE);
    line.report = report;
    keep('2.1U2R3D', 30);
    await pass(REPORT_PAUSE);
    expect(last()?.log).toEqual({ at: 3, append: 'U2R3D', tick: 30 });
    expect(known).toBe('2.1U2R3D');
  });

  it('reports again while it is refused for a time, such as with a token that has expired', async () => {
    const { report } = line;
    line.report = async () => ({ ok: false, code: 'unavailable', message: 'This play token has expired.' });
    keep('2.1U', 10);
    await pass(0);
    line.report = report;
    await pass(REPORT_EVERY);
    expect(last()).toMatchObject({ round: 'ggr_1', state: 'playing' });
  });

  it('says that the player has paused, that the run is over, and that it was given up', async () => {
    keep('2.1U', 10, 5);
    await pass(0);
    reporter.pause();
    await pass(REPORT_PAUSE);
    expect(last()).toMatchObject({ state: 'paused', score: 5 });
    reporter.end('ggr_1', 60, '2.1U2R');
    reporter.giveUp();
    await pass(REPORT_PAUSE);
    expect(last()).toMatchObject({ state: 'over', score: 60 });
    keep('2.3R', 8, 0, { ...ROUND, id: 'ggr_2' });
    await pass(REPORT_EVERY);
    expect(last()).toMatchObject({ round: 'ggr_2', state: 'playing' });
    reporter.giveUp();
    await pass(REPORT_PAUSE);
    expect(last()).toMatchObject({ round: 'ggr_2', state: 'paused' });
    const before = line.reports.length;
    await pass(4 * REPORT_EVERY);
    expect(line.reports).toHaveLength(before);
    reporter.close();
    await pass(0);
    expect(last()).toMatchObject({ state: 'left' });
  });

  it('ends at once when others may not watch, and says nothing until they may', async () => {
    keep('2.1U', 10);
    await pass(0);
    await watch(2);
    reporter.share(false);
    await pass(0);
    expect(last()).toMatchObject({ state: 'left' });
    expect(watching.at(-1)).toBe(0);
    const before = line.reports.length;
    keep('2.1U2R', 20);
    await pass(2 * REPORT_EVERY);
    expect(line.reports).toHaveLength(before);
    reporter.share(true);
    await pass(REPORT_PAUSE);
    expect(last()).toMatchObject({ state: 'playing' });
  });

  it('says nothing more of a round that nobody may see', async () => {
    line.report = async (report) => {
      line.reports.push(report);
      return { ok: false, code: 'forbidden', message: 'Nobody may watch this run.' };
    };
    keep('2.1U', 10);
    await pass(0);
    keep('2.1U2R', 20);
    await pass(2 * REPORT_EVERY);
    expect(line.reports).toHaveLength(1);
  });
});
