import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { queryClient } from '#shared/api/query-client.js';
import { build } from '#testing/factories/build.factory.js';
import { boardOf, entries, entry, gameBoard, watchAck } from '#testing/factories/board.factory.js';
import { game } from '#testing/factories/game.factory.js';
import { listedRun, sessionOf } from '#testing/factories/live-run.factory.js';
import { achievement, completed, gameAchievement, stats } from '#testing/factories/profile.factory.js';
import { ownUser } from '#testing/factories/user.factory.js';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { FakeTransport } from '#testing/fake-transport.js';
import { haveSession } from '#testing/handlers/auth.js';
import { renderApp } from '#testing/render-app.js';

const SHOTS = ['https://pictures.example/1.png', 'https://pictures.example/2.png', 'https://pictures.example/3.png'];

function serve(changes: Partial<Game> = {}): void {
  fakeServer.on('GET /api/games/7', () => ({
    body: game(7, 'Hexfall', {
      description: 'Hexes fall, you turn them.',
      ai_model_id: 3,
      ai_model_name: 'Muse',
      model_version_id: 12,
      model_version: '2.0',
      categories: ['Puzzle'],
      player_count: 5,
      ...changes,
    }),
  }));
}

function transport(): FakeTransport {
  const fake = new FakeTransport();
  fake.answerWith((topic) => (topic.startsWith('game:') ? gameAck(topic) : watchAck(topic, 1, boardOf(entries(12)))));
  return fake;
}

function gameAck(topic: string) {
  return {
    ok: true,
    topic,
    seq: 1,
    snapshot: {
      average_rating: 4.25,
      total_ratings: 8,
      rating_distribution: [0, 0, 2, 2, 4],
      rating_version: 8,
      player_count: 6,
      playing_now: 4,
      watching: 2,
    },
  };
}

const open = (at = '/games/7') => renderApp({ at, transport: transport() });

beforeEach(() => {
  serve();
  fakeServer.on('GET /api/games/7/similar', () => ({ body: [] }));
});

