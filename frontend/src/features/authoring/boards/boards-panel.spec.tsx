import type { GameBoard } from '@gamegeek/contracts/boards/boards.schemas.js';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { gameBoard } from '#testing/factories/board.factory.js';
import { game } from '#testing/factories/game.factory.js';
import { model, version } from '#testing/factories/model.factory.js';
import { ownUser } from '#testing/factories/user.factory.js';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { haveSession } from '#testing/handlers/auth.js';
import { serveGameToEdit } from '#testing/handlers/game-to-edit.js';
import { renderApp } from '#testing/render-app.js';

const TRIAL: Partial<GameBoard> = { slug: 'time-trial', name: 'Time trial', kind: 'time', direction: 'asc' };
let boards: GameBoard[];

beforeEach(() => {
  haveSession(ownUser());
  boards = [gameBoard()];
  const own = game(7, 'Tide Runner', { created_by: ownUser().id, accepts: 'plays' });
  fakeServer.on('GET /api/models', () => ({ body: [model(1, 'Orca')] }));
  fakeServer.on('GET /api/models/1/versions', () => ({ body: [version(1, '1.0')] }));
  fakeServer.on('GET /api/games/7', () => ({ body: own }));
  serveGameToEdit(7);
  fakeServer.on('GET /api/games/7/boards', () => ({ body: boards }));
  fakeServer.on('POST /api/games/7/boards', ({ body }) => {
    const made = gameBoard(body as Partial<GameBoard>);
    boards = [...boards, made];
    return { status: 201, body: made };
  });
});

async function open() {
  const app = await renderApp({ at: '/studio/7?tab=boards' });
  const panel = within(await screen.findByRole('region', { name: 'Boards' }));
  await panel.findByRole('heading', { name: 'Main board' });
  return { ...app, panel };
}

async function dialog(name: string) {
  return within(await screen.findByRole('dialog', { name }));
}

