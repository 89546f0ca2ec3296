import type { OwnHome } from '@gamegeek/contracts/home/home.schemas.js';
import type { Notice } from '@gamegeek/contracts/inbox/inbox.schemas.js';
import { describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { activePlayer, liveTrend, trendsOf } from '#testing/factories/activity.factory.js';
import { boardOf, entries, watchAck } from '#testing/factories/board.factory.js';
import { game } from '#testing/factories/game.factory.js';
import { model, version } from '#testing/factories/model.factory.js';
import { ownUser } from '#testing/factories/user.factory.js';
import { fakeIntersections } from '#testing/fake-intersections.js';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { FakeTransport } from '#testing/fake-transport.js';
import { haveSession } from '#testing/handlers/auth.js';
import { renderApp } from '#testing/render-app.js';
// Loaded before the tests, outside their time limits.
import './parts/home-catalogue.js';
import { findGameToPlay } from './parts/home-play.js';
import '#features/home/components/home-readers.js';

const PLAYERS = 6;
const threeGames = [game(1, 'Hexfall'), game(2, 'Octfall'), game(3, 'Decafall')];

/** The home page before scrolling; lower parts are rendered on scroll. */
async function arrive(players = PLAYERS) {
  const transport = new FakeTransport();
  transport.answerWith((topic, options) => {
    const ready = { ok: true, topic, seq: 1 };
    if (topic === 'games:trending') return { ...ready, snapshot: trendsOf([liveTrend(threeGames[0]!)]) };
    if (topic === 'players:active') return { ...ready, snapshot: { players: [activePlayer(1, 7)] } };
    return watchAck(topic, 1, boardOf(entries(players).slice(0, options?.rows), players));
  });
  const app = await renderApp({ transport });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

function serveTypicalSite(): void {
  fakeServer.on('GET /api/daily', () => refusal(404, 'not_found', 'There is none'));
  fakeServer.on('GET /api/models', () => ({ body: [] }));
  fakeServer.on('GET /api/games/featured', () => ({ body: threeGames }));
  fakeServer.on('GET /api/games', () => ({ body: [] }));
}

/** A typical site, scrolled to the end. */
async function scrollDown(prepare: () => void = () => undefined, players = PLAYERS) {
  serveTypicalSite();
  prepare();
  const app = await arrive(players);
  expect(fakeServer.requests).toEqual([]);
  act(() => fakeIntersections.scrollToEnd());
  await region('Featured AI Models');
  return app;
}

const region = (name: string) => screen.findByRole('region', { name });
const linkOf = (place: HTMLElement, name: string) => within(place).getByRole('link', { name });

describe('the hero of the home page', () => {
  it('links to the games, the game form, the community and down the page', async () => {
    await arrive();
    const main = screen.getByRole('main');
    expect(linkOf(main, 'Discover Games')).toHaveAttribute('href', '/games');
    expect(linkOf(main, 'Submit Your Game')).toHaveAttribute('href', '/submit-game');
    const rooms = within(within(main).getByRole('list', { name: 'Community' })).getAllByRole('link');
    expect(rooms.map((room) => room.getAttribute('aria-label'))).toEqual([
      'X (opens in a new tab)',
      'Discord (opens in a new tab)',
      'Reddit (opens in a new tab)',
    ]);
    for (const room of rooms) expect(room).toHaveAttribute('target', '_blank');
    const down = linkOf(main, 'See the AI models').getAttribute('href') ?? '';
    expect(down).toBe('#models');
    // The target exists before its content.
    expect(main.querySelector(down)).toBeInTheDocument();
  });
});

describe('sections of the home page', () => {
  it('are in order, each once', async () => {
    await scrollDown();
    await region('Global Leaderboards');
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(headings.slice(0, 7)).toEqual([
      'Leading Now',
      'Built a game with AI?',
      'Come to play?',
      'Featured AI Models',
      'Featured Games',
      'Global Leaderboards',
      'Your name belongs up here',
    ]);
  });

  it('show features for developers', async () => {
    await scrollDown();
    const block = await region('Built a game with AI?');
    for (const [card, action, to] of [
      ['List Your Games', 'Submit a Game', '/submit-game'],
      ['Build Your Profile', 'View Profile', '/profile'],
      ['Gain Insights', 'Explore Models', '/models'],
    ] as const) {
      expect(within(block).getByRole('heading', { name: card })).toBeVisible();
      expect(linkOf(block, action)).toHaveAttribute('href', to);
    }
  });

  it('show features for players', async () => {
    await scrollDown();
    const block = await region('Come to play?');
    for (const [card, action, to] of [
      ['Discover Games', 'Browse Games', '/games'],
      ['Join Discussions', 'Discord (opens in a new tab)', 'https://discord.gg/gamegeek'],
      ['Join Discussions', 'Reddit (opens in a new tab)', 'https://www.reddit.com/r/gamegeek/'],
      ['Track Progress', 'View Leaderboard', '/leaderboard'],
    ] as const) {
      expect(within(block).getByRole('heading', { name: card })).toBeVisible();
      expect(linkOf(block, action)).toHaveAttribute('href', to);
    }
  });

  it('invite visitors to join and members to continue', async () => {
    const { unmount } = await arrive();
    for (const name of ['Sign Up Now', 'Login']) {
      for (const link of within(screen.getByRole('main')).getAllByRole('link', { name })) {
        expect(link).toHaveAttribute('href', '/auth');
      }
    }
    expect(screen.getByText(/^Already playing\?/)).toHaveTextContent('Already playing? Login');
    unmount();
    haveSession(ownUser());
    await arrive();
    expect(await screen.findByRole('heading', { name: 'Continue your journey, ada' })).toBeVisible();
    expect(linkOf(screen.getByRole('main'), 'Browse Games')).toHaveAttribute('href', '/games');
  });
});

describe('the catalogue of the home page', () => {
  it('loads on scroll: history card, a card per model, three games, and links to all', async () => {
    await scrollDown(() => {
      fakeServer.on('GET /api/models', () => ({
        body: Array.from({ length: 8 }, (_, n) => model(n + 1, `Model ${n + 1}`, { versions: [version(n, '1')] })),
      }));
    });
    const place = await region('Featured AI Models');
    const shown = within(place);
    expect(await shown.findByRole('link', { name: 'View Games of Model 6' })).toHaveAttribute('href', '/models/6');
    const row = within(shown.getByRole('list', { name: 'AI models' }));
    expect(row.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 8 }, (_, n) => `Model ${n + 1}`),
    );
    expect(shown.getByRole('heading', { name: 'Evolution Timeline' })).toBeVisible();
    expect(shown.getByRole('link', { name: 'See the timeline' })).toHaveAttribute('href', '/about');
    expect(shown.getByRole('link', { name: 'View All AI Models' })).toHaveAttribute('href', '/models');
    const games = await region('Featured Games');
    expect(await within(games).findByRole('link', { name: 'Hexfall' })).toHaveAttribute('href', '/games/1');
    expect(linkOf(games, 'View All Games')).toHaveAttribute('href', '/games');
    expect(place.closest('#models')).toBeInTheDocument();
  });

  it('reports failed requests and retries', async () => {
    const { user } = await scrollDown(() => {
      fakeServer.on('GET /api/models', () => refusal(503, 'unavailable', 'Busy'));
      fakeServer.on('GET /api/games/featured', () => refusal(503, 'unavailable', 'Busy'));
    });
    expect(await screen.findByText(/^Failed to load AI models:/)).toBeVisible();
    const played = within(await region('Featured Games'));
    expect(await played.findByText('Failed to fetch games')).toBeVisible();
    fakeServer.on('GET /api/games/featured', () => ({ body: [] }));
    await user.click(played.getByRole('button', { name: 'Retry' }));
    expect(await played.findByText('No games found')).toBeVisible();
  });
});

