import type { HeldScore } from '@gamegeek/contracts/moderation/held-scores.schemas.js';
import type { GameScore } from '@gamegeek/contracts/moderation/game-scores.schemas.js';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { boardOf, entries, watchAck } from '#testing/factories/board.factory.js';
import { game } from '#testing/factories/game.factory.js';
import { ownUser } from '#testing/factories/user.factory.js';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { FakeTransport } from '#testing/fake-transport.js';
import { haveSession } from '#testing/handlers/auth.js';
import { serveInbox } from '#testing/handlers/inbox.js';
import { serveScoreCount } from '#testing/handlers/scores.js';
import { renderApp } from '#testing/render-app.js';

const AT = '2026-11-20T10:00:00.000Z';
const PLAYED = { player_count: 2 };
const own = game(7, 'Hexfall', { ...PLAYED, created_by: ownUser().id });
const REMOVE = 'DELETE /api/games/7/scores/101';

function score(id: number, changes: Partial<GameScore> = {}): GameScore {
  return {
    id,
    board: 'main',
    board_name: 'Main',
    score: 9_000,
    created_at: AT,
    player: { id: '00000000-0000-4000-8000-00000000000b', username: 'bob' },
    origin: 'key',
    seconds: null,
    verified: false,
    state: 'shown',
    acts: [],
    ...changes,
  };
}

const removed = (by: 'creator' | 'admin', reason: string): Partial<GameScore> => ({
  state: 'removed',
  acts: [{ act: 'remove_score', by, reason, created_at: AT }],
});

function serveScores(scores: GameScore[], total = scores.length): void {
  fakeServer.on('GET /api/games/7/scores', ({ query }) => ({
    body: query.get('state') === 'removed' ? scores.filter(({ state }) => state === 'removed') : scores,
    headers: { 'X-Total-Count': String(total) },
  }));
}

/** With a board whose rows have the ids 101, 102, …; other topics are unknown. */
function boards(): FakeTransport {
  const transport = new FakeTransport();
  const rows = entries(3).map((entry, index) => ({ ...entry, id: 101 + index }));
  transport.answerWith((topic) =>
    topic.startsWith('leaderboard:') ? watchAck(topic, 1, boardOf(rows)) : { ok: false, code: 'unknown_topic' },
  );
  return transport;
}

beforeEach(() => {
  haveSession(ownUser());
  fakeServer.on('GET /api/games/7', () => ({ body: own }));
  fakeServer.on('GET /api/games/7/similar', () => ({ body: [] }));
  fakeServer.on('GET /api/games', () => ({ body: [own], headers: { 'X-Total-Count': '1' } }));
  fakeServer.on('GET /api/games/trending', () => ({ body: [] }));
  fakeServer.on('GET /api/users/active', () => ({ body: [] }));
  fakeServer.on('GET /api/games/7/blocks', () => ({ body: [] }));
  serveScoreCount(3);
});

describe.each(['/games/7', '/leaderboard?game=7'])('a row of the own game’s board on %s', (at) => {
  it('is removed by keyboard, with a reason and optionally a block', async () => {
    fakeServer.on(REMOVE, () => ({ status: 204 }));
    const { user } = await renderApp({ at, transport: boards() });
    const [button] = await screen.findAllByRole('button', { name: /^Remove the score of/ });
    act(() => button!.focus());
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: /^Remove the score of/ }));
    expect(dialog.getByRole('textbox', { name: 'Why?' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Remove score' }));
    expect(await dialog.findByText('Reason must be at least 3 characters')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Why?' }), 'No human can do that.');
    await user.click(dialog.getByRole('switch', { name: /^Also block/ }));
    await user.click(dialog.getByRole('button', { name: 'Remove and block' }));
    expect(await screen.findByText('Score removed')).toBeVisible();
    expect(fakeServer.lastRequest(REMOVE)?.body).toEqual({ reason: 'No human can do that.', block: true });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: /^Score removed: / })).toBeVisible();
  });

  it('has no removal for others', async () => {
    fakeServer.on('GET /api/games/7', () => ({ body: game(7, 'Hexfall', PLAYED) }));
    fakeServer.on('GET /api/games', () => ({ body: [game(7, 'Hexfall', PLAYED)], headers: { 'X-Total-Count': '1' } }));
    await renderApp({ at, transport: boards() });
    await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(3));
    expect(screen.queryByRole('button', { name: /^Remove the score of/ })).toBeNull();
  });
});

