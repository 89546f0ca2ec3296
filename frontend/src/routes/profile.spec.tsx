import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  achievement,
  completed,
  creditEntry,
  gameAchievement,
  ownScore,
  stats,
} from '#testing/factories/profile.factory.js';
import { ownUser } from '#testing/factories/user.factory.js';
import { fakeServer, refusal, type FakeAnswer } from '#testing/fake-server.js';
import { FakeTransport } from '#testing/fake-transport.js';
import { haveSession } from '#testing/handlers/auth.js';
import { serveProfile } from '#testing/handlers/profile.js';
import { renderApp } from '#testing/render-app.js';

beforeEach(() => {
  haveSession(ownUser({ email_verified: true }));
  serveProfile();
});

const busy = () => refusal(503, 'unavailable', 'Busy');
const region = (name: string) => screen.findByRole('region', { name });

/** A socket that serves the signed-in user's topic. */
function lineOfMe(): FakeTransport {
  const transport = new FakeTransport();
  transport.answerWith((topic) =>
    topic === 'me' ? { ok: true, topic, seq: 3, snapshot: {} } : { ok: false, code: 'unknown_topic' },
  );
  return transport;
}

async function openProfile(at = '/profile') {
  const app = await renderApp({ at, transport: lineOfMe() });
  await screen.findByRole('heading', { level: 1, name: 'ada' });
  return app;
}

