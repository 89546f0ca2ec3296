import { randomUUID } from 'node:crypto';
import { ApiClient } from '../client/api-client.ts';
import { PlayClient } from '../client/play-client.ts';
import { RunReports } from '../client/run-reports.ts';
import { ScoreClient } from '../client/score-client.ts';
import { realTimers } from '../client/timers.ts';
import { runBot } from './bot.ts';
import type { FromGroup, GroupSetup, ToGroup } from './messages.ts';

// Runs bots in a separate process, started by fleet.ts, like external games.

const stopping = new AbortController();

process.on('message', (message: ToGroup) => {
  if (message.type === 'stop') stopping.abort();
  else void play(message.setup);
});
// The terminal sends Ctrl-C to all processes, but only the parent's message stops this one.
process.on('SIGINT', () => {});
// A killed parent sends no message, but its IPC channel closes.
process.on('disconnect', () => process.exit());

async function play({ url, seats, games }: GroupSetup): Promise<void> {
  const api = new ApiClient({
    url,
    fetch,
    timers: realTimers,
    random: Math.random,
    onRetry: (reason) => report({ type: 'retry', reason }),
  });
  const reports = new RunReports(url);
  const parts = { reports, client: new ScoreClient(api), timers: realTimers, report, newKey: randomUUID };
  const runs = seats.map((seat) => {
    const plays = new PlayClient(api, realTimers, seat.accessToken);
    return runBot(seat, games, { ...parts, plays }, stopping.signal);
  });
  await Promise.all(runs);
  reports.close();
  process.disconnect();
}

function report(message: FromGroup): void {
  if (process.connected) process.send?.(message);
}