describe('the scores of the own game', () => {
  const row = async (text: RegExp) => {
    const list = await screen.findByRole('list', { name: 'Scores' });
    await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'false'));
    const found = within(list)
      .getAllByRole('listitem')
      .find((item) => text.test(item.textContent ?? ''));
    return within(found!);
  };

  it('are listed with player, origin, time and decisions, and can be removed and restored', async () => {
    serveScores([
      score(1, { origin: 'play', seconds: 42 }),
      score(2, { score: 7, ...removed('creator', 'Not possible.') }),
      score(3, { score: 5, ...removed('admin', '') }),
    ]);
    fakeServer.on('DELETE /api/games/7/scores/1', () => ({ status: 204 }));
    fakeServer.on('POST /api/games/7/scores/2/restore', () => ({ body: score(2, { score: 7 }) }));
    const { user } = await renderApp({ at: '/studio/7?tab=scores' });
    const shown = await row(/9,000bob/);
    expect(shown.getByText(/From a play session · 42 seconds/)).toBeVisible();
    const mine = await row(/^7bob/);
    expect(mine.getByText('Removed')).toBeVisible();
    expect(mine.getByText(/Removed by the creator/)).toBeVisible();
    expect(mine.getByText('Not possible.')).toBeVisible();
    const decided = await row(/^5bob/);
    expect(decided.getByText(/Only an admin can change that/)).toBeVisible();
    expect(decided.queryByRole('button')).toBeNull();

    await user.click(mine.getByRole('button', { name: 'Restore: bob' }));
    expect(await screen.findByText('Score restored')).toBeVisible();
    expect(fakeServer.lastRequest('POST /api/games/7/scores/2/restore')).toBeDefined();

    await user.click(shown.getByRole('button', { name: 'Remove score: bob' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove the score of bob?' }));
    await user.type(dialog.getByRole('textbox', { name: 'Why?' }), 'A test of mine.');
    serveScores([score(1, removed('creator', 'A test of mine.'))]);
    await user.click(dialog.getByRole('button', { name: 'Remove score' }));
    expect(await screen.findByText('A test of mine.', { selector: 'li p' })).toBeVisible();
    expect(screen.getByRole('list', { name: 'Scores' })).toHaveFocus();
  });

  it('can be restricted to removed ones, page by page', async () => {
    serveScores([score(1), score(2, { score: 7, ...removed('creator', 'Not possible.') })], 45);
    const { user } = await renderApp({ at: '/studio/7?tab=scores' });
    await row(/9,000bob/);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(fakeServer.lastRequest('GET /api/games/7/scores')?.query.get('page')).toBe('2'));
    await user.click(screen.getByRole('tab', { name: 'Removed' }));
    await waitFor(() => expect(screen.queryByText('9,000')).toBeNull());
    expect(fakeServer.lastRequest('GET /api/games/7/scores')?.query.get('page')).toBe('1');
    expect(await row(/^7bob/)).toBeDefined();
  });

  it('are changed by admins whatever an admin has decided', async () => {
    haveSession(ownUser({ is_admin: true }));
    serveScores([score(3, removed('admin', ''))]);
    await renderApp({ at: '/studio/7?tab=scores' });
    expect(await screen.findByRole('button', { name: 'Restore: bob' })).toBeVisible();
  });

  it('say when there are none, and when they cannot be loaded or are another’s', async () => {
    serveScores([]);
    const { unmount } = await renderApp({ at: '/studio/7?tab=scores' });
    expect(await screen.findByText('No scores yet')).toBeVisible();
    unmount();
    fakeServer.on('GET /api/games/7/scores', () => refusal(403, 'forbidden', 'Not yours'));
    const other = await renderApp({ at: '/studio/7?tab=scores&page=2' });
    expect(await screen.findByText('These scores are not yours to manage')).toBeVisible();
    other.unmount();
    fakeServer.on('GET /api/games/7/scores', () => refusal(503, 'unavailable', 'Busy'));
    const { user } = await renderApp({ at: '/studio/7?tab=scores&page=3' });
    expect(await screen.findByText('The scores could not be loaded.')).toBeVisible();
    serveScores([score(1)]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('9,000')).toBeVisible();
  });
});

