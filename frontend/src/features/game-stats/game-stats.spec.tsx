import type { GameDay } from '@gamegeek/contracts/game-stats/game-stats.schemas.js';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { chooseLanguage } from '#shared/i18n/i18n.js';
import { gameBoard } from '#testing/factories/board.factory.js';
import { game } from '#testing/factories/game.factory.js';
import { gameDay } from '#testing/factories/game-stats.factory.js';
import { ownUser } from '#testing/factories/user.factory.js';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { haveSession } from '#testing/handlers/auth.js';
import { renderApp } from '#testing/render-app.js';

const ASKED = 'GET /api/games/7/stats';
const serve = (days: GameDay[]) => fakeServer.on(ASKED, () => ({ body: days }));

/** Days up to 28 November; the given ones are the last. */
function days(...last: Partial<GameDay>[]): GameDay[] {
  return Array.from({ length: 40 }, (_, index) => {
    const day = new Date(Date.UTC(2026, 10, 28 - 39 + index)).toISOString().slice(0, 10);
    return gameDay({ day, ...last[index - 40 + last.length] });
  });
}

const PLAYED = days(
  {
    plays: 30,
    players: 12,
    new_players: 8,
    guests: 9,
    guests_kept: 2,
    d1: 3,
    median_seconds: 95,
    scores: 41,
    histogram: [
      { from: 7, to: 7, scores: 40 },
      { from: 9, to: 9, scores: 1 },
    ],
    origins: [
      { origin: 'site', plays: 20 },
      { origin: 'forum.example', plays: 10 },
    ],
    devices: [{ device: 'phone', plays: 30 }],
  },
  {
    plays: 10,
    players: 6,
    new_players: 1,
    median_seconds: 3_725,
    refused: 4,
    origins: [{ origin: 'forum.example', plays: 10 }],
  },
);

async function open() {
  const app = await renderApp({ at: '/studio/7' });
  const panel = within(await screen.findByRole('region', { name: 'Day by day' }));
  return { ...app, panel };
}

const cells = (row: HTMLElement | undefined) => [...(row?.children ?? [])].map(({ textContent }) => textContent);

beforeEach(() => {
  haveSession(ownUser());
  fakeServer.on('GET /api/games/7', () => ({ body: game(7, 'Tide Runner', { created_by: ownUser().id }) }));
  fakeServer.on('GET /api/games/7/boards', () => ({ body: [gameBoard()] }));
});

