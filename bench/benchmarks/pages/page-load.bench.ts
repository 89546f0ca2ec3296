import { fileURLToPath } from 'node:url';
import { GOALS, type Goal } from '../../goals.ts';
import type { Row } from '../../support/report.ts';
import { startSlowPhone, type SlowPhone } from '../../support/slow-phone.ts';
import { median } from '../../support/stats.ts';
import { MODEL, nameOf, WATCHED_GAME } from '../../databases/world.ts';
import type { Benchmark } from '../benchmark.ts';

const PAGES = [
  '/',
  '/leaderboard',
  '/games',
  `/games/${WATCHED_GAME}`,
  `/games/${WATCHED_GAME}?tab=community`,
  '/models',
  `/models/${MODEL}`,
  `/u/${nameOf(1)}`,
  '/auth',
  '/api/reference',
];
const IN_PAGE = fileURLToPath(new URL('../../in-page/watch-load.js', import.meta.url));
/** Time after the load event, for further requests and layout shifts. */
const SETTLE_TIME = 4_000;

interface Load {
  largestPaint: number;
  blocked: number;
  shifted: number;
  /** Transferred size of scripts. */
  kilobytes: number;
}

export const pageLoad: Benchmark = {
  name: 'load',
  what: 'page loads on a slow phone over a slow network',
  async measure(stage) {
    await stage.warmUp();
    const phone = await startSlowPhone();
    try {
      const rows: Row[] = [];
      for (const path of PAGES) {
        const loads: Load[] = [];
        for (let round = 0; round < stage.scaled(5, 2); round += 1) {
          loads.push(await load(phone, `http://127.0.0.1:${stage.ours.port}${path}`));
        }
        rows.push(...rowsOf(path, loads));
      }
      return rows;
    } finally {
      await phone.close();
    }
  },
};

function rowsOf(path: string, loads: readonly Load[]): Row[] {
  const row = (what: string, of: (load: Load) => number, unit: string, goal?: Goal): Row => ({
    figure: 'load',
    what,
    reached: median(loads.map(of)),
    unit,
    ...(goal && { goal }),
  });
  return [
    row(`${path}: largest paint`, ({ largestPaint }) => largestPaint, 'ms', GOALS.largestPaint),
    row('  total blocking time', ({ blocked }) => blocked, 'ms', GOALS.blocked),
    row('  layout shift', ({ shifted }) => shifted, '', GOALS.shifted),
    row('  scripts, compressed', ({ kilobytes }) => kilobytes, 'kB'),
  ];
}

async function load(phone: SlowPhone, address: string): Promise<Load> {
  const page = await phone.open();
  await page.addInitScript({ path: IN_PAGE });
  const answer = await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
  if (answer?.status() !== 200) throw new Error(`${address} could not be loaded`);
  await page.waitForTimeout(SETTLE_TIME);
  const seen = await page.evaluate<Load>('seenLoad()');
  await page.context().close();
  return seen;
}
