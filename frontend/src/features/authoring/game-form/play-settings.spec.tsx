import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { game } from '#testing/factories/game.factory.js';
import { model, version } from '#testing/factories/model.factory.js';
import { ownUser } from '#testing/factories/user.factory.js';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { haveSession } from '#testing/handlers/auth.js';
import { serveGameToEdit } from '#testing/handlers/game-to-edit.js';
import { renderApp } from '#testing/render-app.js';

const QUESTION = 'Does it run in a browser?';
const EMBED = 'Yes: show it on its page here';
const TAB = 'Yes: open it in a new tab';
const DOWNLOAD = 'No: players download it';
const FRAME = 'Size of the frame';
const ACCEPTS = 'Accepted scores';
const MIN_SCORE = 'Minimum score (optional)';
const MAX_SCORE = 'Maximum score (optional)';
const MIN_SECONDS = 'Minimum time in seconds (optional)';
const ORIGINS = 'Allowed origins (optional)';
const GAME_URL = 'Game URL (optional)';
const field = (name: string) => screen.getByLabelText(name);
const fold = () => screen.getByRole('heading', { name: 'Play and scores' });
const answer = (name: string) => screen.getByRole('radio', { name });
const press = (name: string) => screen.getByRole('button', { name });
const own = { created_by: ownUser().id, creator: { id: ownUser().id, username: 'ada' } };

beforeEach(() => {
  haveSession(ownUser());
  fakeServer.on('GET /api/models', () => ({ body: [model(1, 'Orca')] }));
  fakeServer.on('GET /api/models/1/versions', () => ({ body: [version(1, '1.0')] }));
  fakeServer.on('GET /api/games/7/similar', () => ({ body: [] }));
  fakeServer.on('GET /api/games/7/builds', () => ({ body: [] }));
  fakeServer.on('GET /api/user/created-games', () => ({ body: [] }));
  fakeServer.on('GET /api/leaderboard', () => ({
    body: { gameId: 7, period: 'all', total: 0, seq: 1, page: 1, limit: 1, entries: [] },
  }));
  serveGameToEdit(7);
  // jsdom has no navigation entries.
  Object.assign(performance, { getEntriesByType: () => [] });
});

async function openEdit(changes: Partial<Game> = {}) {
  const stored = game(7, 'Tide Runner', { ...own, game_url: 'https://tide.example/', ...changes });
  fakeServer.on('GET /api/games/7', () => ({ body: stored }));
  fakeServer.on('PUT /api/games/7', () => ({ body: stored }));
  const app = await renderApp({ at: '/studio/7?tab=settings' });
  await screen.findByLabelText('Name (required)');
  await waitFor(() => expect(field('Model Version (required)')).toHaveDisplayValue('1.0'));
  return app;
}