describe('the global leaderboards of the home page', () => {
  it('show the best players, four per page, with a link to the full board', async () => {
    const { user } = await scrollDown();
    const section = await region('Global Leaderboards');
    expect(linkOf(section, 'View Full Leaderboard')).toHaveAttribute('href', '/leaderboard');
    const players = within(await region('Top Players'));
    const names = () => players.getAllByRole('rowheader').map((cell) => cell.textContent);
    expect(names()).toEqual(['player-1', 'player-2', 'player-3', 'player-4']);
    expect(players.getByText('3 watching')).toBeVisible();
    expect(players.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await user.click(players.getByRole('button', { name: 'Next' }));
    expect(names()).toEqual(['player-5', 'player-6']);
    expect(players.getByRole('button', { name: 'Next' })).toBeDisabled();
  });

  it('watch ten rows, and a hundred once the user pages beyond them', async () => {
    const { user, transport } = await scrollDown(() => undefined, 14);
    const players = within(await region('Top Players'));
    const names = () => players.getAllByRole('rowheader').map((cell) => cell.textContent);
    const sent = () => transport.requests.filter((call) => call.startsWith('watch leaderboard:global'));
    await user.click(players.getByRole('button', { name: 'Next' }));
    expect(names()).toEqual(['player-5', 'player-6', 'player-7', 'player-8']);
    expect(sent()).toEqual(['watch leaderboard:global:all {"rows":10}']);
    await user.click(players.getByRole('button', { name: 'Next' }));
    expect(await players.findByRole('rowheader', { name: 'player-12' })).toBeVisible();
    expect(names()).toEqual(['player-9', 'player-10', 'player-11', 'player-12']);
    expect(sent()).toEqual(['watch leaderboard:global:all {"rows":10}', 'watch leaderboard:global:all']);
  });

  it('show trending games and active players live', async () => {
    const { transport } = await scrollDown();
    const trending = within(await region('Trending Games (this week)'));
    expect(await trending.findByRole('link', { name: 'Hexfall' })).toHaveAttribute('href', '/games/1');
    const active = within(await region('Active Players (last 7 days)'));
    expect(await active.findByText('7 games')).toBeVisible();
    act(() => transport.send({ topic: 'players:active', from: 2, to: 2, upserts: [activePlayer(2, 9)], removed: [] }));
    expect(await active.findByText('9 games')).toBeVisible();
    expect(active.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringContaining('player-2'),
      expect.stringContaining('player-1'),
    ]);
  });
});

