import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { DEFAULT_OPTIONS } from '@gamegeek/contracts/play/arcade-options.js';
import { OPENED_BY_SITE } from '@gamegeek/contracts/site/opened-by-site.js';
import { HELLO_MS } from '#features/play/host/frame-host.js';
import { queryClient } from '#shared/api/query-client.js';
import { game } from '#testing/factories/game.factory.js';
import { ownUser } from '#testing/factories/user.factory.js';
import { FakeGame } from '#testing/fake-game.js';
import { fakeServer } from '#testing/fake-server.js';
import { haveSession } from '#testing/handlers/auth.js';
import { servePlay } from '#testing/handlers/play.js';
import { loadedAt, open, preparePlay, theFrame } from '#testing/play-page.js';

const EMBEDDED = { launch: 'embed', game_url: 'https://snake.example/play?a=1' } as const;

beforeEach(preparePlay);

describe('the page of an embedded game being played', () => {
  beforeEach(() => {
    haveSession(ownUser({ email_verified: true }));
    fakeServer.on('GET /api/games/8', () => ({ body: game(8, 'Neon Snake', EMBEDDED) }));
    servePlay(undefined, 8);
    loadedAt('/play/8');
  });
  afterEach(() => document.head.querySelector('[data-served-page]')?.remove());

  it('starts it at once when a page of this site has led to it', async () => {
    document.head.insertAdjacentHTML('beforeend', `<meta data-served-page name="${OPENED_BY_SITE}">`);
    await open('/play/8');
    expect(await theFrame()).toHaveAttribute('src', EMBEDDED.game_url);
    expect(await screen.findByText('Playing as ada')).toBeVisible();
  });

  it('shows its cover otherwise, and names the player only after the click', async () => {
    const { user } = await open('/play/8');
    const play = await screen.findByRole('button', { name: 'Play Neon Snake' });
    expect(screen.queryByTitle('Neon Snake')).not.toBeInTheDocument();
    expect(fakeServer.lastRequest('POST /api/games/8/launches')).toBeUndefined();
    await user.click(play);
    expect(await theFrame()).toHaveAttribute('src', EMBEDDED.game_url);
    expect(await screen.findByText('Playing as ada')).toBeVisible();
  });
});

describe('the address of an embedded game', () => {
  const own = { ...EMBEDDED, created_by: ownUser().id };
  const origin = new URL(EMBEDDED.game_url).origin;
  const sdkLine = `<script src="${window.location.origin}/sdk/v1.js" data-game="9"></script>`;
  const header = `Content-Security-Policy: frame-ancestors 'self' ${window.location.origin}`;
  const theList = async () => within(await screen.findByRole('region', { name: 'Your first run' }));

  function serveEmbedded(total: number, changes: Partial<Game> = own): void {
    fakeServer.on('GET /api/games/9', () => ({ body: game(9, 'Neon Snake', changes) }));
    fakeServer.on('GET /api/leaderboard', () => ({
      body: { gameId: 9, period: 'all', total, seq: 1, page: 1, limit: 1, entries: [] },
    }));
  }

  async function start(): Promise<FakeGame> {
    // Timers run in real time and can be advanced.
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['performance'] });
    const { user } = await open('/play/9?check');
    await user.click(await screen.findByRole('button', { name: 'Play Neon Snake' }));
    return new FakeGame(await theFrame());
  }

  beforeEach(() => {
    haveSession(ownUser({ email_verified: true }));
    servePlay(undefined, 9);
    loadedAt('/play/9');
    serveEmbedded(4);
  });
  afterEach(() => void jest.useRealTimers());

  it('is checked for its maker after it was changed: it opens in a frame once the SDK answers', async () => {
    const running = await start();
    const list = await theList();
    expect(list.getByText('whether it opens in a frame')).toBeVisible();
    running.load();
    expect(list.getByText('whether it opens in a frame')).toBeVisible();
    running.hello({ origin });
    expect(list.getByText('It opens in a frame.')).toBeVisible();
    expect(list.getByText('The SDK answers.')).toBeVisible();
    expect(list.getByText('A score has arrived.')).toBeVisible();
  });

  it('gets lines to add when the frame is silent, and no claim about what the frame shows', async () => {
    serveEmbedded(0);
    const running = await start();
    running.load();
    await act(() => jest.advanceTimersByTimeAsync(HELLO_MS));
    const list = await theList();
    expect(list.getByText(/If you do not see the game here, let its server send/)).toBeVisible();
    expect(list.getByText(header)).toBeVisible();
    expect(list.getByText(sdkLine)).toBeVisible();
    expect(list.getByText('GameGeek.gameOver(score);')).toBeVisible();
  });

  it('is said not to have loaded when nothing has', async () => {
    await start();
    await act(() => jest.advanceTimersByTimeAsync(HELLO_MS));
    const list = await theList();
    expect(list.getByText(/^Nothing has loaded in the frame yet/)).toBeVisible();
    expect(list.queryByText(header)).not.toBeInTheDocument();
    expect(list.getByText(sdkLine)).toBeVisible();
  });

  it('is checked for nobody else', async () => {
    serveEmbedded(0, EMBEDDED);
    const running = await start();
    running.hello({ origin });
    expect(screen.queryByRole('region', { name: 'Your first run' })).not.toBeInTheDocument();
  });
});

