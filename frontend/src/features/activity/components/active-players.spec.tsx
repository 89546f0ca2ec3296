import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, render, screen, within, type BoundFunctions, type queries } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { loadTexts } from '#shared/i18n/i18n.js';
import { LiveClient } from '#shared/live/live-client.js';
import { LiveProvider } from '#shared/live/live-provider.js';
import { activePlayer } from '#testing/factories/activity.factory.js';
import { FakeTransport } from '#testing/fake-transport.js';
import { ActivePlayers } from './active-players.js';

type Panel = BoundFunctions<typeof queries>;

let line: FakeTransport;

beforeAll(() => loadTexts('activity'));
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
let seq = 1;
const patch = (topic: string, changes: object) => {
  seq += 1;
  act(() => line.send({ topic, from: 2, to: seq, ...changes }));
};
const panelOf = async (name: string): Promise<Panel> => within(await screen.findByRole('region', { name }));
const rowsOf = (panel: Panel) => panel.getAllByRole('listitem').map((row) => row.textContent);

describe('the panel of active players', () => {
  const NAME = 'Active Players (last 7 days)';
  const TOPIC = 'players:active';

  it('lists players by number of games, with links to their profiles', async () => {
    answer({ players: [activePlayer(1, 12), activePlayer(2, 1)] });
    show(<ActivePlayers />);
    const panel = await panelOf(NAME);
    expect(await panel.findByRole('link', { name: 'player-1' })).toHaveAttribute('href', '/u/player-1');
    const [first, second] = rowsOf(panel);
    expect(first).toContain('12 games');
    expect(second).toMatch(/1 game$/);
    expect(await panel.findByText('Live')).toBeVisible();
  });

  it('updates live: new, rising, renamed and removed players', async () => {
    answer({ players: [activePlayer(1, 5), activePlayer(2, 4), activePlayer(3, 3)] });
    show(<ActivePlayers />);
    const panel = await panelOf(NAME);
    await panel.findByRole('link', { name: 'player-3' });
    patch(TOPIC, {
      upserts: [activePlayer(3, 6, { username: 'renamed' }), activePlayer(4, 1)],
      removed: ['user-2'],
    });
    await panel.findByRole('link', { name: 'renamed' });
    expect(panel.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'renamed',
      'player-1',
      'player-4',
    ]);
    patch(TOPIC, { upserts: [], removed: ['user-1', 'user-3', 'user-4'] });
    expect(await panel.findByText('No active users found.')).toBeVisible();
    expect(panel.getByRole('link', { name: 'Browse Games' })).toHaveAttribute('href', '/games');
  });

  it('shows at most the given number of players', async () => {
    answer({ players: Array.from({ length: 20 }, (_, n) => activePlayer(n, 30 - n)) });
    show(<ActivePlayers size={5} />);
    const panel = await panelOf(NAME);
    await panel.findByRole('link', { name: 'player-4' });
    expect(rowsOf(panel)).toHaveLength(5);
  });

  it('reserves its space while loading, reports a failure and retries', async () => {
    let handleAnswer: (ack: object) => void = () => undefined;
    line.answerWith(() => new Promise((resolve) => (handleAnswer = resolve)));
    const { user } = show(<ActivePlayers />);
    const region = await screen.findByRole('region', { name: NAME });
    expect(region).toHaveAttribute('aria-busy', 'true');
    await act(async () => handleAnswer({ ok: false, code: 'forbidden', message: 'No' }));
    expect(await within(region).findByRole('alert')).toHaveTextContent('Failed to fetch active users');
    answer({ players: [activePlayer(1, 2)] });
    await user.click(within(region).getByRole('button', { name: 'Retry' }));
    expect(await within(region).findByRole('link', { name: 'player-1' })).toBeVisible();
    expect(region).toHaveAttribute('aria-busy', 'false');
  });

  it('holds changes while the pointer is over it, and shows them on request', async () => {
    answer({ players: [activePlayer(1, 5), activePlayer(2, 4)] });
    const { user } = show(<ActivePlayers />);
    const panel = await panelOf(NAME);
    await user.hover(await panel.findByRole('link', { name: 'player-1' }));
    patch(TOPIC, { upserts: [activePlayer(2, 9)], removed: [] });
    const pill = await panel.findByRole('button', { name: 'Show 1 change' });
    expect(rowsOf(panel)[0]).toContain('player-1');
    await user.click(pill);
    expect(rowsOf(panel)[0]).toContain('player-2');
  });
});