describe('scores that wait for a maker', () => {
  const heldScore = (id: number, changes: Partial<HeldScore> = {}): HeldScore => ({
    id,
    board: 'main',
    board_name: 'Main',
    score: 9_000 + id,
    created_at: AT,
    player: { id: '00000000-0000-4000-8000-00000000000b', username: `bob${id}` },
    ...{ origin: 'play', seconds: 42, verified: false, reason: 'too_fast', finding: null, rank: 2, best: 70 },
    ...{ above: [{ username: 'ada', score: 9_900 }], below: [{ username: 'eve', score: 120 }] },
    ...changes,
  });
  function serveHeld(scores: HeldScore[]): void {
    fakeServer.on('GET /api/games/7/held', () => ({
      body: scores,
      headers: { 'X-Total-Count': String(scores.length) },
    }));
  }

  it('are shown beside their neighbours, and accepted and refused by single keys', async () => {
    serveHeld([heldScore(1), heldScore(2), heldScore(3)]);
    fakeServer.on('POST /api/games/7/held/1', () => ({ body: score(1) }));
    fakeServer.on('POST /api/games/7/held/2', () => ({ body: score(2, removed('creator', '')) }));
    serveScores([]);
    const { user } = await renderApp({ at: '/studio/7?tab=scores' });
    await user.click(await screen.findByRole('tab', { name: 'Waiting' }));
    const [first] = await screen.findAllByRole('list', { name: 'Its place on the board' });
    expect(
      within(first!)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['ada9,900', '#2 bob19,001this score', 'eve120']);
    expect(screen.getAllByText('Below the minimum time')[0]).toBeVisible();
    expect(screen.getAllByText(/42 seconds · best so far 70/)[0]).toBeVisible();

    act(() => screen.getByRole('button', { name: 'Accept: bob1, 9,001' }).focus());
    serveHeld([heldScore(2), heldScore(3)]);
    await user.keyboard('a');
    expect(await screen.findByText('Score accepted: it counts')).toBeVisible();
    expect(fakeServer.lastRequest('POST /api/games/7/held/1')?.body).toEqual({ decision: 'accept' });
    await waitFor(() => expect(screen.queryByText('9,001')).toBeNull());
    expect(screen.getByRole('button', { name: 'Accept: bob2, 9,002' })).toHaveFocus();
    serveHeld([heldScore(3)]);
    await user.keyboard('r');
    await waitFor(() =>
      expect(fakeServer.lastRequest('POST /api/games/7/held/2')?.body).toEqual({ decision: 'refuse' }),
    );
  });

  it('have the values of their board, like all other scores', async () => {
    const format = { direction: 'asc', kind: 'time', decimals: 0, unit: null } as const;
    const lap = { board: 'lap', board_name: 'Fastest lap', score: 83_456, format };
    const above = [{ username: 'ada', score: 82_000 }];
    serveHeld([heldScore(1, { ...lap, best: 90_000, above, below: [] })]);
    serveScores([score(5, lap)]);
    const { user } = await renderApp({ at: '/studio/7?tab=scores' });
    const list = within(await screen.findByRole('list', { name: 'Scores' }));
    expect(await list.findByText('1:23.456')).toBeVisible();
    expect(list.getByText('Fastest lap')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Waiting' }));
    expect(await screen.findByText(/best so far 1:30\.000/)).toBeVisible();
    expect(screen.getByRole('list', { name: 'Its place on the board' })).toHaveTextContent('ada1:22.000');
    expect(screen.getByRole('button', { name: 'Accept: bob1, 1:23.456' })).toBeVisible();
  });

  it('are refused with a note in a dialog, and the list says when none are left', async () => {
    serveHeld([heldScore(1, { reason: 'out_of_range', seconds: null, best: null, rank: null, above: [], below: [] })]);
    fakeServer.on('POST /api/games/7/held/1', () => ({ body: score(1, removed('creator', '')) }));
    const { user } = await renderApp({ at: '/studio/7?tab=scores&state=held' });
    await user.click(await screen.findByRole('button', { name: /^Refuse with a note/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refuse the score of bob1?' }));
    await user.type(dialog.getByRole('textbox', { name: 'Note (optional)' }), 'Sorry, no.');
    serveHeld([]);
    await user.click(dialog.getByRole('button', { name: 'Refuse' }));
    expect(await screen.findByText('No scores are waiting')).toBeVisible();
    expect(fakeServer.lastRequest('POST /api/games/7/held/1')?.body).toEqual({
      decision: 'refuse',
      note: 'Sorry, no.',
    });
  });
});

describe('the player of a removed score', () => {
  it('reads who removed it and why, and appeals from the inbox', async () => {
    serveInbox([
      {
        id: 3,
        created_at: AT,
        read: true,
        actor: null,
        game: { id: 7, name: 'Hexfall', visible: true },
        kind: 'moderation',
        details: {
          ...{ act: 'remove_score', subject: 'score', name: 'Hexfall', reason: 'Not possible.', reader: 'author' },
          ...{ until: null, by: 'creator', score_id: 101 },
        },
      },
    ]);
    fakeServer.on('POST /api/reports', ({ body }) => ({
      status: 201,
      body: { ...(body as object), id: 1, subject_id: 101, created_at: AT },
    }));
    const { user } = await renderApp({ at: '/inbox' });
    const notice = await screen.findByText(/^The creator of/);
    expect(notice).toHaveTextContent('The creator of Hexfall has removed your score. Reason: Not possible.');
    await user.click(await screen.findByRole('button', { name: 'Appeal: the removal in Hexfall' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Appeal this removal' }));
    await user.type(dialog.getByRole('textbox', { name: 'Why should the score count?' }), 'I have a video.');
    await user.click(dialog.getByRole('button', { name: 'Send appeal' }));
    expect(await screen.findByRole('button', { name: 'Appeal sent: the removal in Hexfall' })).toBeVisible();
    const sent = { kind: 'score', id: 101, reason: 'appeal', text: 'I have a video.' };
    expect(fakeServer.lastRequest('POST /api/reports')?.body).toEqual(sent);
  });
});