describe('the details page of an embedded game', () => {
  // The document remembers games, so each test has its own.
  let id = 10;

  function serveEmbedded(changes: Partial<Game> = {}): void {
    fakeServer.on(`GET /api/games/${id}`, () => ({ body: game(id, 'Neon Snake', { ...EMBEDDED, ...changes }) }));
  }

  beforeEach(() => {
    id += 1;
    fakeServer.on(`GET /api/games/${id}/similar`, () => ({ body: [] }));
    haveSession(ownUser({ email_verified: true }));
    serveEmbedded();
    servePlay(undefined, id);
  });

  it('refuses to share texts for the game, and tells it no options of the arcade', async () => {
    loadedAt(`/games/${id}`);
    const { user } = await open(`/games/${id}`);
    await user.click(await screen.findByRole('button', { name: 'Play Neon Snake' }));
    const other = new FakeGame(await theFrame());
    other.hello({ origin: 'https://snake.example' });
    expect(other.welcomes[0]?.message).not.toHaveProperty('options');
    const answers = [
      await other.ask('share', { text: 'Win now' }),
      await other.ask('options', { options: DEFAULT_OPTIONS }),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ error: 'forbidden' });
  });

  it('runs the game on its stage, in its own origin', async () => {
    loadedAt(`/games/${id}`);
    const { user } = await open(`/games/${id}`);
    await user.click(await screen.findByRole('button', { name: 'Play Neon Snake' }));
    const frame = await theFrame();
    expect(frame).toHaveAttribute('src', 'https://snake.example/play?a=1');
    const snake = new FakeGame(frame);
    snake.hello({ origin: 'https://snake.example' });
    expect(frame).toHaveFocus();
    expect(snake.welcomes[0]).toMatchObject({ target: 'https://snake.example', message: { player: { name: 'ada' } } });
    expect(await screen.findByText('Playing as ada')).toBeVisible();
  });

  it('leads to its play page from a document that may not frame the game', async () => {
    loadedAt('/games');
    await open(`/games/${id}`);
    const play = await screen.findByRole('link', { name: 'Play Neon Snake' });
    expect(play).toHaveAttribute('href', `/play/${id}`);
    expect(screen.queryByRole('button', { name: 'Play Neon Snake' })).not.toBeInTheDocument();
  });

  it('leads to its play page after its address was changed, because the document allows the earlier one', async () => {
    loadedAt(`/games/${id}`);
    const { unmount } = await open(`/games/${id}`);
    expect(await screen.findByRole('button', { name: 'Play Neon Snake' })).toBeVisible();
    unmount();
    queryClient.clear();
    serveEmbedded({ game_url: 'https://elsewhere.example/' });
    await open(`/games/${id}`);
    expect(await screen.findByRole('link', { name: 'Play Neon Snake' })).toHaveAttribute('href', `/play/${id}`);
  });

  it('shows the picture alone while the game is hidden', async () => {
    loadedAt(`/games/${id}`);
    serveEmbedded({ active: false });
    await open(`/games/${id}`);
    expect(await screen.findByText('Hidden')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Neon Snake: the game' })).not.toBeInTheDocument();
  });
});
