import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import type { ModelTraction } from '@gamegeek/contracts/models/traction.schemas.js';
import { chooseLanguage } from '#shared/i18n/i18n.js';
import { model } from '#testing/factories/model.factory.js';
import { modelTraction, versionTraction } from '#testing/factories/traction.factory.js';
import { fakeIntersections } from '#testing/fake-intersections.js';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { renderApp } from '#testing/render-app.js';

const ASKED = 'GET /api/models/1/traction';
const serve = (traction: ModelTraction) => fakeServer.on(ASKED, () => ({ body: traction }));

async function scrollToTraction() {
  const app = await renderApp({ at: '/models/1' });
  const section = within(await screen.findByRole('region', { name: 'Traction' }));
  expect(fakeServer.lastRequest(ASKED)).toBeUndefined();
  act(() => fakeIntersections.scrollToEnd());
  return { ...app, section };
}

const cells = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);

beforeEach(() => {
  fakeServer.on('GET /api/models/1', () => ({ body: model(1, 'Muse') }));
});

describe('the traction of an AI model', () => {
  it('loads on scroll and shows the totals', async () => {
    serve(
      modelTraction([versionTraction(2, '2.0', [4, 2000]), versionTraction(1, '1.0', [], { scores: 0, players: 0 })]),
    );
    const { section } = await scrollToTraction();
    const figures = (await section.findByText('No ratings yet')).closest('dl') ?? document.body;
    expect([...figures.querySelectorAll('dt, dd')].map(({ textContent }) => textContent)).toEqual([
      'Games',
      '2',
      'Players',
      '1,000',
      'Scores',
      '2,004',
      'Rating',
      'No ratings yet',
    ]);
    expect(section.getByText(/^2,004 scores; 1 of 2 versions played\./)).toBeVisible();
    const rows = within(section.getByRole('table', { name: 'All time, by version' })).getAllByRole('row');
    expect(rows.map(cells)).toEqual([
      ['Version', 'Games', 'Players', 'Scores'],
      ['2.0', '1', '1,000', '2,004'],
      ['1.0', '1', '0', '0'],
    ]);
  });

  it('charts players and scores by week, with the same data as a table', async () => {
    serve(modelTraction([9, 7, 5, 3, 2, 1].map((scores, id) => versionTraction(id, `v${id}`, [scores, 24]))));
    const { section, user } = await scrollToTraction();
    expect(
      await section.findByRole('img', {
        name: 'Scores per week from Aug 31 to Nov 16, by version. The highest point is 48.',
      }),
    ).toBeVisible();
    const lines = within(section.getByRole('list', { name: 'Lines of the charts' })).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual(['v0', 'v1', 'v2', 'v3', 'Others (2)']);
    const [, ofPlayers, ofScores] = section.getAllByText(/^Show as table/);
    expect(ofScores?.textContent).toBe('Show as table: Scores per week');
    await user.click(ofScores ?? document.body);
    expect(ofScores?.closest('details')).toHaveAttribute('open');
    expect(ofPlayers?.closest('details')).not.toHaveAttribute('open');
    const rows = within(section.getByRole('table', { name: 'Scores per week' })).getAllByRole('row');
    expect(rows).toHaveLength(13);
    expect(rows.slice(0, 3).map(cells)).toEqual([
      ['Week of', 'v0', 'v1', 'v2', 'v3', 'Others (2)'],
      ['Aug 31', '9', '7', '5', '3', '3'],
      ['Sep 7', '24', '24', '24', '24', '48'],
    ]);
    expect(within(section.getByRole('table', { name: 'Players per week' })).getAllByRole('row')).toHaveLength(13);
  });

  it('shows ratings with their number, for the model and each version', async () => {
    const rated = versionTraction(2, '2.0', [4], { average_rating: 4.5, total_ratings: 1_200 });
    serve(modelTraction([rated, versionTraction(1, '1.0', [2])]));
    const { section } = await scrollToTraction();
    expect((await section.findByText(/out of 5/)).textContent).toBe('4.5 out of 5 1,200 ratings');
    const rows = within(section.getByRole('table', { name: 'All time, by version' })).getAllByRole('row');
    expect(rows.map((row) => cells(row).at(-1))).toEqual(['Rating', '4.5 1,200 ratings', 'No ratings yet']);
  });

  it('shows an empty state without scores, and no charts', async () => {
    serve(modelTraction([versionTraction(1, '1.0', [])]));
    const { section } = await scrollToTraction();
    expect(await section.findByText('No game made with this model has been played yet.')).toBeVisible();
    expect(section.queryByRole('img')).not.toBeInTheDocument();
  });

  it('reports quiet weeks and keeps the totals', async () => {
    serve(modelTraction([versionTraction(1, '1.0', [], { scores: 30, players: 4 })]));
    const { section } = await scrollToTraction();
    expect(await section.findByText(/^No scores in these 12 weeks\./)).toBeVisible();
    expect(section.getByRole('table', { name: 'All time, by version' })).toBeVisible();
    expect(section.queryByRole('img')).not.toBeInTheDocument();
  });

  it('reports a failed request and retries', async () => {
    fakeServer.on(ASKED, () => refusal(503, 'unavailable', 'Busy'));
    const { section, user } = await scrollToTraction();
    expect(await section.findByText('Failed to fetch the traction of this model')).toBeVisible();
    serve(modelTraction([]));
    await user.click(section.getByRole('button', { name: 'Retry' }));
    expect(await section.findByText('No game made with this model has been played yet.')).toBeVisible();
  });

  it('formats weeks and figures in the user’s language', async () => {
    serve(modelTraction([versionTraction(1, '1.0', [2_000])]));
    const { section } = await scrollToTraction();
    await section.findByRole('table', { name: 'All time, by version' });
    await act(() => chooseLanguage('de'));
    expect(
      screen.getByRole('img', {
        name: 'Ergebnisse pro Woche vom 31. Aug. bis 16. Nov., nach Version. Der höchste Punkt liegt bei 2.000.',
      }),
    ).toBeVisible();
  });
});
