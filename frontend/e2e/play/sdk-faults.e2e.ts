import { seededRandom } from '@gamegeek/arcade/random.js';
import type { LaunchAnswer } from '@gamegeek/contracts/play/play.schemas.js';
import type { OwnScore } from '@gamegeek/contracts/profiles/profiles.schemas.js';
import { expect, type APIRequestContext, type BrowserContext, type Page, type Route } from '@playwright/test';
import { GameSite } from '../support/game-site.js';
import { listGame } from '../support/listed-game.js';
import { newSession } from '../support/players.js';
import { test } from '../support/test.js';

let games: GameSite;
test.beforeAll(async () => {
  games = await GameSite.start();
});
test.afterAll(() => games.stop());

const CORS = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'Retry-After' };
const refusal = (status: number, headers: Record<string, string> = {}) => ({
  status,
  headers: { ...CORS, 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify({ code: status === 429 ? 'rate_limited' : 'unavailable' }),
});

/** Faults of a request on its way to the server, and of the answer on its way back. */
const FAULTS: readonly ((route: Route) => Promise<unknown>)[] = [
  (route) => route.abort('connectionreset'),
  async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  },
  (route) => route.fulfill(refusal(429, { 'Retry-After': '3' })),
  (route) => route.fulfill(refusal(503)),
  // From a proxy in between, after the server has stored the score.
  async (route) => {
    await route.fetch();
    await route.fulfill({ status: 502, headers: CORS, body: '<h1>Bad gateway</h1>' });
  },
];

/** The result of each score, as reported to the game. */
type Reports = Map<number, Set<string>>;

async function recordReports(context: BrowserContext): Promise<Reports> {
  const reports: Reports = new Map();
  await context.exposeFunction('report', (score: number, outcome: string) => {
    reports.set(score, (reports.get(score) ?? new Set()).add(outcome));
  });
  return reports;
}

/** The page of a game that records the reported results. */
const gamePage = (site: string, gameId: number) => `<script src="${site}/sdk/v1.js"></script><script>
  var onScore = ({ score, status, reason }) => report(score, reason ? status + ' ' + reason : status);
  var started = GameGeek.start({ game: ${gameId} }).then((gg) => { gg.on('score', onScore); return gg; });
  var send = (score) => void started.then((gg) => gg.submit(score));
  var state = () => started.then((gg) => gg.state);
</script>`;

interface Launching {
  gameId: number;
  token: string;
  request: APIRequestContext;
}

/** A tab that the player opens from the site, repeatedly. */
async function openTab(context: BrowserContext, { gameId, token, request }: Launching): Promise<Page> {
  const headers = { Authorization: `Bearer ${token}` };
  const launched = await request.post(`/api/games/${gameId}/launches`, { headers });
  const page = await context.newPage();
  await page.goto(((await launched.json()) as LaunchAnswer).address);
  await page.evaluate('started');
  return page;
}

const storedOf = async ({ gameId, token, request }: Launching): Promise<number[]> => {
  const headers = { Authorization: `Bearer ${token}` };
  const scores = (await (await request.get('/api/user/scores?limit=100', { headers })).json()) as OwnScore[];
  return scores.filter((score) => score.gameId === gameId).map(({ score }) => score);
};

test('the SDK stores every score once or reports it as refused under faults of network, server and player', async ({
  context,
  request,
  site,
  player,
  rival,
}) => {
  test.slow();
  const random = seededRandom(20_261_123);
  const url = games.serve('/unlucky', '');
  const name = `Unlucky ${crypto.randomUUID().slice(0, 8)}`;
  const { id: gameId } = await listGame(request, player, { name, launch: 'tab', game_url: url });
  games.serve('/unlucky', gamePage(site, gameId));
  const { access_token: token } = await newSession(request, rival);
  const launching = { gameId, token, request };
  const reports = await recordReports(context);
  await context.clock.install();
  let faults = 0;
  await context.route('**/api/scores', async (route) => {
    const fault = random() < 0.6 ? FAULTS[Math.floor(random() * FAULTS.length)] : undefined;
    if (!fault) return route.continue();
    faults += 1;
    // The tab may be closed by now.
    await fault(route).catch(() => undefined);
  });

  const submitted: number[] = [];
  for (let round = 1; round <= 5; round++) {
    // Two tabs share the queue and both send it.
    const tabs = await Promise.all([openTab(context, launching), openTab(context, launching)]);
    for (const [index, tab] of tabs.entries()) {
      const scores = [1, 2, 3].map((count) => round * 100 + index * 10 + count);
      submitted.push(...scores);
      await tab.evaluate((own) => own.forEach((score) => window.send(score)), scores);
    }
    await context.clock.runFor(random() * 5_000);
    if (round % 2 === 0) {
      await context.setOffline(true);
      await context.clock.runFor(20_000);
      await context.setOffline(false);
    }
    for (const tab of tabs) await tab.close();
  }
  expect(faults).toBeGreaterThan(10);

  await context.unroute('**/api/scores');
  const last = await openTab(context, launching);
  // A score that no server accepts.
  await last.evaluate(() => window.send(0));
  // In short steps: the clock also runs the timeouts of requests, which take their real time.
  const stateLater = async () => {
    await context.clock.runFor(2_000);
    return last.evaluate('state()');
  };
  await expect.poll(stateLater, { intervals: [100], timeout: 60_000 }).toBe('live');
  expect([...(reports.get(0) ?? [])]).toEqual(['refused invalid_score']);
  expect((await storedOf(launching)).sort()).toEqual(submitted.sort());
  const refused = [...reports].filter(([score, outcomes]) => score !== 0 && !outcomes.has('accepted'));
  expect(refused).toEqual([]);
});

declare global {
  interface Window {
    send: (score: number) => void;
  }
}
