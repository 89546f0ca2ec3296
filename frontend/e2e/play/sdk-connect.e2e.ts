import type { Session } from '@gamegeek/contracts/auth/auth.schemas.js';
import { webSample } from '@gamegeek/contracts/play/samples/web.js';
import type { LeaderboardPage } from '@gamegeek/contracts/scores/scores.schemas.js';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { paths } from '../../src/shared/routing/paths.js';
import { GameSite } from '../support/game-site.js';
import { listGame } from '../support/listed-game.js';
import { SCORED, newSession, nextRecord, seededGame } from '../support/players.js';
import { test } from '../support/test.js';

let games: GameSite;
test.beforeAll(async () => {
  games = await GameSite.start();
});
test.afterAll(() => games.stop());

const gamePage = (site: string, gameId: number) => `<script src="${site}/sdk/v1.js"></script>
<button>Sign in</button><output></output><script>
  var started = GameGeek.start({ game: ${gameId} });
  started.then((gg) => gg.on('state', (state) => { document.querySelector('output').textContent = state; }));
  document.querySelector('button').onclick = () => { window.signedIn = started.then((gg) => gg.signIn()); };
</script>`;

/** The player is signed in to the site in this browser. */
async function signInTo(context: BrowserContext, site: string, session: Session): Promise<void> {
  const stored = { origin: site, text: JSON.stringify(session) };
  await context.addInitScript(({ origin, text }) => {
    if (location.origin === origin) localStorage.setItem('session', text);
  }, stored);
}

/** From a button of the game to the confirmation in the popup. */
async function confirmInPopup(page: Page, name: string, button = 'Sign in'): Promise<void> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: button }).click();
  const popup = await opening;
  await popup.waitForURL(/\/connect/);
  await expect(popup.getByRole('heading', { level: 1, name: `Connect ${name}?` })).toBeVisible();
  await popup.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(popup.getByRole('heading', { level: 1, name: `${name} is connected` })).toBeVisible();
  await popup.close();
}

const WHO = 'started.then(({ mode, player, state }) => ({ mode, player, state }))';
const submit = (score: number) => `started.then((gg) => gg.submit(${score}))`;

test('a game on another site is connected by code, keeps the guest’s score and survives a logout', async ({
  context,
  page,
  request,
  site,
  player,
  rival,
}) => {
  const url = games.serve('/connected', '');
  const name = `Connected ${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await listGame(request, player, { name, launch: 'tab', game_url: url });
  games.serve('/connected', gamePage(site, id));
  const session = await newSession(request, rival);
  await signInTo(context, site, session);
  const headers = { Authorization: `Bearer ${session.access_token}` };
  const board = async () => {
    const { entries } = (await (await request.get(`/api/leaderboard?gameId=${id}`)).json()) as LeaderboardPage;
    return entries.map(({ username, score }) => [username, score]);
  };

  await page.goto(url);
  expect(await page.evaluate(WHO)).toMatchObject({ mode: 'guest', player: { guest: true } });
  expect(await page.evaluate(submit(900))).toMatchObject({ status: 'guest', wouldBeRank: 1 });
  expect(await board()).toEqual([]);

  await confirmInPopup(page, name);
  const account = { name: rival.user.username, guest: false };
  expect(await page.evaluate('signedIn')).toEqual(account);
  expect(await page.evaluate(WHO)).toEqual({ mode: 'connected', player: account, state: 'live' });
  // The guest's scores belong to the player now.
  expect(await board()).toEqual([[rival.user.username, 900]]);
  expect(await page.evaluate(submit(950))).toMatchObject({ status: 'accepted', rank: 1, personalBest: true });

  // A reload resumes the session of the tab.
  await page.reload();
  expect(await page.evaluate(WHO)).toEqual({ mode: 'connected', player: account, state: 'live' });

  // After a logout, scores wait for this player only.
  await request.post('/api/auth/logout', { headers });
  await expect.poll(() => page.evaluate(submit(960))).toMatchObject({ status: 'queued' });
  await expect(page.getByRole('status')).toHaveText('signed out');
  const again = await newSession(request, rival);
  await signInTo(context, site, again);
  await confirmInPopup(page, name);
  expect(await page.evaluate('signedIn')).toEqual(account);
  await expect.poll(board).toEqual([[rival.user.username, 960]]);
});

test('the two-line sample on an empty page, without a key, puts the score of a signed-in player on the live board', async ({
  context,
  page,
  request,
  site,
  rival,
}) => {
  const { id, name } = await seededGame(request, SCORED.twoLineSample);
  await signInTo(context, site, await newSession(request, rival));
  const spectator = await context.newPage();
  await spectator.goto(`${site}${paths.board(id)}`);
  await expect(spectator.getByRole('table')).toBeVisible();

  const score = nextRecord();
  const sample = webSample({ site, gameId: id });
  await page.goto(games.serve('/empty', `${sample}<script>var restart = () => {}; endRun(${score});</script>`));
  const screen = page.getByRole('dialog', { name: 'Game over' });
  await expect(screen.getByRole('status')).toHaveText(/^You would be #1 of [\d,]+\. Keep it\?$/);
  await confirmInPopup(page, name, 'Keep it');

  await expect(screen.getByRole('listitem').first()).toContainText(`#1${rival.user.username}`);
  await expect(screen.getByRole('button', { name: 'Keep it' })).toHaveCount(0);
  // The board of the spectator shows it without a reload.
  const row = spectator
    .getByRole('row')
    .filter({ has: spectator.getByRole('rowheader', { name: rival.user.username }) });
  await expect(row).toContainText(score.toLocaleString('en'));
});