describe('the overview of the profile', () => {
  it('shows the user with level and stats', async () => {
    await openProfile();
    expect(document.title).toBe('Profile');
    expect(screen.getByText('Member since Nov 1, 2026')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse Games' })).toHaveAttribute('href', '/games');
    const tabs = within(screen.getByRole('tablist', { name: 'Parts of your profile' })).getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Overview', 'Games', 'Settings']);
    const summary = await region('Stats');
    expect(await within(summary).findByText('1,250')).toBeVisible();
    for (const [label, figure] of [
      ['Total Score', '1,250'],
      ['Games Played', '3'],
      ['Credits', '10'],
      ['Level', '2'],
    ] as const) {
      expect(within(summary).getByText(label).nextSibling).toHaveTextContent(figure);
    }
    expect(within(summary).getByText('Apprentice')).toBeVisible();
    expect(within(summary).getByText('40% of the way to level 3')).toBeVisible();
    expect(within(summary).getByRole('progressbar', { name: 'Level progress' })).toHaveAttribute('aria-valuenow', '40');
  });

  it('lists the players whom the user follows, or says that there are none', async () => {
    const { unmount } = await openProfile();
    expect(await within(await region('Players you follow')).findByText(/You follow nobody yet/)).toBeVisible();
    unmount();
    fakeServer.on('GET /api/user/following', () => ({
      body: [{ id: 'user-2', username: 'Grace', since: '2026-11-02T10:00:00.000Z' }],
      headers: { 'X-Total-Count': '1' },
    }));
    await openProfile();
    const link = await within(await region('Players you follow')).findByRole('link', { name: 'Grace' });
    expect(link).toHaveAttribute('href', '/u/Grace');
  });

  it('lists blocked players, if there are any, and unblocks them', async () => {
    const blocked = [{ id: 'user-2', username: 'Grace', since: '2026-11-02T10:00:00.000Z' }];
    fakeServer.on('GET /api/user/blocked', () => ({
      body: blocked,
      headers: { 'X-Total-Count': String(blocked.length) },
    }));
    fakeServer.on('DELETE /api/users/Grace/block', () => {
      blocked.pop();
      return { status: 204 };
    });
    const { user } = await openProfile();
    const panel = within(await region('Players you have blocked'));
    expect(panel.getByRole('link', { name: 'Grace' })).toHaveAttribute('href', '/u/Grace');
    await user.click(panel.getByRole('button', { name: 'Unblock Grace' }));
    expect(await screen.findByText('Grace is no longer blocked')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Players you have blocked' })).toBeNull());
  });

  it('shows the highest named level', async () => {
    fakeServer.on('GET /api/user/profile', () => ({
      body: { stats: stats({ totalScore: 1_000, level: 5, levelProgress: 100, rank: 'Master' }) },
    }));
    await openProfile();
    const summary = await region('Stats');
    expect(await within(summary).findByText('Level 5')).toBeVisible();
    expect(within(summary).getByText('Master')).toBeVisible();
  });

  it('shows every score, with placeholders for unknown games and dates', async () => {
    await openProfile();
    const rows = within(await region('Game History')).findAllByRole('row');
    expect((await rows).slice(1).map((row) => row.textContent)).toEqual([
      'Hexfall200Nov 2, 2026',
      'Unknown Game100N/A',
    ]);
    expect(screen.getByRole('link', { name: 'Hexfall' })).toHaveAttribute('href', '/games/7');
  });

  it('shows how to win the first medal', async () => {
    await openProfile();
    const none = await region('Weekly championships');
    expect(await within(none).findByText(/^No medals yet/)).toBeVisible();
  });

  it('shows the medals of past weeks', async () => {
    fakeServer.on('GET /api/user/championships', () => ({
      body: {
        totals: { first: 1, second: 0, third: 0 },
        championships: [{ week: '2026-W46', gameId: 7, gameName: 'Astro Jump', place: 1, score: 900 }],
      },
    }));
    await openProfile();
    const medal = await screen.findByRole('link', { name: 'Champion of week 46, 2026 · Astro Jump' });
    expect(medal).toHaveAttribute('href', '/leaderboard/weeks/2026-W46');
  });

  it('pages through the history, which leads to recorded runs', async () => {
    fakeServer.on('GET /api/user/scores', ({ query }) => ({
      body: [query.get('page') === '2' ? ownScore(1, { recorded: true }) : ownScore(11)],
      headers: { 'X-Total-Count': '11' },
    }));
    const { user } = await openProfile();
    const pager = await screen.findByRole('navigation', { name: 'Pages of the game history' });
    await user.click(within(pager).getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('cell', { name: '100' })).toBeVisible();
    expect(within(pager).getByRole('button', { name: 'Next' })).toBeDisabled();
    expect(await screen.findByRole('link', { name: 'Watch: the run in Hexfall' })).toHaveAttribute('href', '/runs/1');
  });

  it('lists achievements with progress and credits, a trophy for unknown icons, and what pays credits', async () => {
    fakeServer.on('GET /api/user/achievements', () => ({
      body: [achievement('first_game', completed), { ...achievement('score_master', { progress: 25 }), icon: 'sword' }],
    }));
    fakeServer.on('GET /api/user/credits', () => ({
      body: {
        credits: 80,
        entries: [
          creditEntry(4, 10, 'game_achievement:9:retired'),
          creditEntry(3, 10, 'game_achievement:9:first-gem', gameAchievement('first-gem')),
          creditEntry(2, 50, 'achievement:score_master'),
          creditEntry(1, 10, 'achievement:first_game'),
        ],
      },
    }));
    await openProfile();
    const list = await region('Achievements');
    expect(await within(list).findByText('Completed Nov 3, 2026')).toBeVisible();
    expect(within(list).getByText('50 credits')).toBeVisible();
    expect(within(list).getByRole('progressbar', { name: 'Progress of Score Master' })).toHaveAttribute(
      'aria-valuenow',
      '25',
    );
    expect(list.querySelector('[data-icon="gamepad"]')).toHaveClass('lucide-gamepad-2');
    expect(list.querySelector('[data-icon="sword"]')).toHaveClass('lucide-trophy');
    const credits = await region('Credits');
    expect(within(credits).getByText(/^Achievement: First Game/)).toBeVisible();
    expect(within(credits).getByText('+50')).toBeVisible();
    expect(within(credits).getByText(/^Achievement: first-gem \(en\) · Neon Snake/)).toBeVisible();
    expect(within(credits).getByText(/^Achievement: Achievement of a game/)).toBeVisible();
  });

  it('reports when achievements fail to load, and retries', async () => {
    fakeServer.on('GET /api/user/achievements', busy);
    const { user } = await openProfile();
    expect(await screen.findByText('Error loading achievements. Please try again later.')).toBeVisible();
    serveProfile();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Completed Nov 3, 2026')).toBeVisible();
    for (const name of ['First Game', 'Score Master', 'Game Explorer', 'Achievement Hunter']) {
      expect(screen.getByRole('heading', { name })).toBeVisible();
    }
  });

  it('merges the result of a check into the list', async () => {
    fakeServer.on('POST /api/user/check-achievements', () => ({ body: [achievement('score_master', completed)] }));
    const { user } = await openProfile();
    await user.click(await screen.findByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(screen.getAllByText('Completed Nov 3, 2026')).toHaveLength(2));
    expect(screen.getByRole('heading', { name: 'Game Explorer' })).toBeVisible();
    expect(screen.queryByRole('progressbar', { name: 'Progress of Score Master' })).not.toBeInTheDocument();
  });

  it('shows zero and empty lists when loading fails', async () => {
    for (const part of ['profile', 'scores', 'credits', 'games']) fakeServer.on(`GET /api/user/${part}`, busy);
    const { user } = await openProfile();
    expect(await screen.findByText('No scores yet.')).toBeVisible();
    expect(await screen.findByText('Nothing earned yet. Achievements pay credits.')).toBeVisible();
    for (const text of ['Novice', 'Level 1']) expect(within(await region('Stats')).getByText(text)).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Games' }));
    const games = within(await region('Your Games'));
    expect(await games.findByText("You haven't played any games yet.")).toBeVisible();
    expect(games.getByRole('link', { name: 'Browse Games' })).toHaveAttribute('href', '/games');
  });
});

describe('the games of the profile', () => {
  it('are cards with links, and with a generated picture if there is none', async () => {
    const { user, address } = await openProfile();
    await user.click(screen.getByRole('tab', { name: 'Games' }));
    expect(address()).toBe('/profile?tab=games');
    const games = await region('Your Games');
    expect(await within(games).findByRole('link', { name: 'View Game: Hexfall' })).toHaveAttribute('href', '/games/7');
    expect(within(games).getByText('Hexes fall.')).toBeVisible();
    expect(games.querySelector('svg rect')).toBeInTheDocument();
  });
});

describe('live updates of the profile', () => {
  const patch = (changes: object, seq = 4) => ({ topic: 'me', from: seq, to: seq, ...changes });

  it('change figures and lists without a reload', async () => {
    const { transport } = await openProfile();
    await screen.findByText('Completed Nov 3, 2026');
    fakeServer.on('GET /api/user/scores', () => ({ body: [ownScore(9, { gameName: 'Neon Drift' })] }));
    act(() =>
      transport.send(
        patch({
          stats: stats({ totalScore: 9_876, level: 5, levelProgress: 100, rank: 'Master' }),
          credits: 60,
          achievements: [achievement('score_master', completed)],
          score: { id: 9, gameId: 8, score: 900, createdAt: '2026-11-04T10:00:00.000Z' },
        }),
      ),
    );
    const summary = await region('Stats');
    expect(await within(summary).findByText('9,876')).toBeVisible();
    expect(within(summary).getByText('60')).toBeVisible();
    expect(within(summary).getByText('Level 14')).toBeVisible();
    expect(within(summary).getByText('Master +9')).toBeVisible();
    expect(within(summary).getByText('55% of the way to level 15')).toBeVisible();
    expect(screen.getAllByText('Completed Nov 3, 2026')).toHaveLength(2);
    expect(await screen.findByRole('link', { name: 'Neon Drift' })).toBeVisible();
  });

  it('show a toast for an achievement of a game in the user’s language, and refetch the list', async () => {
    const { transport } = await openProfile();
    const list = await region('Game achievements');
    expect(await within(list).findByText(/^Nothing unlocked yet/)).toBeVisible();
    fakeServer.on('GET /api/user/game-achievements', () => ({ body: [gameAchievement('first-gem')] }));
    act(() => transport.send(patch({ gameAchievements: [gameAchievement('first-gem')] })));
    expect(await screen.findByText('Achievement unlocked')).toBeVisible();
    expect(screen.getByText('first-gem (en) · +10 credits')).toBeVisible();
    expect(await within(list).findByRole('heading', { name: 'first-gem (en)' })).toBeVisible();
    expect(within(list).getByRole('link', { name: 'Neon Snake' })).toHaveAttribute('href', '/games/9');
    expect(within(list).getByText('Completed Nov 3, 2026')).toBeVisible();
  });

  it('ignore achievements of other players', async () => {
    const { transport } = await openProfile();
    act(() => transport.send(patch({ gameAchievements: [gameAchievement('first-gem', { user_id: 'another' })] })));
    act(() => transport.send(patch({ gameAchievements: [gameAchievement('level-5')] }, 5)));
    expect(await screen.findByText('level-5 (en) · +10 credits')).toBeVisible();
  });

  it('announce unlocks once on every page; later ones join the toast', async () => {
    const { transport } = await renderApp({ at: '/no/such/page', transport: lineOfMe() });
    await waitFor(() => expect(transport.requests).toContain('watch me'));
    await waitFor(() => {
      act(() => transport.send(patch({ achievements: [achievement('first_game', completed)] })));
      expect(screen.getByText('Achievement unlocked')).toBeVisible();
    });
    expect(screen.getByText('First Game · +10 credits')).toBeVisible();
    act(() =>
      transport.send(
        patch({ achievements: [achievement('first_game', completed), achievement('score_master', completed)] }, 5),
      ),
    );
    expect(await screen.findByText('Achievements unlocked')).toBeVisible();
    expect(screen.getByText('First Game, Score Master · +60 credits')).toBeVisible();
  });

  it('fetch changes that happened before the connection was open', async () => {
    const line = Promise.withResolvers<unknown>();
    const transport = new FakeTransport();
    transport.answerWith((topic) => (topic === 'me' ? line.promise : { ok: false, code: 'unknown_topic' }));
    await renderApp({ at: '/profile', transport });
    const summary = await region('Stats');
    expect(await within(summary).findByText('1,250')).toBeVisible();
    fakeServer.on('GET /api/user/profile', () => ({ body: { stats: stats({ totalScore: 4_321 }) } }));
    line.resolve({ ok: true, topic: 'me', seq: 3, snapshot: {} });
    expect(await within(summary).findByText('4,321')).toBeVisible();
  });

  it('are not overwritten by an older answer that arrives later', async () => {
    const earlier = Promise.withResolvers<FakeAnswer>();
    fakeServer.on('GET /api/user/profile', () => earlier.promise);
    const { transport } = await openProfile();
    await waitFor(() => expect(fakeServer.lastRequest('GET /api/user/profile')).toBeDefined());
    const newStats = stats({ totalScore: 4_321 });
    fakeServer.on('GET /api/user/profile', () => ({ body: { stats: newStats } }));
    await waitFor(() => expect(transport.requests).toContain('watch me'));
    act(() => transport.send(patch({ stats: newStats })));
    earlier.resolve({ body: { stats: stats({ totalScore: 0 }) } });
    expect(await within(await region('Stats')).findByText('4,321')).toBeVisible();
  });

  it('cause no second request when nothing has changed', async () => {
    const transport = new FakeTransport();
    const snapshot = { stats: stats() };
    transport.answerWith((topic) =>
      topic === 'me' ? { ok: true, topic, seq: 3, snapshot } : { ok: false, code: 'unknown_topic' },
    );
    await renderApp({ at: '/profile', transport });
    await screen.findByText('Completed Nov 3, 2026');
    await waitFor(() => expect(transport.requests).toContain('watch me'));
    // Reloads triggered by a snapshot start before this patch is rendered.
    act(() => transport.send(patch({ gameAchievements: [gameAchievement('first-gem')] })));
    expect(await screen.findByText('Achievement unlocked')).toBeVisible();
    const calls = fakeServer.requests.map(({ method, path }) => `${method} ${path}`);
    for (const part of ['profile', 'scores', 'credits', 'achievements', 'championships']) {
      expect(calls.filter((call) => call === `GET /api/user/${part}`)).toHaveLength(1);
    }
  });

  it('fetch changes missed while disconnected', async () => {
    const { transport } = await openProfile();
    await screen.findByText('Completed Nov 3, 2026');
    fakeServer.on('GET /api/user/profile', () => ({ body: { stats: stats({ totalScore: 4_321 }) } }));
    act(() => {
      transport.fall();
      transport.open();
    });
    expect(await within(await region('Stats')).findByText('4,321')).toBeVisible();
  });
});

describe('visitors of the profile', () => {
  it('are redirected to /auth', async () => {
    localStorage.clear();
    const { address } = await renderApp({ at: '/profile' });
    await waitFor(() => expect(address()).toBe('/auth'));
  });

  it('see a message on the page when their session ends there', async () => {
    const { user } = await openProfile();
    fakeServer.on('POST /api/user/check-achievements', () => refusal(401, 'unauthorized', 'Unauthorized'));
    await user.click(await screen.findByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Not Logged In')).toBeVisible();
    expect(screen.getByText('Please log in to view your profile.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/auth');
  });
});

describe('open game sessions of the user', () => {
  const play = {
    id: '00000000-0000-4000-8000-0000000000aa',
    gameId: 7,
    gameName: 'Neon Snake',
    startedAt: '2026-11-22T10:00:00.000Z',
    endsAt: '2026-11-22T22:00:00.000Z',
    connected: false,
    playing: true,
    state: 'active',
    lastPingAt: '2026-11-22T10:05:00.000Z',
  };

  it('are listed, and each can be ended', async () => {
    fakeServer.on('GET /api/user/play-sessions', () => ({ body: [play] }));
    fakeServer.on(`DELETE /api/user/play-sessions/${play.id}`, () => ({ status: 204 }));
    const { user } = await openProfile('/profile?tab=games');
    const plays = within(await region('Connected games'));
    expect(await plays.findByRole('link', { name: 'Neon Snake' })).toHaveAttribute('href', '/games/7');
    await user.click(plays.getByRole('button', { name: 'End Neon Snake' }));
    expect(await screen.findByText('Neon Snake no longer plays in your name.')).toBeVisible();
    expect(plays.getByText('No game is connected, and none is playing in your name.')).toBeVisible();
    expect(plays.getByRole('heading')).toHaveFocus();
  });

  it('show a connected game with its last use while it is not being played', async () => {
    const connected = { ...play, connected: true, playing: false, endsAt: '2026-12-22T10:05:00.000Z' };
    fakeServer.on('GET /api/user/play-sessions', () => ({ body: [connected] }));
    await openProfile('/profile?tab=games');
    const plays = within(await region('Connected games'));
    const facts = await plays.findByText(/^Last played .* · Connected since /);
    expect(facts).toBeVisible();
    expect(facts).not.toHaveTextContent('Playing');
    expect(plays.getByRole('button', { name: 'End Neon Snake' })).toBeVisible();
  });

  it('stay listed when ending one fails', async () => {
    fakeServer.on('GET /api/user/play-sessions', () => ({ body: [play] }));
    fakeServer.on(`DELETE /api/user/play-sessions/${play.id}`, busy);
    const { user } = await openProfile('/profile?tab=games');
    const plays = within(await region('Connected games'));
    await user.click(await plays.findByRole('button', { name: 'End Neon Snake' }));
    expect(await screen.findByText('The session could not be ended')).toBeVisible();
    expect(plays.getByRole('link', { name: 'Neon Snake' })).toBeVisible();
  });
});