describe('play settings of a new game', () => {
  it('ask whether the game runs in a browser, and say what each answer means', async () => {
    const { user } = await renderApp({ at: '/submit-game?how=web' });
    const question = await screen.findByRole('group', { name: QUESTION });
    expect(
      within(question)
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent),
    ).toEqual([EMBED, TAB, DOWNLOAD]);
    expect(answer(EMBED)).toBeChecked();
    expect(answer(EMBED)).toHaveAccessibleDescription(/scores count in the player’s own name/);
    await user.click(answer(TAB));
    expect(answer(TAB)).toHaveAccessibleDescription(/scores count in the player’s own name/);
    await user.click(answer(DOWNLOAD));
    expect(answer(DOWNLOAD)).toHaveAccessibleDescription(/does not know who plays/);
  });

  it('are collapsed and explain acceptance', async () => {
    const { user } = await renderApp({ at: '/submit-game?how=download' });
    expect(await screen.findByRole('heading', { name: 'Play and scores' })).toBeVisible();
    expect(field(ACCEPTS)).not.toBeVisible();
    await user.click(fold());
    await user.selectOptions(field(ACCEPTS), 'keys');
    expect(field(ACCEPTS)).toHaveAccessibleDescription('With any key, every account can send any score.');
    await user.selectOptions(field(ACCEPTS), 'own_key');
    expect(field(ACCEPTS)).toHaveAccessibleDescription(/the keys of others are refused/);
    await user.selectOptions(field(ACCEPTS), 'plays');
    expect(field(ACCEPTS)).toHaveAccessibleDescription(/every key is refused, your own too/);
    expect(screen.getByText(/no web game can prove a score/)).toBeVisible();
  });

  it('follow from where the game is, and keep what was typed', async () => {
    const { user } = await renderApp({ at: '/submit-game' });
    await user.click(await screen.findByRole('radio', { name: 'It is on the web' }));
    expect(answer(EMBED)).toBeChecked();
    await user.type(field(GAME_URL), 'https://tide.example/');
    expect(field(ACCEPTS)).toHaveValue('plays');
    await user.click(answer(TAB));
    await user.click(screen.getByRole('radio', { name: 'It is a download' }));
    await waitFor(() => expect(answer(DOWNLOAD)).toBeChecked());
    expect(field(ACCEPTS)).toHaveValue('keys');
    expect(field(GAME_URL)).toHaveValue('https://tide.example/');
  });

  it('accept scores from play sessions only when the game runs in a browser, until its creator chooses', async () => {
    const { user } = await renderApp({ at: '/submit-game?how=download' });
    await user.click(await screen.findByRole('heading', { name: 'Play and scores' }));
    expect(field(ACCEPTS)).toHaveValue('keys');
    await user.click(answer(EMBED));
    expect(field(ACCEPTS)).toHaveValue('plays');
    await user.click(answer(DOWNLOAD));
    expect(field(ACCEPTS)).toHaveValue('keys');
    await user.selectOptions(field(ACCEPTS), 'own_key');
    await user.click(answer(TAB));
    expect(field(ACCEPTS)).toHaveValue('own_key');
  });

  it('store no draft while the form is unchanged', async () => {
    const { unmount } = await renderApp({ at: '/submit-game?how=web' });
    await screen.findByRole('group', { name: QUESTION });
    unmount();
    await renderApp({ at: '/submit-game?how=web' });
    await screen.findByRole('group', { name: QUESTION });
    expect(screen.queryByText(/Draft restored/)).toBeNull();
  });

  it('offer rules for rounds only with scores from play sessions, and name the conflict otherwise', async () => {
    const { user } = await renderApp({ at: '/submit-game?how=download' });
    await user.click(await screen.findByRole('heading', { name: 'Play and scores' }));
    expect(screen.queryByLabelText(MIN_SECONDS)).toBeNull();
    await user.selectOptions(field(ACCEPTS), 'plays');
    await user.type(field(MIN_SECONDS), '5');
    await user.selectOptions(field(ACCEPTS), 'keys');
    await user.tab();
    await waitFor(() => expect(field(ACCEPTS)).toHaveAccessibleDescription(/Rounds and a minimum time require/));
    await user.clear(field(MIN_SECONDS));
    await user.tab();
    await waitFor(() => expect(field(ACCEPTS)).toBeValid());
  });

  it('are sent with the game', async () => {
    const created = game(7, 'Tide Runner', { ...own, launch: 'embed', game_url: 'https://tide.example/' });
    fakeServer.on('POST /api/games', () => ({ status: 201, body: created }));
    fakeServer.on('GET /api/games/7', () => ({ body: created }));
    const { user, address } = await renderApp({ at: '/submit-game?how=web' });
    await screen.findByRole('heading', { name: 'Play and scores' });
    await user.type(field('Name (required)'), 'Tide Runner');
    await user.type(field('Description (required)'), 'Run before the tide comes in.');
    await user.click(screen.getByRole('checkbox', { name: 'Puzzle' }));
    await waitFor(() => expect(field('AI Model (required)')).toBeEnabled());
    await user.selectOptions(field('AI Model (required)'), '1');
    await waitFor(() => expect(field('Model Version (required)')).toBeEnabled());
    await user.selectOptions(field('Model Version (required)'), '1');
    await user.type(field('AI Integration Details (required)'), 'It draws each wave anew.');
    await user.type(field(GAME_URL), 'https://tide.example/');
    await user.selectOptions(field(FRAME), 'A fixed size');
    await user.clear(field('Width'));
    await user.type(field('Width'), '360');
    await user.clear(field('Height'));
    await user.type(field('Height'), '640');
    await user.selectOptions(field('Orientation'), 'Portrait (upright)');
    await user.click(fold());
    await user.selectOptions(field(ACCEPTS), 'plays');
    await user.type(field(MIN_SCORE), '10');
    await user.type(field(MAX_SCORE), '900');
    await user.type(field(MIN_SECONDS), '5');
    await user.click(screen.getByRole('switch', { name: 'Rounds required' }));
    await user.type(field(ORIGINS), 'https://tide.example{Enter}{Enter}https://games.example{Enter}');
    await user.click(press('Submit Game'));
    await waitFor(() => expect(address()).toBe('/games/7?check'));
    expect(fakeServer.lastRequest('POST /api/games')?.body).toMatchObject({
      launch: 'embed',
      frame: { width: 360, height: 640 },
      orientation: 'portrait',
      accepts: 'plays',
      min_score: 10,
      max_score: 900,
      min_seconds: 5,
      needs_round: true,
      allowed_origins: ['https://tide.example', 'https://games.example'],
    });
  });
});