describe('what happened to a signed-in user', () => {
  const HOME = 'GET /api/user/home';
  const home = (changes: Partial<OwnHome> = {}): OwnHome => ({
    news: [],
    week: { scores: 0, games: 0, rank: null, ratingRank: null, ratingRankBefore: null },
    playing: [],
    ...changes,
  });

  async function scrollAsMember(body: OwnHome) {
    haveSession(ownUser());
    serveTypicalSite();
    fakeServer.on(HOME, () => ({ body }));
    const app = await arrive();
    act(() => fakeIntersections.scrollToEnd());
    return { ...app, section: within(await region('What’s new for you')) };
  }

  it('is below the hero: who passed them, with the run, their week, and who plays now', async () => {
    fakeServer.on('POST /api/user/inbox/read', () => ({ body: { unread: 0 } }));
    fakeServer.on('GET /api/scores/41/recording', () => refusal(404, 'not_found', 'No'));
    const at = '2026-11-02T10:00:00.000Z';
    const overtaken: Notice = {
      id: 17,
      kind: 'overtaken',
      created_at: at,
      read: false,
      actor: { id: 'user-3', username: 'bob' },
      game: { id: 7, name: 'Hexfall', visible: true },
      details: { rank: 3, score: 12_000, at, score_id: 41 },
    };
    const { user, section } = await scrollAsMember(
      home({
        news: [overtaken],
        week: { scores: 12, games: 2, rank: 4, ratingRank: 31, ratingRankBefore: 40 },
        playing: [{ id: 'user-2', username: 'grace', last_played_at: at, game: { id: 7, name: 'Hexfall' } }],
      }),
    );
    expect(await section.findByText(/passed you in/)).toHaveTextContent(
      'bob passed you in Hexfall with 12,000 points. You are now number 3. Watch the run',
    );
    expect(section.getByText('12 scores · 2 games')).toBeVisible();
    expect(section.getByRole('link', { name: 'Rank 4 of this week' })).toHaveAttribute(
      'href',
      '/leaderboard?period=week',
    );
    expect(section.getByText(/up 9 places since last week/)).toBeVisible();
    expect(section.getByRole('link', { name: 'grace' })).toHaveAttribute('href', '/u/grace');
    expect(section.getAllByRole('link', { name: 'Hexfall' }).at(-1)).toHaveAttribute('href', '/games/7');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)[1]).toBe(
      'What’s new for you',
    );
    await user.click(section.getByRole('link', { name: 'Watch the run' }));
    expect(fakeServer.lastRequest('POST /api/user/inbox/read')?.body).toEqual({ ids: [17] });
  });

  it('says what will be there while nothing has happened', async () => {
    const { section } = await scrollAsMember(home());
    expect(await section.findByText('Nothing new in the last seven days')).toBeVisible();
    expect(section.getByText('No scores since Monday.')).toBeVisible();
    expect(section.getByText('Nobody you follow plays right now.')).toBeVisible();
  });

  it('is not asked for visitors', async () => {
    await scrollDown();
    await region('Featured Games');
    expect(screen.queryByRole('region', { name: 'What’s new for you' })).not.toBeInTheDocument();
    expect(fakeServer.lastRequest(HOME)).toBeUndefined();
  });
});

