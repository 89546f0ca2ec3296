import { AccountStore } from './accounts/account-store.ts';
import { openAccounts } from './accounts/open-accounts.ts';
import { PLAYERS } from './accounts/players.ts';
import { Site, SiteError, UnreachableError } from './client/site.ts';
import { realTimers } from './client/timers.ts';
import { CATEGORIES, engineFor } from './engines/engines.ts';
import { Fleet } from './fleet/fleet.ts';
import { LiveLine } from './fleet/live-line.ts';
import { botCount, planSeats } from './fleet/plan-seats.ts';
import { Progress } from './fleet/progress.ts';
import { OptionError, readOptions, type Options } from './options.ts';

// Bots that play small games and send their scores like external clients of a running server, and play hosted games
// with play tokens like browsers. In the games of demo/games they only send scores, from the range of the seeded ones:
//   npm run demo              until Ctrl-C
//   npm run demo -- --once    every bot plays once
// GAMEGEEK_URL is the address of the server; DEMO_SCORES=n stops after n scores.

const TERMINAL_INTERVAL_MS = 250;
const PIPE_INTERVAL_MS = 5_000;

/** Returns the exit code. */
async function run(options: Options): Promise<number> {
  const site = new Site(options.url, fetch, realTimers);
  const games = (await site.listGames()).filter((game) => engineFor(game) !== undefined);
  if (games.length === 0)
    throw new SiteError(`${options.url} has no games that can be played: start it with demo content.`);
  const players = await openAccounts(PLAYERS, options.url, site, new AccountStore(options.folder));

  const line = new LiveLine(process.stdout);
  const bots = botCount(players);
  const progress = new Progress(bots, Date.now());
  line.printAbove(
    `${bots} bots of ${players.length} players play ${games.length} games at ${options.url}. Ctrl-C stops them.`,
  );

  const quota = options.scores ?? (options.once ? bots : null);
  const categories = CATEGORIES.filter((category) => games.some((game) => game.categories[0] === category));
  const setups = planSeats(players, categories, quota, Math.random).map((seats) => ({
    url: options.url,
    seats,
    games,
  }));
  const fleet = new Fleet(setups, (message) => {
    const sentence = progress.record(message, Date.now());
    if (sentence) line.printAbove(sentence);
  });
  let interrupted = false;
  const interrupt = () => {
    // A second Ctrl-C ends at once.
    if (interrupted) fleet.kill();
    interrupted = true;
    void fleet.stop();
  };
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', interrupt);

  const interval = process.stdout.isTTY ? TERMINAL_INTERVAL_MS : PIPE_INTERVAL_MS;
  const timer = setInterval(() => line.show(progress.line(Date.now())), interval);
  await fleet.ended;
  clearInterval(timer);
  line.end(progress.line(Date.now()));
  return progress.allRefused ? 1 : 0;
}

try {
  process.exitCode = await run(readOptions(process.argv.slice(2), process.env));
} catch (error) {
  const known = error instanceof OptionError || error instanceof SiteError || error instanceof UnreachableError;
  console.error(known ? error.message : error);
  process.exitCode = 1;
}
