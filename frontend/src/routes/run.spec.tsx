import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { isReplay } from '@gamegeek/contracts/play/replay-messages.js';
import type { RecordingAnswer } from '@gamegeek/contracts/scores/recordings.schemas.js';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HELLO_MS } from '#features/play/host/frame-host.js';
import { challenge, CHALLENGE_ID } from '#testing/factories/challenge.factory.js';
import { comment, comments } from '#testing/factories/comment.factory.js';
import { game as hexfall } from '#testing/factories/game.factory.js';
import { recording } from '#testing/factories/recording.factory.js';
import { FakeComments } from '#testing/fake-comments.js';
import { FakeGame, provideChannels } from '#testing/fake-game.js';
import { fakeIntersections } from '#testing/fake-intersections.js';
import { ownUser } from '#testing/factories/user.factory.js';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { haveSession } from '#testing/handlers/auth.js';
import { renderApp } from '#testing/render-app.js';

const AT = '/runs/41';
const ENDPOINT = 'GET /api/scores/41/recording';

const theGame = async () => new FakeGame(await screen.findByTitle<HTMLIFrameElement>('Neon Snake: the run of ada'));

beforeEach(() => {
  provideChannels();
  fakeServer.on(ENDPOINT, () => ({ body: recording() }));
});