describe('the boards of a game', () => {
  it('get a time trial by a name and one choice, with the line of code that sends times to it', async () => {
    const { user, panel } = await open();
    await user.click(panel.getByRole('button', { name: 'New board' }));
    const form = await dialog('New board');
    await user.type(form.getByLabelText('Name'), 'Time  Trial é 1');
    expect(form.getByLabelText('Name in code')).toHaveValue('time-trial-e-1');
    await user.selectOptions(form.getByLabelText('What counts'), 'Time, less is better');
    await user.click(form.getByRole('button', { name: 'Make board' }));
    expect(await panel.findByText("GameGeek.gameOver(milliseconds, { board: 'time-trial-e-1' })")).toBeVisible();
    expect(fakeServer.lastRequest('POST /api/games/7/boards')?.body).toMatchObject({
      ...{ name: 'Time  Trial é 1', slug: 'time-trial-e-1', kind: 'time', direction: 'asc' },
      ...{ resets: [], writes: 'plays', position: 1 },
    });
    expect(panel.getByText('2 of 50 boards')).toBeVisible();
  });

  it('can add up all scores where more is better, but not times of which less is better', async () => {
    const { user, panel } = await open();
    await user.click(panel.getByRole('button', { name: 'New board' }));
    const form = await dialog('New board');
    await user.type(form.getByLabelText('Name'), 'Coins');
    const policy = 'Which scores of a player count';
    await user.selectOptions(form.getByLabelText(policy), 'All scores add up');
    await user.selectOptions(form.getByLabelText('What counts'), 'Time, less is better');
    expect(form.queryByLabelText(policy)).not.toBeInTheDocument();
    await user.selectOptions(form.getByLabelText('What counts'), 'Points, more is better');
    expect(form.getByLabelText(policy)).toHaveDisplayValue('Best score counts');
    await user.selectOptions(form.getByLabelText(policy), 'All scores add up');
    await user.click(form.getByRole('button', { name: 'Make board' }));
    expect(await panel.findByText(/All scores add up/)).toBeVisible();
    expect(fakeServer.lastRequest('POST /api/games/7/boards')?.body).toMatchObject({ slug: 'coins', policy: 'sum' });
  });

  it('can count values of one’s own, with a unit and decimals, afresh every day', async () => {
    const { user, panel } = await open();
    await user.click(panel.getByRole('button', { name: 'New board' }));
    const form = await dialog('New board');
    await user.type(form.getByLabelText('Name'), 'Jump');
    await user.selectOptions(form.getByLabelText('What counts'), 'Something else');
    await user.selectOptions(form.getByLabelText('Decimals'), '2');
    await user.type(form.getByLabelText('Unit'), 'm');
    await user.click(form.getByLabelText('Today'));
    await user.click(form.getByRole('button', { name: 'Make board' }));
    expect(await panel.findByText('Numbers, m, The higher value · Today · 0 players')).toBeVisible();
    expect(fakeServer.lastRequest('POST /api/games/7/boards')?.body).toMatchObject({
      ...{ kind: 'number', direction: 'desc', decimals: 2, unit: 'm', resets: ['day'] },
    });
  });

  it('say at the name in code that it is taken, and keep what was typed', async () => {
    fakeServer.on('POST /api/games/7/boards', () =>
      refusal(409, 'slug_taken', 'The game has a board called level-3.', {
        slug: ['The game has a board of this name'],
      }),
    );
    const { user, panel } = await open();
    await user.click(panel.getByRole('button', { name: 'New board' }));
    const form = await dialog('New board');
    await user.type(form.getByLabelText('Name'), 'Level 3');
    await user.click(form.getByRole('button', { name: 'Make board' }));
    expect(await form.findByText('The game has a board of this name')).toBeVisible();
    expect(form.getByLabelText('Name')).toHaveValue('Level 3');
  });

  it('have fixed values once a score is there, with the way to change them', async () => {
    boards = [gameBoard(), gameBoard({ ...TRIAL, locked: true, total: 3 })];
    fakeServer.on('PUT /api/games/7/boards/time-trial', () => ({ body: boards[1] }));
    const { user, panel } = await open();
    await user.click(panel.getByRole('button', { name: 'Edit Time trial' }));
    const form = await dialog('Edit Time trial');
    expect(form.getByText(/Begin a new edition to change them/)).toBeVisible();
    expect(form.getByLabelText('What counts')).toBeDisabled();
    await user.clear(form.getByLabelText('Name'));
    await user.type(form.getByLabelText('Name'), 'Sprint');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The board was changed')).toBeVisible();
    const { body } = fakeServer.lastRequest('PUT /api/games/7/boards/time-trial') ?? {};
    expect(body).toMatchObject({ name: 'Sprint', kind: 'time' });
    expect(body).not.toHaveProperty('slug');
  });

  it('start afresh and go after a confirmation; the main board stays', async () => {
    boards = [gameBoard(), gameBoard(TRIAL)];
    fakeServer.on('POST /api/games/7/boards/time-trial/editions', () => {
      boards = [gameBoard(), gameBoard({ ...TRIAL, edition: 2 })];
      return { status: 201, body: boards[1] };
    });
    fakeServer.on('DELETE /api/games/7/boards/time-trial', () => {
      boards = [gameBoard()];
      return { status: 204 };
    });
    const { user, panel } = await open();
    expect(panel.queryByRole('button', { name: 'Delete Main board' })).not.toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'New edition Time trial' }));
    await user.click((await dialog('Start Time trial afresh?')).getByRole('button', { name: 'New edition' }));
    expect(await panel.findByText('Edition 2')).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Delete Time trial' }));
    await user.click((await dialog('Delete Time trial?')).getByRole('button', { name: 'Delete' }));
    expect(await panel.findByText('1 of 50 boards')).toBeVisible();
    expect(panel.queryByRole('heading', { name: 'Time trial' })).not.toBeInTheDocument();
  });
});