describe('play settings of an existing game', () => {
  it('are collapsed with default values, and open otherwise', async () => {
    const { unmount } = await openEdit();
    expect(field(MIN_SCORE)).not.toBeVisible();
    unmount();
    await openEdit({ min_score: 10, allowed_origins: ['https://a.example', 'https://b.example'] });
    expect(field(MIN_SCORE)).toBeVisible();
    expect(field(MIN_SCORE)).toHaveValue('10');
    expect(field(MAX_SCORE)).toHaveValue('');
    expect(field(ORIGINS)).toHaveValue('https://a.example\nhttps://b.example');
  });

  it('keep unchanged values and clear emptied ones', async () => {
    const { user, address } = await openEdit({ launch: 'tab', min_score: 10, max_score: 90, needs_round: true });
    await user.clear(field(MAX_SCORE));
    await user.click(press('Save Changes'));
    await waitFor(() => expect(address()).toBe('/games/7'));
    expect(fakeServer.lastRequest('PUT /api/games/7')?.body).toMatchObject({
      ...{ launch: 'tab', accepts: 'keys', min_score: 10, max_score: null, min_seconds: null },
      ...{ needs_round: true, allowed_origins: [] },
    });
  });

  it.each([
    ['a changed address', '/games/7?check', 'https://tide.example/next'],
    ['the same address', '/games/7', 'https://tide.example/'],
  ])('of a game in a frame, saved with %s, lead to %s', async (_what, page, url) => {
    const { user, address } = await openEdit({ launch: 'embed' });
    const saved = game(7, 'Tide Runner', { ...own, launch: 'embed', game_url: url });
    fakeServer.on('PUT /api/games/7', () => ({ body: saved }));
    fakeServer.on('GET /api/games/7', () => ({ body: saved }));
    await user.click(press('Save Changes'));
    await waitFor(() => expect(address()).toBe(page));
    const play = await screen.findByRole('link', { name: 'Play Tide Runner' });
    expect(play).toHaveAttribute('href', page.replace('games', 'play'));
  });

  it('show hosted launch without a choice and save the rest', async () => {
    const { user, address } = await openEdit({ launch: 'hosted', arcade_id: 'snake', game_url: null });
    expect(field(QUESTION)).toHaveValue('Yes: hosted by this site');
    expect(field(QUESTION)).toHaveAttribute('readonly');
    await user.click(fold());
    await user.type(field(MAX_SCORE), '5000');
    await user.click(press('Save Changes'));
    await waitFor(() => expect(address()).toBe('/games/7'));
    expect(fakeServer.lastRequest('PUT /api/games/7')?.body).toMatchObject({ launch: 'hosted', max_score: 5_000 });
  });

  it('require an address for frames, as soon as either changes', async () => {
    const { user } = await openEdit({ game_url: null });
    await user.click(answer(EMBED));
    await user.tab();
    await waitFor(() => expect(field(GAME_URL)).toHaveAccessibleDescription(/Please enter the address of the game/));
    await user.click(press('Save Changes'));
    await waitFor(() => expect(field(GAME_URL)).toHaveFocus());
    expect(fakeServer.lastRequest('PUT /api/games/7')).toBeUndefined();
    await user.click(answer(DOWNLOAD));
    await waitFor(() => expect(field(GAME_URL)).toBeValid());
    await user.click(answer(TAB));
    await waitFor(() => expect(field(GAME_URL)).toBeInvalid());
    await user.type(field(GAME_URL), 'https://tide.example/');
    await waitFor(() => expect(field(GAME_URL)).toBeValid());
  });

  it('offer size and orientation of the frame only in a frame, and refuse a size that no screen has', async () => {
    const { user } = await openEdit({ launch: 'embed', frame: { width: 480, height: 854 }, orientation: 'portrait' });
    expect(field('Width')).toHaveValue('480');
    expect(field('Orientation')).toHaveDisplayValue('Portrait (upright)');
    await user.clear(field('Height'));
    await user.type(field('Height'), '99');
    await user.click(press('Save Changes'));
    await waitFor(() => expect(field('Height')).toHaveAccessibleDescription(/a height of 100 to 4096 pixels/));
    await waitFor(() => expect(field('Height')).toHaveFocus());
    expect(fakeServer.lastRequest('PUT /api/games/7')).toBeUndefined();
    await user.click(answer(TAB));
    expect(screen.queryByLabelText(FRAME)).toBeNull();
    await user.click(press('Save Changes'));
    await waitFor(() => expect(fakeServer.lastRequest('PUT /api/games/7')?.body).toMatchObject({ frame: 'fill' }));
  });

  it('report a maximum below the minimum when either field loses focus', async () => {
    const { user } = await openEdit({ max_score: 10 });
    await user.type(field(MIN_SCORE), '11');
    await user.tab();
    const sentence = /Maximum score must not be below the minimum/;
    await waitFor(() => expect(field(MAX_SCORE)).toHaveAccessibleDescription(sentence));
    await user.clear(field(MIN_SCORE));
    await waitFor(() => expect(field(MAX_SCORE)).toBeValid());
  });

  it.each([
    [MIN_SCORE, '1.5', /Minimum score must be an integer/],
    [MAX_SCORE, 'many', /Maximum score must be an integer/],
    [MIN_SCORE, '0', /Minimum score must be positive/],
    [MIN_SECONDS, '3601', /Minimum time must be at most 3600 seconds/],
    [ORIGINS, 'https://a.example/path', /An origin is an address without a path/],
  ])('report at %s the invalid value %s', async (name, typed, sentence) => {
    const { user } = await openEdit({ accepts: 'plays' });
    await user.type(field(name), typed);
    await user.tab();
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(sentence));
    await user.click(press('Save Changes'));
    await waitFor(() => expect(field(name)).toHaveFocus());
    expect(fakeServer.lastRequest('PUT /api/games/7')).toBeUndefined();
  });

  it('open with the focus on the field when validation fails in the form or on the server', async () => {
    const { user } = await openEdit();
    await user.click(fold());
    await user.type(field(MIN_SCORE), 'x');
    await user.click(fold());
    expect(field(MIN_SCORE)).not.toBeVisible();
    await user.click(press('Save Changes'));
    await waitFor(() => expect(field(MIN_SCORE)).toBeVisible());
    await waitFor(() => expect(field(MIN_SCORE)).toHaveFocus());
    await user.clear(field(MIN_SCORE));
    await user.click(fold());
    const fields = { accepts: ['Please select which scores the game accepts'] };
    fakeServer.on('PUT /api/games/7', () => refusal(400, 'validation_failed', 'Not accepted', fields));
    await user.click(press('Save Changes'));
    await waitFor(() => expect(field(ACCEPTS)).toBeVisible());
    expect(field(ACCEPTS)).toHaveFocus();
    expect(field(ACCEPTS)).toHaveAccessibleDescription(/Please select which scores the game accepts/);
  });
});
