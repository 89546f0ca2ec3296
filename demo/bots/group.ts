import { randomUUID } from 'node:crypto';
import { ScoreClient } from '../client/score-client.ts';
import { realTimers } from '../client/timers.ts';
import { runBot } from './bot.ts';
import type { FromGroup, GroupSetup, ToGroup } from './messages.ts';

// A process of its own, started by fleet.ts: as independent of the server as anybody's game would be.

const stopping = new AbortController();

process.on('message', (message: ToGroup) => {
  if (message.type === 'stop') stopping.abort();
  else void play(message.setup);
});
// The terminal sends Ctrl-C to all of them; the parent decides and tells.
process.on('SIGINT', () => {});
// A parent that was killed can tell nothing; its end of the channel closes.
process.on('disconnect', () => process.exit());

async function play({ url, seats, games }: GroupSetup): Promise<void> {
  const client = new ScoreClient({
    url,
    fetch,
    timers: realTimers,
    random: Math.random,
    onRetry: (reason) => report({ type: 'retry', reason }),
  });
  const parts = { client, timers: realTimers, report, newKey: randomUUID };
  await Promise.all(seats.map((seat) => runBot(seat, games, parts, stopping.signal)));
  process.disconnect();
}

function report(message: FromGroup): void {
  if (process.connected) process.send?.(message);
}
