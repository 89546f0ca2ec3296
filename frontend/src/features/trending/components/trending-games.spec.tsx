import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, render, screen, waitFor, within, type BoundFunctions, type queries } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { loadTexts } from '#shared/i18n/i18n.js';
import { LiveClient } from '#shared/live/live-client.js';
import { LiveProvider } from '#shared/live/live-provider.js';
import { liveTrend, trendsOf } from '#testing/factories/activity.factory.js';
import { game } from '#testing/factories/game.factory.js';
import { FakeTransport } from '#testing/fake-transport.js';
import { TrendingGames } from './trending-games.js';

type Panel = BoundFunctions<typeof queries>;

let line: FakeTransport;

beforeAll(() => loadTexts('trending'));
beforeEach(() => {
  line = new FakeTransport();
});

function show(panel: ReactNode) {
  render(
    <LiveProvider client={new LiveClient(line.create)}>
      <MemoryRouter>{panel}</MemoryRouter>
    </LiveProvider>,
  );
  return { user: userEvent.setup() };
}

const answer = (snapshot: object) => line.answerWith((topic) => ({ ok: true, topic, seq: 1, snapshot }));
const refuse = () => line.answerWith(() => ({ ok: false, code: 'forbidden', message: 'No' }));
let seq = 1;
const patch = (topic: string, changes: object) => {
  seq += 1;
  act(() => line.send({ topic, from: 2, to: seq, ...changes }));
};
const panelOf = async (name: string): Promise<Panel> => within(await screen.findByRole('region', { name }));
const rowsOf = (panel: Panel) => panel.getAllByRole('listitem').map((row) => row.textContent);

describe('the panel of trending games', () => {
  const NAME = 'Trending Games (this week)';
  const TOPIC = 'games:trending';

  it('shows model, players and reason for each game', async () => {
    answer(
      trendsOf([
        liveTrend(game(7, 'Rise'), {
          ...{ activePlayerCount: 1_204, aiModelName: 'Nova', playingNow: 3 },
          reason: { kind: 'growth', percentage: 42 },
        }),
        liveTrend(game(8, 'Fresh'), {
          game_url: 'https://play.example',
          activePlayerCount: 9,
          playingNow: 3,
          reason: { kind: 'new' },
        }),
        liveTrend(game(9, 'Calm'), { activePlayerCount: 1, growthPercentage: 100 }),
      ]),
    );
    show(<TrendingGames />);
    const panel = await panelOf(NAME);
    expect(await panel.findByRole('link', { name: 'Rise' })).toHaveAttribute('href', '/games/7');
    const [rise, fresh, calm] = rowsOf(panel);
    for (const text of ['Nova', '1,204 players this week', '+42% players']) expect(rise).toContain(text);
    expect(fresh).toContain('9 players this week');
    expect(fresh).toContain('New this week');
    expect(fresh).toContain('3 playing now');
    expect(rise).not.toContain('playing now');
    expect(rise).toContain('Coming');
    expect(fresh).not.toContain('Coming');
    // Growth from zero to one player is not shown as a percentage.
    expect(calm).toMatch(/1 player this week$/);
    expect(panel.queryByText('Example')).not.toBeInTheDocument();
    expect(await panel.findByText('Live')).toBeVisible();
  });

  it('shows the given number of trending games and their players', async () => {
    answer(trendsOf([liveTrend(game(1, 'One'))]));
    show(<TrendingGames size={2} />);
    const panel = await panelOf(NAME);
    await panel.findByRole('link', { name: 'One' });
    patch(
      TOPIC,
      trendsOf(
        [3, 2, 1].map((id) =>
          liveTrend(game(id, `Game ${id}`, { game_url: 'https://play.example' }), { playingNow: id }),
        ),
      ),
    );
    expect(await panel.findByText('3 playing now')).toBeVisible();
    expect(panel.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Game 3', 'Game 2']);
    patch(TOPIC, trendsOf([]));
    expect(await panel.findByText('No trending games found.')).toBeVisible();
    expect(panel.getByRole('link', { name: 'Browse Games' })).toHaveAttribute('href', '/games');
  });

  it('fills up with marked examples without links only while there are fewer than three games', async () => {
    answer(trendsOf([liveTrend(game(1, 'Hexfall'))], 2));
    show(<TrendingGames />);
    const panel = await panelOf(NAME);
    expect(await panel.findByText('Pixel Adventure')).toBeVisible();
    const [, pixel, chess] = rowsOf(panel);
    expect(pixel).toMatch(/Example.*1,200 players this week.*\+28% players/);
    expect(chess).toMatch(/AI Chess Master.*Example.*3,500 players this week.*\+42% players/);
    expect(panel.getAllByText('Example')).toHaveLength(2);
    expect(panel.getAllByRole('link').map((link) => link.textContent)).toEqual(['Hexfall']);
    patch(TOPIC, trendsOf([], 1));
    await panel.findByText('Space Explorer');
    expect(rowsOf(panel)[2]).toMatch(/Space Explorer.*950 players this week.*\+15% players/);
    patch(TOPIC, trendsOf([liveTrend(game(1, 'Hexfall'))], 3));
    await waitFor(() => expect(rowsOf(panel)).toHaveLength(1));
  });

  it('reports a failure and retries', async () => {
    refuse();
    const { user } = show(<TrendingGames />);
    const panel = await panelOf(NAME);
    expect(await panel.findByText('Failed to fetch games')).toBeVisible();
    answer(trendsOf([liveTrend(game(7, 'Rise'))]));
    await user.click(panel.getByRole('button', { name: 'Retry' }));
    expect(await panel.findByRole('link', { name: 'Rise' })).toBeVisible();
  });
});