describe('the figures of a game', () => {
  it('are a chart of one figure at a time, with a sentence that sums it up', async () => {
    serve(PLAYED);
    const { panel, user } = await open();
    expect(
      await panel.findByRole('img', { name: 'Plays per day from Nov 1 to Nov 28. The highest is 30.' }),
    ).toBeVisible();
    expect(panel.getByText(/^40 plays\./)).toBeVisible();
    await user.click(panel.getByRole('tab', { name: 'Back after 1 day' }));
    expect(panel.getByText(/^3 of 8 new players played again on the next day\./)).toBeVisible();
    await user.click(panel.getByRole('tab', { name: 'Back after 7 days' }));
    expect(panel.getByText(/^Not known yet for any of these days\./)).toBeVisible();
    await user.click(panel.getByRole('tab', { name: 'Median length' }));
    expect(panel.getByText(/^From 1:35 to 1:02:05, depending on the day\./)).toBeVisible();
  });

  it('are a table of all days, the newest first, in which a dash stands for what is not known', async () => {
    serve(PLAYED);
    const { panel } = await open();
    const [head, ...rows] = within(await panel.findByRole('table', { name: 'All figures by day' })).getAllByRole('row');
    expect(rows).toHaveLength(28);
    expect(cells(head)).toEqual(['Day (UTC)', 'Plays', 'Players', 'New players', 'Guests who stayed', 'Back after 1 day', 'Back after 7 days', 'Median length', 'Scores', 'Refused']); // prettier-ignore
    expect(cells(rows[0])).toEqual(['Nov 28', '10', '6', '1', '0 of 0', '–', '–', '1:02:05', '0', '4']);
    expect(cells(rows[1])).toEqual(['Nov 27', '30', '12', '8', '2 of 9', '3 of 8', '–', '1:35', '41', '0']);
    expect(cells(rows[2])).toEqual(['Nov 26', '0', '0', '0', '0 of 0', '–', '–', '–', '0', '0']);
  });

  it('cover seven, 28 or 90 days, and are saved for these', async () => {
    serve(PLAYED);
    const { panel, user } = await open();
    const rows = async () =>
      within(await panel.findByRole('table', { name: 'All figures by day' })).getAllByRole('row').length - 1;
    expect(await rows()).toBe(28);
    await user.selectOptions(panel.getByLabelText('Days'), 'Last 90 days');
    expect(await rows()).toBe(40);
    await user.selectOptions(panel.getByLabelText('Days'), 'Last 7 days');
    expect(await rows()).toBe(7);
    URL.createObjectURL = () => 'blob:days';
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await user.click(panel.getByRole('button', { name: 'Save as CSV' }));
    await waitFor(() => expect(click).toHaveBeenCalled());
    expect(Object.fromEntries(fakeServer.lastRequest(ASKED)?.query ?? [])).toEqual({
      format: 'csv',
      from: '2026-11-22',
      to: '2026-11-28',
    });
  });

  it('say how high scores were, where players came from and on what they play', async () => {
    serve(PLAYED);
    const { panel } = await open();
    const table = within(await panel.findByRole('table', { name: 'How high the scores were' }));
    expect(table.getAllByRole('row').slice(1).map(cells)).toEqual([['7', '40'], ['8', '0'], ['9', '1']]); // prettier-ignore
    const origins = within(panel.getByRole('region', { name: 'Where players came from' }));
    expect(origins.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'GameGeek, or no link20 · 50%',
      'forum.example20 · 50%',
    ]);
    expect(panel.getByRole('region', { name: 'Devices' })).toHaveTextContent('Phone30 · 100%');
  });

  it('say how high scores were as the main board shows them', async () => {
    fakeServer.on('GET /api/games/7/boards', () => ({ body: [gameBoard({ direction: 'asc', kind: 'time' })] }));
    serve(days({ plays: 1, scores: 1, histogram: [{ from: 83_000, to: 83_999, scores: 1 }] }));
    const { panel } = await open();
    const table = within(await panel.findByRole('table', { name: 'How high the scores were' }));
    expect(await table.findByRole('row', { name: '1:23.000 to 1:23.999 1' })).toBeInTheDocument();
  });

  it('say what to do next while nobody plays', async () => {
    serve(days());
    const { panel } = await open();
    expect(await panel.findByText('Nobody has played in these 28 days')).toBeVisible();
    expect(panel.getByRole('link', { name: 'Share' })).toHaveAttribute('href', '/studio/7?tab=share');
    expect(panel.queryByRole('img')).not.toBeInTheDocument();
  });

  it('say that the first ones are not counted yet', async () => {
    serve([]);
    const { panel } = await open();
    expect(await panel.findByText('Not counted yet')).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    fakeServer.on(ASKED, () => refusal(503, 'unavailable', 'Busy'));
    const { panel, user } = await open();
    expect(await panel.findByText('The figures could not be loaded')).toBeVisible();
    serve(PLAYED);
    await user.click(panel.getByRole('button', { name: 'Retry' }));
    expect(await panel.findByText(/^40 plays\./)).toBeVisible();
  });

  it('are in the language of the reader', async () => {
    serve(PLAYED);
    const { panel } = await open();
    await panel.findByText(/^40 plays\./);
    await act(() => chooseLanguage('de'));
    expect(await screen.findByText(/^40 Spiele\./)).toBeVisible();
    expect(screen.getByRole('img', { name: 'Spiele pro Tag, 1. Nov. bis 28. Nov., höchstens 30' })).toBeVisible(); // prettier-ignore
  });
});