describe('the page of a run', () => {
  it('says whose run it is, with its rank now, and leads to the game and its board', async () => {
    await renderApp({ at: AT });
    expect(await screen.findByRole('heading', { level: 1, name: 'ada: 1,240 in Neon Snake' })).toBeVisible();
    expect(document.title).toBe('ada: 1,240 in Neon Snake');
    expect(screen.getByText('Now rank 3')).toBeVisible();
    const page = within(screen.getByRole('main'));
    expect(page.getByRole('link', { name: 'ada' })).toHaveAttribute('href', '/u/ada');
    expect(page.getByRole('link', { name: 'Neon Snake' })).toHaveAttribute('href', '/games/7');
    expect(page.getByRole('link', { name: 'Play it yourself' })).toHaveAttribute('href', '/play/7');
    expect(page.getByRole('link', { name: 'Leaderboard' })).toHaveAttribute('href', '/leaderboard?game=7');
  });

  it('offers to follow its player, but not oneself', async () => {
    const own = ownUser({ id: '00000000-0000-4000-8000-00000000000b', username: 'bob' });
    haveSession(own);
    fakeServer.on('GET /api/user/following/ada', () => ({ body: { following: false, blocked: false } }));
    fakeServer.on('PUT /api/users/ada/follow', () => ({ status: 204 }));
    const { user, unmount } = await renderApp({ at: AT });
    await user.click(await screen.findByRole('button', { name: 'Follow' }));
    expect(await screen.findByRole('button', { name: 'Unfollow' })).toBeVisible();
    unmount();
    fakeServer.on(ENDPOINT, () => ({ body: recording({ player: { id: own.id, username: own.username } }) }));
    await renderApp({ at: AT });
    expect(await screen.findByRole('link', { name: 'Play it yourself' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /ollow$/ })).not.toBeInTheDocument();
  });

  it('says how many have raced the run, and leads to a race', async () => {
    await renderApp({ at: AT });
    expect(await screen.findByText('Raced by 12, beaten by 3')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Race it' })).toHaveAttribute('href', '/play/7?race=41');
  });

  it('offers no race against a run by other rules than the game has now', async () => {
    fakeServer.on(ENDPOINT, () => ({ body: recording({ races: null }) }));
    await renderApp({ at: AT });
    expect(await screen.findByRole('link', { name: 'Play it yourself' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Race it' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Challenge' })).not.toBeInTheDocument();
  });

  it('lets a visitor log in before challenging others, and return', async () => {
    await renderApp({ at: AT });
    expect(await screen.findByRole('link', { name: 'Challenge' })).toHaveAttribute('href', '/auth');
  });

  it('makes a challenge of the run, to a player or to everybody, and gives its link', async () => {
    haveSession(ownUser());
    fakeServer.on('POST /api/scores/41/challenges', ({ body }) => {
      const { username } = body as { username?: string };
      if (username === 'nobody') return refusal(404, 'not_found', 'Nobody');
      if (username === 'ada') return refusal(400, 'validation_failed', 'You');
      return {
        status: 201,
        body: {
          id: CHALLENGE_ID,
          url: `http://localhost/challenges/${CHALLENGE_ID}`,
          endsAt: '2026-11-25T10:00:00.000Z',
        },
      };
    });
    fakeServer.on(`GET /api/challenges/${CHALLENGE_ID}`, () => ({ body: challenge() }));
    const { user, address } = await renderApp({ at: AT });
    await user.click(await screen.findByRole('button', { name: 'Challenge' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Challenge' }));
    const field = dialog.getByLabelText('Username');
    const submit = dialog.getByRole('button', { name: 'Create challenge' });
    for (const [name, reason] of [
      ['a b', 'Please enter the name of a player.'],
      ['nobody', 'There is no player of that name.'],
      ['ada', 'That is you. Please challenge someone else.'],
    ] as const) {
      await user.clear(field);
      await user.type(field, name);
      await user.click(submit);
      expect(await dialog.findByText(reason)).toBeVisible();
    }
    await user.clear(field);
    await user.click(submit);
    expect(await dialog.findByText(/Everybody who has the link can take it on/)).toBeVisible();
    expect(fakeServer.lastRequest('POST /api/scores/41/challenges')?.body).toEqual({});
    expect(dialog.getByLabelText('Link')).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(`http://localhost/challenges/${CHALLENGE_ID}`);
    await user.click(dialog.getByRole('link', { name: 'See the challenge' }));
    await waitFor(() => expect(address()).toBe(`/challenges/${CHALLENGE_ID}`));
  });

  it('gives the recording to the game in its sandbox, once it says hello', async () => {
    await renderApp({ at: AT });
    const game = await theGame();
    expect(game.frame).toHaveAttribute('src', '/arcade/snake?replay');
    expect(game.frame).toHaveAttribute('sandbox', 'allow-scripts allow-pointer-lock');
    game.hello({ origin: 'https://other.example' });
    expect(game.messages).toEqual([]);
    game.hello();
    expect(game.messages).toEqual([
      expect.objectContaining({
        run: { rulesVersion: 2, seed: 7, log: '2.aU', opening: null, answers: null, score: 1_240 },
        speed: 1,
        at: 0,
      }),
    ]);
    expect(isReplay(game.messages[0])).toBe(true);
  });

  it('offers to load a game again that says nothing', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { user } = await renderApp({ at: AT });
    const { frame } = await theGame();
    await act(() => jest.advanceTimersByTimeAsync(HELLO_MS));
    expect(screen.getByText('The game has not loaded.')).toBeVisible();
    expect(frame).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect((await theGame()).frame).not.toBe(frame);
    jest.useRealTimers();
  });

  it('shows the comments of the game below the run, live, once the reader gets there', async () => {
    const server = new FakeComments(7, comments(1));
    const { transport } = server;
    await renderApp({ at: AT, transport });
    await theGame();
    expect(screen.queryByRole('heading', { name: /^Comments/ })).not.toBeInTheDocument();
    act(() => fakeIntersections.scrollToEnd());
    expect(await screen.findByText('Comment 1')).toBeVisible();
    expect(screen.getByText('Please log in to post a comment.')).toBeVisible();
    server.change({ created: [comment(2)] });
    expect(await screen.findByText('Comment 2')).toBeVisible();
  });

  it('keeps its address when the comments are sorted', async () => {
    const { transport } = new FakeComments(7, comments(2));
    const { user, address } = await renderApp({ at: AT, transport });
    await theGame();
    act(() => fakeIntersections.scrollToEnd());
    await user.selectOptions(await screen.findByLabelText('Sort by'), 'oldest');
    expect(address()).toBe(`${AT}?sort=oldest`);
  });

  it('offers to load the comments again after a failure, and still shows the run', async () => {
    const server = new FakeComments(7, comments(1));
    fakeServer.on('GET /api/games/7/comments', () => refusal(503, 'unavailable', 'Busy'));
    const { user } = await renderApp({ at: AT, transport: server.transport });
    await theGame();
    act(() => fakeIntersections.scrollToEnd());
    expect(await screen.findByText('Failed to fetch comments')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'ada: 1,240 in Neon Snake' })).toBeVisible();
    fakeServer.on('GET /api/games/7/comments', ({ query }) => ({ body: server.page(query) }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Comment 1')).toBeVisible();
  });

  it('copies its address with a sentence', async () => {
    const { user } = await renderApp({ at: AT });
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await navigator.clipboard.readText()).toBe('ada scored 1,240 in Neon Snake\nhttp://localhost/runs/41');
    expect(await screen.findByText('Copied')).toBeVisible();
  });

  it('says that there is no recording of a score that was removed, or that never was', async () => {
    fakeServer.on(ENDPOINT, () => refusal(404, 'not_found', 'This recording does not exist.'));
    await renderApp({ at: AT });
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no recording here' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the leaderboards' })).toHaveAttribute('href', '/leaderboard');
  });

  it('says that the rules of a run are gone', async () => {
    fakeServer.on(ENDPOINT, () => refusal(410, 'rules_gone', 'Gone'));
    await renderApp({ at: AT });
    expect(await screen.findByRole('heading', { level: 1, name: 'This run cannot be shown any more' })).toBeVisible();
    expect(screen.getByText(/by rules that the game no longer has/)).toBeVisible();
  });

  it('leads to the daily if the run is of one that the reader has not played', async () => {
    fakeServer.on(ENDPOINT, () => refusal(403, 'forbidden', 'Not played'));
    await renderApp({ at: AT });
    expect(await screen.findByRole('heading', { level: 1, name: 'Play the daily first' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the daily' })).toHaveAttribute('href', '/daily');
  });

  it('has no rank while ranks are unavailable', async () => {
    fakeServer.on(ENDPOINT, () => ({ body: recording({ rank: null }) }));
    await renderApp({ at: AT });
    await screen.findByRole('heading', { level: 1, name: 'ada: 1,240 in Neon Snake' });
    expect(screen.queryByText(/^Now rank/)).not.toBeInTheDocument();
  });
});

describe('the page of a run that its game has recorded itself', () => {
  const own: Partial<RecordingAnswer> = {
    ...{ gameName: 'Hexfall', arcadeId: null, rulesVersion: 0, seed: null, log: 'AQID', ticks: 0 },
    ...{ score: 61_250, rank: null, format: { direction: 'asc', kind: 'time', decimals: 0, unit: null } },
  };

  it('opens the game with its bytes, refuses its scores, and says that nobody has checked the run', async () => {
    fakeServer.on(ENDPOINT, () => ({ body: recording(own) }));
    fakeServer.on('GET /api/games/7', () => ({
      body: hexfall(7, 'Hexfall', { launch: 'embed', game_url: 'https://hexfall.example/play' }),
    }));
    await renderApp({ at: AT });
    expect(await screen.findByRole('heading', { level: 1, name: 'ada: 1:01.250 in Hexfall' })).toBeVisible();
    const frame = new FakeGame(await screen.findByTitle<HTMLIFrameElement>('Hexfall: the run of ada'));
    expect(frame.frame).toHaveAttribute('src', 'https://hexfall.example/play');
    frame.hello({ origin: 'https://hexfall.example' });
    expect(frame.welcomes).toMatchObject([{ message: { player: null }, target: 'https://hexfall.example' }]);
    await expect(frame.ask('kept', {})).resolves.toMatchObject({ answer: { run: null, replay: 'AQID' } });
    await expect(frame.ask('submit', { score: 5 })).resolves.toMatchObject({ error: 'forbidden' });
    expect(screen.getByText(/GameGeek has not checked the run/)).toBeVisible();
  });

  it('says that the game no longer runs on this page', async () => {
    fakeServer.on(ENDPOINT, () => ({ body: recording(own) }));
    fakeServer.on('GET /api/games/7', () => ({ body: hexfall(7, 'Hexfall') }));
    await renderApp({ at: AT });
    expect(await screen.findByText(/no longer runs on this page/)).toBeVisible();
  });
});
