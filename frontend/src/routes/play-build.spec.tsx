import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { queryClient } from '#shared/api/query-client.js';
import { game } from '#testing/factories/game.factory.js';
import { ownUser } from '#testing/factories/user.factory.js';
import { FakeGame } from '#testing/fake-game.js';
import { provideIndexedDb } from '#testing/fake-indexed-db.js';
import { fakeServer } from '#testing/fake-server.js';
import { haveSession } from '#testing/handlers/auth.js';
import { asGuest, open, preparePlay, serve, startedGame, theFrame } from '#testing/play-page.js';

beforeEach(preparePlay);

describe('a build', () => {
  const BUILD = '00000000-0000-4000-8000-0000000000b1';
  const own = { created_by: ownUser().id };
  const kept = provideIndexedDb();
  const storage = (items: Record<string, string>) => ({ gg: 'storage', v: 1, items });
  const report = (fields: object) => ({ gg: 'report', v: 1, ...fields });
  const nameOf = ({ frame }: FakeGame): unknown => JSON.parse(frame.name);

  function serveBuild(changes: Partial<Game> = {}): void {
    serve({ arcade_id: null, build_id: BUILD, ...changes });
  }

  function serveNoScores(): void {
    fakeServer.on('GET /api/leaderboard', () => ({
      body: { gameId: 7, period: 'all', total: 0, seq: 1, page: 1, limit: 1, entries: [] },
    }));
  }

  beforeEach(() => {
    kept.clear();
    haveSession(ownUser({ email_verified: true }));
    serveBuild();
  });

  it('runs in an opaque origin, with what it has kept for its player', async () => {
    kept.set(`7:${ownUser().id}`, { level: '3' });
    await open();
    const running = await startedGame();
    expect(running.frame).toHaveAttribute('src', `/builds/${BUILD}/`);
    expect(running.frame).toHaveAttribute('sandbox', 'allow-scripts allow-pointer-lock');
    expect(nameOf(running)).toEqual({ ...storage({ level: '3' }), site: window.location.origin });
    expect(await screen.findByText('Playing as ada')).toBeVisible();
  });

  it('begins again with what it has kept meanwhile', async () => {
    const { user } = await open();
    const running = await startedGame();
    running.hello({ data: storage({ level: '4' }) });
    await waitFor(() => expect(kept.get(`7:${ownUser().id}`)).toEqual({ level: '4' }));
    await user.click(screen.getByRole('button', { name: 'Restart' }));
    await waitFor(() => expect(running.frame).not.toBeInTheDocument());
    expect(nameOf(new FakeGame(await theFrame()))).toMatchObject({ items: { level: '4' } });
  });

  it('keeps for guests apart from accounts', async () => {
    localStorage.clear();
    asGuest();
    kept.set(`7:${ownUser().id}`, { level: '3' });
    await open();
    const running = await startedGame();
    expect(nameOf(running)).toMatchObject({ items: {} });
    running.hello({ data: storage({ level: '1' }) });
    await waitFor(() => expect(kept.get('7:guest')).toEqual({ level: '1' }));
  });

  it('shows its maker how the first run of a draft goes, with repairs', async () => {
    serveBuild({ ...own, active: false, status: 'draft' });
    serveNoScores();
    await open();
    const running = await startedGame();
    const list = within(await screen.findByRole('region', { name: 'Your first run' }));
    expect(list.getByText('The SDK answers.')).toBeVisible();
    expect(list.getByText('No errors in the console.')).toBeVisible();
    expect(list.getByText(/It has not listened to fingers or a mouse yet/)).toBeVisible();
    expect(list.getByText(/No scores yet: one line is missing/)).toBeVisible();
    expect(list.getByText('GameGeek.gameOver(score);')).toBeVisible();
    running.hello({ data: report({ kind: 'frame', ms: 320.4 }) });
    running.hello({ data: report({ kind: 'error', message: 'x is not defined' }) });
    running.hello({ data: report({ kind: 'error', message: 'x is not defined' }) });
    running.hello({ data: report({ kind: 'touch' }) });
    expect(list.getByText('First frame after 0.4 s.')).toBeVisible();
    expect(list.getAllByText('x is not defined')).toHaveLength(1);
    expect(list.getByText('It listens to fingers or a mouse.')).toBeVisible();
    await act(() => running.ask('submit', { score: 120, round: null, log: null }));
    expect(await list.findByText('A score has arrived.')).toBeVisible();
  });

  it('tells the maker of a listed game that scores are missing, and nobody else', async () => {
    serveBuild(own);
    serveNoScores();
    const { unmount } = await open();
    expect(await screen.findByText(/No scores yet: one line is missing/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Your first run' })).not.toBeInTheDocument();
    unmount();
    queryClient.clear();
    serveBuild();
    await open();
    await startedGame();
    expect(screen.queryByText(/No scores yet/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Take a picture' })).not.toBeInTheDocument();
  });

  it('gives its maker a picture of itself, or says why there is none', async () => {
    serveBuild(own);
    const url = '/pictures/00000000-0000-4000-8000-000000000007-320.webp';
    fakeServer.on('POST /api/games/7/pictures', () => ({ status: 201, body: { url, width: 320, height: 180 } }));
    fakeServer.on('PUT /api/games/7', () => ({ body: game(7, 'Neon Snake') }));
    const { user } = await open();
    const running = await startedGame();
    const picture = new Blob(['png'], { type: 'image/png' });
    const take = async (blob: Blob | null) => {
      await user.click(screen.getByRole('button', { name: 'Take a picture' }));
      running.hello({ data: { gg: 'picture', v: 1, blob } });
    };
    await take(null);
    expect(await screen.findByText(/nothing to take a picture of/)).toBeVisible();
    await take(picture);
    expect(await screen.findByText('This picture is the cover now.')).toBeVisible();
    expect(fakeServer.lastRequest('PUT /api/games/7')?.body).toEqual({ image_url: url });
  });
});
