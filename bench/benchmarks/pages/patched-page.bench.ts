import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { PatchProxy } from '../../patch-proxy/patch-proxy.ts';
import { GOALS, type Goal } from '../../goals.ts';
import { now } from '../../support/clock.ts';
import { runAtRate } from '../../support/pace.ts';
import type { Row } from '../../support/report.ts';
import { startSlowPhone, type SlowPhone } from '../../support/slow-phone.ts';
import { TOPIC, type Stage } from '../../support/stage.ts';
import { median } from '../../support/stats.ts';
import { WATCHED_GAME } from '../../databases/world.ts';
import type { Benchmark } from '../benchmark.ts';

/** Patches a second: more than the server sends, and its maximum. */
const RATES = [50, 20];
/** Taps on the tabs of the board, each of which shows another board. */
const TAPS = 10;
const TAP_EVERY = 400;
const IN_PAGE = fileURLToPath(new URL('../../in-page/watch-patches.js', import.meta.url));
/** The page without patches, for comparison. */
const AT_REST = 3;
/** Time after the rows are shown, for further requests of the page. */
const SETTLE_TIME = 3_000;
/** Limit after the last patch, whose score still counts up. */
const ARRIVAL_TIMEOUT = 5_000;
/** The minimum share of patches that the page must have shown or skipped, for a valid measurement. */
const MIN_SEEN = 0.95;

/** The result of in-page/watch-patches.js. */
interface Seen {
  frames: number;
  /** Milliseconds, and the number above fifty. */
  longest: number;
  late: number;
  longTasks: number;
  patches: number;
  /**
   * Patches whose row rendered, patches of players who left the page before it was rendered, rows rendered for their
   * rank only, and rows rendered without a reason.
   */
  shown: number;
  passed: number;
  shifted: number;
  strays: number;
  stray?: string;
}

interface Look {
  atRest: Seen;
  patched: Seen;
  /** Interaction to next paint in milliseconds. */
  interaction: number;
}

export const patchedPage: Benchmark = {
  name: 'patches',
  what: 'a board on a slow phone with fifty and with twenty patches a second',
  async measure(stage) {
    await stage.warmUp();
    const phone = await startSlowPhone();
    try {
      const rows: Row[] = [];
      for (const rate of RATES) {
        const looks: Look[] = [];
        for (let round = 0; round < stage.scaled(3, 1); round += 1) looks.push(await look(stage, phone, rate));
        rows.push(...rowsOf(looks, rate));
      }
      return rows;
    } finally {
      await phone.close();
    }
  },
};

function rowsOf(looks: readonly Look[], rate: number): Row[] {
  const row = (what: string, of: (seen: Seen) => number, unit: string, goal?: Goal): Row => ({
    figure: 'patches',
    what,
    reached: median(looks.map(({ patched }) => of(patched))),
    unit,
    limit: { name: 'at rest', value: median(looks.map(({ atRest }) => of(atRest))) },
    ...(goal && { goal }),
  });
  return [
    row(`${rate} patches a second: longest frame`, ({ longest }) => longest, 'ms', GOALS.longestFrame),
    row('  frames over 50 ms', ({ late, frames }) => (100 * late) / frames, '%', GOALS.lateFrames),
    row('  rows that render without a reason', ({ strays }) => strays, '', GOALS.strayRows),
    {
      figure: 'patches',
      what: '  interaction to next paint',
      reached: median(looks.map(({ interaction }) => interaction)),
      unit: 'ms',
      goal: GOALS.interaction,
    },
  ];
}

async function look(stage: Stage, phone: SlowPhone, rate: number): Promise<Look> {
  const proxy = await PatchProxy.open(stage.ours.port, TOPIC);
  const page = await phone.open();
  try {
    await showBoard(page, proxy);
    const atRest = await watching(page, () => page.waitForTimeout(AT_REST * 1_000));
    let sent = 0;
    let agrees = false;
    const patched = await watching(page, async () => {
      sent = await runAtRate(stage.scaled(10, 6), rate, () => proxy.sendRecord());
      agrees = await rowsAgree(page, proxy);
    });
    const { shown, passed, shifted, stray } = patched;
    stage.checks.push({
      what: 'a page shows the patches that it receives',
      ok: agrees && proxy.watchRequests === 1 && shown + passed >= sent * MIN_SEEN,
      found: `${shown} of ${sent} shown, ${passed} skipped, ${shifted} rows moved, the board requested ${proxy.watchRequests} times, ${agrees ? 'all' : 'not all'} rows agree at the end`,
    });
    if (stray) stage.notes.push(`a row rendered without a reason: ${stray}`);
    return { atRest, patched, interaction: await interacting(page, proxy, rate) };
  } finally {
    await page.context().close();
    await proxy.close();
  }
}

async function showBoard(page: Page, proxy: PatchProxy): Promise<void> {
  await page.addInitScript({ path: IN_PAGE });
  await page.goto(`http://127.0.0.1:${proxy.port}/leaderboard?game=${WATCHED_GAME}`, { timeout: 60_000 });
  await page.locator('tr[data-glide]').first().waitFor({ timeout: 60_000 });
  // Rows outside the viewport are not painted.
  await page.locator('tbody').scrollIntoViewIfNeeded();
  await page.waitForTimeout(SETTLE_TIME);
}

async function watching(page: Page, work: () => Promise<void>): Promise<Seen> {
  await page.evaluate(`watchPatches('${TOPIC}')`);
  await work();
  return page.evaluate<Seen>('seenPatches()');
}

/** The longest of a few taps, each of which replaces all rows, while patches keep coming. */
async function interacting(page: Page, proxy: PatchProxy, rate: number): Promise<number> {
  await page.evaluate('watchInteractions()');
  const patches = runAtRate((TAPS * TAP_EVERY) / 1_000, rate, () => proxy.sendRecord());
  const tabs = page.getByRole('tab');
  for (let tap = 1; tap <= TAPS; tap += 1) {
    await tabs.nth(tap % 2).tap();
    await page.waitForTimeout(TAP_EVERY);
  }
  await patches;
  return page.evaluate<number>('longestInteraction()');
}

/** Waits until the page shows the rows of the board; returns false after the timeout. */
async function rowsAgree(page: Page, proxy: PatchProxy): Promise<boolean> {
  const shown = proxy.board?.shown ?? [];
  const truth = shown.map(({ userId, rank, score }) => `${userId} ${rank} ${score.toLocaleString('en')}`).join('\n');
  const end = now() + ARRIVAL_TIMEOUT;
  while (now() < end) {
    if ((await page.evaluate<string[]>('shownRows()')).join('\n') === truth) return true;
    await pause(50);
  }
  return false;
}
