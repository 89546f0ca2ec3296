import type { ConnectPoll, ConnectStart, PlaySessionAnswer } from '@gamegeek/contracts/play/play.schemas.js';
import { expect, type APIRequestContext } from '@playwright/test';
import { paths } from '../../src/shared/routing/paths.js';
import { expectNoClipping, expectFullyAccessible, expectSettled, collectProblems } from '../support/accessibility.js';
import { SCORED, seededGame, nextRecord, newSession, signIn } from '../support/players.js';
import { test } from '../support/test.js';

/** A game that is not a web page: it only has an HTTP client. */
class NativeGame {
  constructor(
    private readonly http: APIRequestContext,
    private readonly gameId: number,
  ) {}

  async connect(): Promise<ConnectStart> {
    const answer = await this.http.post('/api/play/connects', { data: { gameId: this.gameId } });
    expect(answer.status(), await answer.text()).toBe(201);
    return (await answer.json()) as ConnectStart;
  }

  async poll(secret: string): Promise<ConnectPoll> {
    const answer = await this.http.post('/api/play/connects/poll', { data: { poll: secret } });
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()) as ConnectPoll;
  }

  async play(ticket: string, score: number): Promise<void> {
    const opened = await this.http.post('/api/play/sessions', { data: { ticket } });
    const { token } = (await opened.json()) as PlaySessionAnswer;
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await this.http.post('/api/scores', { headers, data: { gameId: this.gameId, score } });
    expect(answer.status(), await answer.text()).toBe(200);
  }
}

test('a player connects a native game by code, and its score appears on the board', async ({
  page,
  playwright,
  site,
  request,
  player,
}) => {
  const trouble = collectProblems(page);
  const game = await seededGame(request, SCORED.nativeGame);
  const http = await playwright.request.newContext({ baseURL: site });
  const native = new NativeGame(http, game.id);
  const { code, verifyUrl, poll } = await native.connect();

  // The player opens the address that the game shows and signs in on the way.
  await page.goto(verifyUrl);
  await expect(page).toHaveURL(paths.auth());
  await page.getByLabel('Username or email').fill(player.user.username);
  await page.getByLabel('Password', { exact: true }).fill(player.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Connect ${game.name}?` })).toBeVisible();
  await expect(page.getByText(`You are logged in as ${player.user.username}.`)).toBeVisible();
  await expect(page.getByText(code)).toBeVisible();
  expect(await native.poll(poll)).toEqual({ status: 'waiting' });

  await page.getByRole('button', { name: 'Connect', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `${game.name} is connected` })).toBeFocused();
  await expect(page).toHaveURL(paths.connect());

  const polled = await native.poll(poll);
  if (polled.status !== 'confirmed') throw new Error('The game did not receive the confirmation');
  const score = nextRecord();
  await native.play(polled.ticket, score);
  await http.dispose();

  await page.getByRole('link', { name: 'Connected games' }).click();
  const plays = page.getByRole('region', { name: 'Connected games' });
  await expect(plays.getByRole('link', { name: game.name })).toBeVisible();
  await page.goto(paths.board(game.id));
  await expect(page.getByRole('row', { name: player.user.username })).toContainText(score.toLocaleString('en'));
  expect(trouble).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a code is entered and confirmed by touch in every language and both themes', async ({
    page,
    request,
    player,
  }) => {
    test.slow();
    const game = await seededGame(request, 4);
    const { code, poll } = await new NativeGame(request, game.id).connect();
    await signIn(page, await newSession(request, player));
    await page.goto(paths.connect());
    await page.getByLabel('Code').fill(code.replace('-', '').toLowerCase());
    await page.getByRole('button', { name: 'Continue' }).tap();
    const question = page.getByRole('heading', { level: 1, name: `Connect ${game.name}?` });
    await expect(question).toBeVisible();
    await expectSettled(page);
    await expectFullyAccessible(page, 'question');
    for (const language of ['es', 'fr', 'de']) {
      await request.put('/api/user/preferences', {
        headers: { Authorization: `Bearer ${(await newSession(request, player)).access_token}` },
        data: { language },
      });
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByText(code)).toBeVisible();
      await expectNoClipping(page, `question in ${language}`);
    }
    await page.getByRole('button', { name: 'Verbinden', exact: true }).tap();
    await expect(page.getByRole('heading', { level: 1, name: `${game.name} ist verbunden` })).toBeVisible();
    expect((await new NativeGame(request, game.id).poll(poll)).status).toBe('confirmed');
    // The code has been used.
    await page.goto(`${paths.connect()}?code=${code}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Dieser Code wurde schon benutzt' })).toBeVisible();
    await request.put('/api/user/preferences', {
      headers: { Authorization: `Bearer ${(await newSession(request, player)).access_token}` },
      data: { language: 'en' },
    });
  });
});