describe('games to play on the home page', () => {
  const TO_PLAY = 'GET /api/games';

  it('are three below the hero, whatever is featured, and start with one click', async () => {
    const names = ['Neon Snake', 'Merge Lab', 'Stack Tower'];
    const hosted = threeGames.map((game, index) => ({
      ...game,
      ...{ name: names[index]!, launch: 'hosted' as const, arcade_id: 'snake' },
    }));
    await scrollDown(() => {
      fakeServer.on(TO_PLAY, () => ({ body: hosted }));
    });
    const section = await region('Play now');
    expect(fakeServer.lastRequest(TO_PLAY)?.query.get('playable')).toBe('here');
    expect(linkOf(section, 'Play Game of Neon Snake')).toHaveAttribute('href', `/play/${hosted[0]!.id}`);
    expect(
      within(section)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(names);
    const featured = await region('Featured Games');
    expect(within(featured).getAllByText('Coming')).not.toHaveLength(0);
  });

  it.each([
    ['a game of the arcade', ['embed', 'hosted', 'hosted'], '/play/2'],
    ['any game without one of the arcade', ['embed', 'embed'], '/play/1'],
    ['the catalogue without a game', [], '/games'],
  ] as const)('give newcomers %s', async (_case, launches, path) => {
    fakeServer.on(TO_PLAY, () => ({
      body: launches.map((launch, at) =>
        game(at + 1, 'Neon Snake', { launch, arcade_id: launch === 'hosted' ? 'snake' : null }),
      ),
    }));
    expect(await findGameToPlay()).toBe(path);
  });

  it('are one press in the hero away', async () => {
    fakeServer.on(TO_PLAY, () => ({ body: [game(2, 'Neon Snake', { launch: 'hosted', arcade_id: 'snake' })] }));
    fakeServer.on('GET /api/games/2', () => refusal(404, 'not_found', 'No'));
    const { user, address } = await arrive();
    await user.click(linkOf(screen.getByRole('main'), 'Play now'));
    expect(await screen.findByRole('heading', { name: 'Game Not Found' })).toBeVisible();
    expect(address()).toBe('/play/2');
  });

  it('leave no empty section without games', async () => {
    await scrollDown();
    await region('Featured Games');
    expect(screen.queryByRole('region', { name: 'Play now' })).not.toBeInTheDocument();
  });
});