describe('the page of a game', () => {
  it.each([
    ['visitors', undefined, false],
    ['other players', ownUser(), false],
    ['its creator', ownUser(), true],
    ['admins', ownUser({ is_admin: true }), true],
  ])('leads %s to the studio only if they may change the game', async (_who, reader, isMaker) => {
    if (reader) haveSession(reader);
    if (isMaker && !reader?.is_admin) serve({ created_by: ownUser().id });
    await open();
    expect(await screen.findByRole('heading', { name: 'Hexfall', level: 1 })).toBeVisible();
    if (isMaker)
      expect(await screen.findByRole('link', { name: 'Open the studio' })).toHaveAttribute('href', '/studio/7');
    else expect(screen.queryByRole('link', { name: 'Open the studio' })).toBeNull();
  });

  it('shows description, model and creator', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Hexfall' })).toBeVisible();
    expect(document.title).toBe('Hexfall');
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/games']);
    expect(trail.getByRole('link', { name: 'Games' })).toBeVisible();
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs).toEqual(['Details', 'AI Integration', 'Screenshots', 'Community']);
    expect(screen.getByRole('tab', { name: 'Details', selected: true })).toBeVisible();
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Hexes fall, you turn them.');
    const info = within(screen.getByRole('region', { name: 'Game Info' }));
    expect(info.getByText('Release Date').nextSibling).toHaveTextContent('Nov 1, 2026');
    expect(info.getByRole('link', { name: 'Muse' })).toHaveAttribute('href', '/models/3?version=12');
    expect(info.getByText('2.0')).toBeVisible();
    expect(info.getByRole('link', { name: 'ada' })).toHaveAttribute('href', '/u/ada');
  });

  it('shows when asked how the scores of a board are spread, and where the own best is', async () => {
    haveSession(ownUser());
    serve({ game_url: 'https://hexfall.example/' });
    const format = { direction: 'asc', kind: 'time', decimals: 0, unit: null } as const;
    const boards = [gameBoard(), gameBoard({ slug: 'lap', name: 'Fastest lap', main: false, ...format })];
    fakeServer.on('GET /api/games/7/boards', () => ({ body: boards }));
    const spread = { gameId: 7, board: 'main', players: 0, shares: [], bars: [] };
    fakeServer.on('GET /api/games/7/boards/main/spread', () => ({ body: spread }));
    const bars = [
      { from: 80_001, to: 90_000, players: 30 },
      { from: 70_001, to: 80_000, players: 170 },
    ];
    const shares = [
      { share: 1, value: 70_001 },
      { share: 50, value: 79_000 },
    ];
    fakeServer.on('GET /api/games/7/boards/lap/spread', () => ({
      body: { ...spread, board: 'lap', format, players: 200, shares, bars },
    }));
    const own = { ...entries(1)[0]!, userId: ownUser().id, rank: 17, score: 75_500 };
    fakeServer.on('GET /api/leaderboard', ({ query }) => ({
      body: {
        gameId: 7,
        period: 'all',
        total: query.get('board') ? 200 : 0,
        seq: 1,
        page: 17,
        limit: 1,
        entries: query.get('board') ? [own] : [],
      },
    }));
    const { user } = await open();
    const panel = within(await screen.findByRole('region', { name: 'How the best scores are spread' }));
    expect(fakeServer.lastRequest('GET /api/games/7/boards/main/spread')).toBeUndefined();
    await user.click(panel.getByRole('button', { name: 'Show How the best scores are spread' }));
    expect(await panel.findByText('Nobody has a score on this board yet.')).toBeVisible();
    await user.selectOptions(await panel.findByLabelText('Board'), 'Fastest lap');
    expect(await panel.findByText('Your best, 1:15.500, is among the best 9%.')).toBeVisible();
    expect(panel.getByText('The best 1% have at most').nextSibling).toHaveTextContent('1:10.001');
    const chart = 'The best scores of 200 players, from 1:30.000 to 1:10.001.';
    expect(panel.getByRole('img', { name: chart })).toBeVisible();
    const rows = within(panel.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual(['1:20.001 to 1:30.00030', '1:10.001 to 1:20.000170']);
  });

  it('updates players, rating and watchers live', async () => {
    serve({ game_url: 'https://hexfall.example/' });
    const { transport: line } = await open();
    expect(await screen.findByText('4.3 out of 5 · 8 ratings')).toBeVisible();
    expect(screen.getByText('6 players')).toBeVisible();
    expect(screen.getByText('4 playing now')).toBeVisible();
    act(() => line.send({ topic: 'game:7', from: 2, to: 2, player_count: 7 }));
    expect(await screen.findByText('7 players')).toBeVisible();
    expect(screen.getByText('4 playing now')).toBeVisible();
    act(() => line.send({ topic: 'game:7', from: 3, to: 3, playing_now: 0 }));
    await waitFor(() => expect(screen.queryByText(/playing now/)).not.toBeInTheDocument());
    expect(screen.getByText('4.3 out of 5 · 8 ratings')).toBeVisible();
  });

  it('links its tags to the games that have them', async () => {
    serve({ tags: ['arcade', 'retro'] });
    await open();
    expect(await screen.findByRole('link', { name: '#retro' })).toHaveAttribute('href', '/games?tag=retro');
  });

  it('leads to who plays it now and may be watched', async () => {
    serve({ launch: 'hosted', arcade_id: 'snake' });
    fakeServer.on('GET /api/games/7/achievements', () => ({ body: [] }));
    const line = transport();
    line.answerWith((topic) => {
      const runs = [listedRun(1, { gameId: 8 }), listedRun(2, { player: null })];
      if (topic === 'runs:live') return { ok: true, topic, seq: 1, snapshot: { runs, replay: null } };
      return topic.startsWith('game:') ? gameAck(topic) : watchAck(topic, 1, boardOf(entries(12)));
    });
    await renderApp({ at: '/games/7', transport: line });
    const link = await screen.findByRole('link', { name: 'Watch Guest live' });
    expect(link).toHaveAttribute('href', `/tv?run=${sessionOf(2)}`);
  });

  it('shows as many watchers as its board', async () => {
    const { transport: line } = await open();
    expect(await screen.findByText('3 watching')).toBeVisible();
    const topic = 'leaderboard:7:all';
    act(() => line.send({ topic, from: 2, to: 2, upserts: [], total: 12, watching: 5 }));
    expect(await screen.findByText('5 watching')).toBeVisible();
  });

  it('shows no players of the moment and no call to its board if it cannot be played', async () => {
    const fake = transport();
    fake.answerWith((topic) => (topic.startsWith('game:') ? gameAck(topic) : watchAck(topic, 1, boardOf([]))));
    await renderApp({ at: '/games/7', transport: fake });
    expect(await screen.findByText('No scores found for this game.')).toBeVisible();
    expect(await screen.findByText('6 players')).toBeVisible();
    for (const text of [/playing now/, 'You can be the first.', /Your first score/]) {
      expect(screen.queryByText(text)).not.toBeInTheDocument();
    }
  });

  it('shows the fetched figures while disconnected', async () => {
    const silent = new FakeTransport();
    silent.answerWith(() => new Promise(() => undefined));
    await renderApp({ at: '/games/7', transport: silent });
    expect(await screen.findByText('5 players')).toBeVisible();
    expect(screen.getByText('No ratings yet')).toBeVisible();
    expect(screen.queryByText(/watching/)).not.toBeInTheDocument();
  });

  it('says that a game without a link and players is coming, and shows no figures and no board', async () => {
    serve({ player_count: 0 });
    const silent = new FakeTransport();
    silent.answerWith(() => new Promise(() => undefined));
    await renderApp({ at: '/games/7', transport: silent });
    expect(await screen.findByText('Coming')).toBeVisible();
    expect(screen.getByText('Game Not Available')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Top ten' })).not.toBeInTheDocument();
    for (const text of ['0 players', 'No ratings yet']) expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  it('links to where the game is played, or shows that there is no link', async () => {
    const { unmount } = await open();
    expect(await screen.findByText('Game Not Available')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Play/ })).not.toBeInTheDocument();
    unmount();
    queryClient.clear();
    serve({
      game_url: 'https://hexfall.example/',
      github_url: 'https://git.example/hexfall',
      documentation_url: 'https://hexfall.example/docs',
    });
    await open();
    for (const name of [/^Play Now/, /^Play Game/]) {
      const link = await screen.findByRole('link', { name });
      expect(link).toHaveAttribute('href', 'https://hexfall.example/');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    }
    const resources = within(screen.getByRole('region', { name: 'Resources' }));
    expect(resources.getByRole('link', { name: /^GitHub/ })).toHaveAttribute('href', 'https://git.example/hexfall');
    expect(resources.getByRole('link', { name: /^Documentation/ })).toHaveAttribute(
      'href',
      'https://hexfall.example/docs',
    );
    expect(screen.queryByText('Game Not Available')).not.toBeInTheDocument();
  });

  it('shows the AI details, with the tab in the address', async () => {
    const { user, address } = await open();
    await user.click(await screen.findByRole('tab', { name: 'AI Integration' }));
    expect(address()).toBe('/games/7?tab=ai');
    const panel = within(screen.getByRole('tabpanel'));
    expect(panel.getByText('Written with a model.')).toBeVisible();
    expect(panel.getByRole('link', { name: 'Muse 2.0' })).toHaveAttribute('href', '/models/3?version=12');
    await user.click(screen.getByRole('tab', { name: 'Details' }));
    expect(address()).toBe('/games/7');
  });

  it('shows the live top ten beside every tab', async () => {
    const { transport: line } = await open();
    const board = within(await screen.findByRole('region', { name: 'Top ten' }));
    expect(await board.findByRole('rowheader', { name: 'player-1' })).toBeVisible();
    expect(board.getAllByRole('rowheader')).toHaveLength(10);
    expect(line.requests).toContain('watch leaderboard:7:all {"rows":10}');
    expect(board.getByRole('link', { name: 'View Full Leaderboard' })).toHaveAttribute('href', '/leaderboard?game=7');
  });

  it('watches a hundred rows for players, whose own rank may be below ten', async () => {
    haveSession(ownUser());
    const { transport: line } = await open();
    const board = within(await screen.findByRole('region', { name: 'Top ten' }));
    expect(await board.findByRole('rowheader', { name: 'player-10' })).toBeVisible();
    await waitFor(() => expect(line.requests).toContain('watch leaderboard:7:all'));
  });

  it.each<[string, string | null, boolean]>([
    ['leads from the recorded best of a player to a race against it, in games of the arcade', 'snake', true],
    ['offers no race against the recorded best of a player in other games', null, false],
  ])('%s', async (_, arcadeId, canRace) => {
    serve({ arcade_id: arcadeId });
    fakeServer.on('GET /api/games/7/achievements', () => ({ body: [] }));
    haveSession(ownUser({ id: 'user-2' }));
    const fake = transport();
    fake.answerWith((topic) => {
      if (topic.startsWith('game:')) return gameAck(topic);
      return watchAck(topic, 1, boardOf([entry(1, 300), entry(2, 200, { recorded: true })]));
    });
    await renderApp({ at: '/games/7', transport: fake });
    const board = within(await screen.findByRole('region', { name: 'Top ten' }));
    expect(await board.findByText(/^You are #2/)).toBeVisible();
    if (canRace)
      expect(await board.findByRole('link', { name: 'Race my best' })).toHaveAttribute('href', '/play/7?race=2');
    else expect(board.queryByRole('link', { name: 'Race my best' })).not.toBeInTheDocument();
  });

  it('shows similar games', async () => {
    fakeServer.on('GET /api/games/7/similar', () => ({
      body: [game(9, 'Octfall'), game(10, 'Novafall', { game_url: 'https://play.example' })],
    }));
    await open();
    const similar = within(await screen.findByRole('region', { name: 'Similar Games' }));
    const link = await similar.findByRole('link', { name: /Octfall/ });
    expect(link).toHaveAttribute('href', '/games/9');
    expect(link).toHaveTextContent('Coming');
    expect(screen.getByRole('link', { name: /Novafall/ })).not.toHaveTextContent('Coming');
  });

  it('shows an empty state without similar games', async () => {
    await open();
    expect(await screen.findByText('Recommendations not available')).toBeVisible();
  });

  it('says when a game is out of the global ranking', async () => {
    serve({ counts_in_totals: false });
    await open();
    expect(
      await screen.findByText('Scores of this game count on its own board, but not in the global ranking.'),
    ).toBeVisible();
  });

  it('marks a hidden game for its creator, and launch promotion for everyone', async () => {
    serve({ active: false, premium_until: '2027-02-01T00:00:00.000Z' });
    await open();
    expect(await screen.findByText('Hidden')).toBeVisible();
    expect(screen.getByText('Only you see this page: the game is hidden.')).toBeVisible();
    expect(screen.getByText('Launch')).toBeVisible();
  });

  it.each([
    ['its creator', ownUser(), true],
    ['an admin', ownUser({ id: '00000000-0000-4000-8000-0000000000ad', is_admin: true }), false],
  ])('of a hidden game can be tried out by %s, and says so', async (_who, reader, isCreator) => {
    haveSession(reader);
    fakeServer.on('GET /api/games/7/achievements', () => ({ body: [] }));
    serve({ created_by: ownUser().id, active: false, launch: 'hosted', arcade_id: 'snake' });
    await open();
    expect(await screen.findByText('Only you see this page: the game is hidden.')).toBeVisible();
    await screen.findByRole('link', { name: 'Open the studio' });
    expect(screen.queryAllByText(/They count nowhere/)).toHaveLength(isCreator ? 1 : 0);
    expect(screen.queryAllByText('Only you see this')).toHaveLength(isCreator ? 1 : 0);
    expect(screen.queryAllByRole('button', { name: 'Play Hexfall' })).toHaveLength(isCreator ? 1 : 0);
  });

  it.each([
    ['a maker', ownUser(), true],
    ['a tester', ownUser({ id: '00000000-0000-4000-8000-0000000000be' }), false],
    ['a guest with its link', undefined, false],
  ])('of a draft is marked for %s, who plays it, and has no community', async (_who, reader, isMaker) => {
    if (reader) haveSession(reader);
    fakeServer.on('GET /api/games/7/achievements', () => ({ body: [] }));
    const makers = [{ id: ownUser().id, username: 'ada' }];
    serve({ created_by: '00000000-0000-4000-8000-0000000000cc', makers, active: false, status: 'draft', launch: 'hosted', arcade_id: 'snake' }); // prettier-ignore
    await open();
    expect(await screen.findByText(/^Only its makers and testers see this page\./)).toBeVisible();
    expect(screen.getAllByText(/count nowhere/)).toHaveLength(1);
    expect(screen.getByText('Draft')).toBeVisible();
    expect(screen.queryByText('Hidden')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Play Hexfall' })).toBeVisible();
    expect(await screen.findByText('Only makers and testers see this')).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'Community' })).toBeNull();
    expect(screen.queryAllByRole('link', { name: 'Open the studio' })).toHaveLength(isMaker ? 1 : 0);
  });

  it.each(['/games/8', '/games/x', '/games/0'])('shows the not-found page at %s', async (at) => {
    fakeServer.on('GET /api/games/8', () => refusal(404, 'not_found', 'This game does not exist'));
    await open(at);
    expect(await screen.findByRole('heading', { level: 1, name: 'Game Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });

  it('reports a failed request and retries', async () => {
    fakeServer.on('GET /api/games/7', () => refusal(503, 'unavailable', 'Busy'));
    const { user } = await open();
    expect(await screen.findByText('Failed to fetch game')).toBeVisible();
    serve();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Hexfall' })).toBeVisible();
  });
});

describe('the screenshots of a game', () => {
  const opened = () => screen.findByRole('dialog', { name: 'Screenshots of Hexfall' });
  const viewer = () => within(screen.getByRole('dialog', { name: 'Screenshots of Hexfall' }));

  it('show an empty state', async () => {
    await open('/games/7?tab=screenshots');
    expect(await screen.findByText('No screenshots available for this game.')).toBeVisible();
  });

  it('open one at a time, by keyboard', async () => {
    serve({ preview_images: SHOTS });
    const { user } = await open('/games/7?tab=screenshots');
    const second = await screen.findByRole('button', { name: 'Enlarge screenshot 2 of Hexfall' });
    second.focus();
    await user.keyboard('{Enter}');
    await opened();
    expect(viewer().getByRole('img', { name: 'Screenshot 2 of Hexfall' })).toHaveAttribute('src', SHOTS[1]);
    expect(viewer().getByText('2 of 3')).toHaveAttribute('aria-live', 'polite');
    await user.keyboard('{ArrowRight}');
    expect(viewer().getByRole('img', { name: 'Screenshot 3 of Hexfall' })).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(viewer().getByText('1 of 3')).toBeVisible();
    await user.keyboard('{ArrowLeft}{Home}{End}');
    expect(viewer().getByText('3 of 3')).toBeVisible();
    await user.click(viewer().getByRole('button', { name: 'Previous screenshot' }));
    expect(viewer().getByText('2 of 3')).toBeVisible();
    await user.click(viewer().getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('change with a swipe', async () => {
    serve({ preview_images: SHOTS });
    const { user } = await open('/games/7?tab=screenshots');
    await user.click(await screen.findByRole('button', { name: 'Enlarge screenshot 1 of Hexfall' }));
    await opened();
    const picture = viewer().getByRole('img');
    const swipe = (from: number, to: number) => {
      fireEvent(picture, new MouseEvent('pointerdown', { bubbles: true, clientX: from }));
      fireEvent(picture, new MouseEvent('pointerup', { bubbles: true, clientX: to }));
    };
    swipe(200, 190);
    expect(viewer().getByText('1 of 3')).toBeVisible();
    swipe(200, 80);
    expect(viewer().getByText('2 of 3')).toBeVisible();
  });

  it('show a placeholder when loading fails', async () => {
    serve({ preview_images: SHOTS.slice(0, 1) });
    const { user } = await open('/games/7?tab=screenshots');
    await user.click(await screen.findByRole('button', { name: 'Enlarge screenshot 1 of Hexfall' }));
    await opened();
    expect(viewer().queryByRole('button', { name: 'Next screenshot' })).not.toBeInTheDocument();
    fireEvent.error(viewer().getByRole('img'));
    await waitFor(() => expect(viewer().getByText('This picture could not be loaded.')).toBeVisible());
  });
});

describe('the achievements of a hosted game', () => {
  const serveAchievements = () => {
    serve({ arcade_id: 'snake' });
    fakeServer.on('GET /api/games/7/achievements', () => ({
      body: [gameAchievement('first-gem'), gameAchievement('level-5', { completed_at: null })],
    }));
  };

  it('are on its page, with the number completed and the conditions of locked ones', async () => {
    serveAchievements();
    await open();
    const panel = within(await screen.findByRole('region', { name: 'Achievements' }));
    expect(await panel.findByText('1 of 2 achievements')).toBeVisible();
    const [done, locked] = panel.getAllByRole('listitem');
    expect(done).toHaveTextContent(/first-gem \(en\).*Completed Nov 3, 2026/);
    expect(locked).toHaveTextContent(/level-5 \(en\)How to get level-5 \(en\)Locked/);
  });

  describe('of a signed-in user', () => {
    const requests = () => fakeServer.requests.filter(({ path }) => path === '/api/games/7/achievements');
    const openSignedIn = async (credits: number) => {
      serveAchievements();
      haveSession(ownUser({ credits: 30 }));
      const sessionChecked = Promise.withResolvers<void>();
      fakeServer.on('GET /api/auth/user', async () => {
        await sessionChecked.promise;
        return { body: ownUser({ credits: 30 }) };
      });
      const line = transport();
      const ownSnapshot = Promise.withResolvers<void>();
      line.answerWith(async (topic) => {
        if (topic !== 'me') return watchAck(topic, 1, boardOf([]));
        await ownSnapshot.promise;
        return { ok: true, topic, seq: 3, snapshot: { inbox: { unread: 0, newest: null }, stats: stats({ credits }) } };
      });
      await renderApp({ at: '/games/7', transport: line, early: true });
      const panel = within(await screen.findByRole('region', { name: 'Achievements' }));
      expect(requests()).toHaveLength(0);
      await act(async () => sessionChecked.resolve());
      expect(await panel.findByText('1 of 2 achievements')).toBeVisible();
      await waitFor(() => expect(line.requests).toContain('watch me'));
      await act(async () => ownSnapshot.resolve());
      // Reloads triggered by the snapshot start before this patch is shown.
      act(() => line.send({ topic: 'me', from: 4, to: 4, achievements: [achievement('first_game', completed)] }));
      expect(await screen.findByText('Achievement unlocked')).toBeVisible();
    };

    it('are loaded once, after the session check', async () => {
      await openSignedIn(30);
      expect(requests()).toHaveLength(1);
    });

    it('are reloaded when the live credits differ from those of the session', async () => {
      await openSignedIn(40);
      await waitFor(() => expect(requests()).toHaveLength(2));
    });
  });

  it('can be loaded again after a failure', async () => {
    serveAchievements();
    fakeServer.on('GET /api/games/7/achievements', () => refusal(503, 'unavailable', 'Busy'));
    await open();
    const panel = within(await screen.findByRole('region', { name: 'Achievements' }));
    const retry = await panel.findByRole('button', { name: 'Retry' });
    serveAchievements();
    fireEvent.click(retry);
    expect(await panel.findByText('1 of 2 achievements')).toBeVisible();
  });
});

describe('the page of a draft', () => {
  const TEXTS = { description: '', categories: [], ai_integration_details: '' } as const;
  const draft = (changes: Partial<Game> = {}) =>
    serve({ created_by: ownUser().id, active: false, status: 'draft', ...changes });
  const panel = () => screen.findByRole('region', { name: 'This game is a draft' });

  it('asks its maker for what is missing, and lists the game', async () => {
    haveSession(ownUser());
    draft({ ...TEXTS, categories: [] });
    fakeServer.on('PUT /api/games/7', () => {
      serve({ created_by: ownUser().id });
      return { body: game(7, 'Hexfall') };
    });
    const { user } = await open();
    const form = within(await panel());
    const publish = await form.findByRole('button', { name: 'Publish the game' });
    await user.click(publish);
    const description = form.getByLabelText('Description (required)');
    await waitFor(() => expect(description).toHaveAccessibleDescription('Description must be at least 10 characters'));
    expect(description).toHaveFocus();
    expect(form.getByRole('checkbox', { name: 'Puzzle' })).toHaveAccessibleDescription(
      'Please select at least one category',
    );
    await user.type(description, 'Hexes fall, you turn them.');
    await user.click(form.getByRole('checkbox', { name: 'Puzzle' }));
    await user.type(form.getByLabelText('AI Integration Details (required)'), 'A model has written all of it.');
    await user.click(form.getByRole('switch', { name: 'Keep the scores so far' }));
    await user.click(publish);
    expect(await screen.findByText('The game is listed')).toBeVisible();
    expect(fakeServer.lastRequest('PUT /api/games/7')?.body).toEqual({
      ...{ description: 'Hexes fall, you turn them.', categories: ['Puzzle'] },
      ...{ ai_integration_details: 'A model has written all of it.', status: 'listed', trial_scores: 'keep' },
    });
    await waitFor(() => expect(screen.queryByText('This game is a draft')).not.toBeInTheDocument());
  });

  it('asks for nothing that is there, and says why it was not listed', async () => {
    haveSession(ownUser());
    draft({ launch: 'link', game_url: null });
    fakeServer.on('PUT /api/games/7', () => refusal(503, 'unavailable', 'Busy'));
    const { user } = await open();
    const form = within(await panel());
    expect(form.getByText(/It cannot be played yet: upload a build/)).toBeVisible();
    expect(form.queryByLabelText('Description (required)')).not.toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'Publish the game' }));
    expect(await screen.findByText('Failed to publish the game')).toBeVisible();
  });
});

describe('the notes of a build', () => {
  const BUILD = build(3, { published: true, notes: 'A new level' });

  it('are shown with its number', async () => {
    serve({ launch: 'hosted', build_id: BUILD.id });
    fakeServer.on('GET /api/games/7/builds', () => ({ body: [BUILD] }));
    await open();
    const notes = within(await screen.findByRole('region', { name: 'Version 3 · What is new' }));
    expect(notes.getByText('A new level')).toBeVisible();
  });
});
