import { setTimeout as pause } from 'node:timers/promises';
import { boardsAgree } from '../checks/boards.ts';
import { GOALS } from '../goals.ts';
import { now } from '../support/clock.ts';
import { TOPIC, type Stage } from '../support/stage.ts';
import { median } from '../support/stats.ts';
import { WATCHED_GAME } from '../databases/world.ts';
import type { Benchmark } from './benchmark.ts';

const SOCKETS = 1_000;
const ROWS = 10;
const POLL_INTERVAL = 50;
const RETURN_TIMEOUT = 30_000;

interface Return {
  /** Seconds from the moment the server is ready until every watcher has its board again. */
  all: number;
  /** The most watchers that got their board within a second. */
  busiest: number;
  /** Milliseconds to answer scores during that time, p99. */
  answered: number;
  serverCpu: number;
}

/** Watchers reconnect to the same address with the delays of the site. */
export const reconnection: Benchmark = {
  name: 'reconnect',
  what: 'a thousand sockets that reconnect after a restart',
  async measure(stage) {
    await stage.warmUp();
    const { fleet, port } = stage.ours;
    await fleet.call('join', { port, count: SOCKETS, kind: 'live', topic: TOPIC, rows: ROWS, siteDelays: true });
    const returns: Return[] = [];
    for (let round = 0; round < stage.scaled(3, 1); round += 1) returns.push(await restart(stage));
    await boardsAgree(stage, 'after a restart', ROWS);
    await fleet.call('leave', undefined);
    const row = (what: string, unit: string, of: (found: Return) => number) => ({
      figure: 'reconnect',
      what,
      reached: median(returns.map(of)),
      unit,
    });
    return [
      { ...row('1,000 watchers back after a restart, all', 's', ({ all }) => all), goal: GOALS.reconnected },
      row('  in the busiest second', 'watchers', ({ busiest }) => busiest),
      row('  scores during that time, p99', 'ms', ({ answered }) => answered),
      row('  CPU of the server during that time', 's', ({ serverCpu }) => serverCpu),
    ];
  },
};

async function restart(stage: Stage): Promise<Return> {
  await stage.restart(undefined, { port: stage.ours.port });
  const scores = stage.write(stage.ours, { seconds: 5, rate: 20, connections: 8, recordGame: WATCHED_GAME });
  const polls = await waitForBoards(stage);
  const { latency, serverCpu, accepted } = await scores;
  return {
    all: polls.at(-1)?.seconds ?? NaN,
    busiest: Math.max(...polls.map(({ seconds, count }) => count - countAt(polls, seconds - 1))),
    answered: latency.p99,
    serverCpu: (serverCpu * accepted) / 1_000,
  };
}

interface PollResult {
  seconds: number;
  count: number;
}

async function waitForBoards({ ours }: Stage): Promise<PollResult[]> {
  const readyAt = now();
  const polls: PollResult[] = [];
  while (now() - readyAt < RETURN_TIMEOUT) {
    const count = await ours.fleet.call('withBoard', undefined);
    polls.push({ seconds: (now() - readyAt) / 1_000, count });
    if (count === SOCKETS) return polls;
    await pause(POLL_INTERVAL);
  }
  return [];
}

function countAt(polls: readonly PollResult[], time: number): number {
  return polls.findLast(({ seconds }) => seconds <= time)?.count ?? 0;
}
