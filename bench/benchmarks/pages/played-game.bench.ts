import { fileURLToPath } from 'node:url';
import type { Frame, Page } from '@playwright/test';
import { GOALS, type Goal } from '../../goals.ts';
import { withDatabase } from '../../support/environment.ts';
import { ForeignLoad } from '../../support/foreign-load.ts';
import type { Row } from '../../support/report.ts';
import { startSlowPhone, type SlowPhone } from '../../support/slow-phone.ts';
import { FOREIGN_SHARE, MAX_ATTEMPTS, type Stage } from '../../support/stage.ts';
import { median, spreadOf, type Spread } from '../../support/stats.ts';
import { addHostedGames } from '../../databases/world.ts';
import type { Benchmark } from '../benchmark.ts';

/** The real-time games. */
const GAMES = ['snake', 'stacker'] as const;
const IN_PAGE = fileURLToPath(new URL('../../in-page/watch-frames.js', import.meta.url));
/** Time after the start of the game, for further requests of its page. */
const SETTLE_TIME = 3_000;
/** Frames a second; with fewer, the game was not running. */
const MIN_SEEN = 5;

export const playedGame: Benchmark = {
  name: 'stage',
  what: 'arcade games on a slow phone, beside their live board',
  async measure(stage) {
    await stage.warmUp();
    const ids = await withDatabase(stage.environment.databaseUrl(stage.ours.database), (db) =>
      addHostedGames(db, GAMES),
    );
    const phone = await startSlowPhone();
    try {
      const rows: Row[] = [];
      for (const [index, game] of GAMES.entries()) {
        const rounds: Spread[] = [];
        for (let round = 0; round < stage.scaled(3, 1); round += 1) {
          rounds.push(await play(stage, phone, game, `http://127.0.0.1:${stage.ours.port}/play/${ids[index]}`));
        }
        rows.push(...rowsOf(game, rounds));
      }
      return rows;
    } finally {
      await phone.close();
    }
  },
};

function rowsOf(game: string, rounds: readonly Spread[]): Row[] {
  const row = (what: string, of: (spread: Spread) => number, goal?: Goal): Row => ({
    figure: 'stage',
    what,
    reached: median(rounds.map(of)),
    unit: 'ms',
    ...(goal && { goal }),
  });
  return [
    row(`${game}: a frame, p50`, ({ p50 }) => p50),
    row('  p95', ({ p95 }) => p95, GOALS.gameFrameP95),
    row('  longest', ({ max }) => max, GOALS.longestFrame),
  ];
}

/** Repeats the measurement when other processes used the machine, because they delay frames. */
async function play(stage: Stage, phone: SlowPhone, game: string, address: string): Promise<Spread> {
  for (let attempt = 1; ; attempt += 1) {
    const { frames, foreignShare } = await playOnce(stage, phone, game, address);
    stage.foreignShares.push(foreignShare);
    if (stage.quick || attempt === MAX_ATTEMPTS || foreignShare <= FOREIGN_SHARE) return frames;
  }
}

async function playOnce(stage: Stage, phone: SlowPhone, game: string, address: string) {
  const page = await phone.open();
  try {
    const frame = await begin(page, phone, address);
    const seconds = stage.scaled(15, 6);
    const { postgresPid, redisPid } = stage.environment;
    const others = new ForeignLoad([process.pid, postgresPid, redisPid]);
    await frame.evaluate('watchFrames()');
    await page.waitForTimeout(seconds * 1_000);
    const frames = await frame.evaluate<number[]>('seenFrames()');
    const foreignShare = others.share();
    stage.checks.push({
      what: `${game} runs on its page`,
      ok: frames.length >= seconds * MIN_SEEN,
      found: `${frames.length} frames in ${seconds} s`,
    });
    return { frames: spreadOf(frames), foreignShare };
  } finally {
    await page.context().close();
  }
}

async function begin(page: Page, phone: SlowPhone, address: string): Promise<Frame> {
  await page.addInitScript({ path: IN_PAGE });
  await page.goto(address, { timeout: 60_000 });
  const element = page.locator('main iframe');
  await element.waitFor({ timeout: 60_000 });
  const frame = await (await element.elementHandle())?.contentFrame();
  if (!frame) throw new Error(`there is no game at ${address}`);
  await phone.slowDown(frame);
  await frame.getByRole('button', { name: 'Play', exact: true }).click({ timeout: 60_000 });
  await frame.getByRole('button', { name: 'Pause' }).waitFor({ timeout: 60_000 });
  await page.waitForTimeout(SETTLE_TIME);
  return frame;
}
