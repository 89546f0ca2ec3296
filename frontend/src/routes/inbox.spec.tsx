import type { InboxState } from '@gamegeek/contracts/inbox/inbox.schemas.js';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { CHALLENGE_ID } from '#testing/factories/challenge.factory.js';
import { game } from '#testing/factories/game.factory.js';
import { noticesOfEachKind } from '#testing/factories/notice.factory.js';
import { ownUser } from '#testing/factories/user.factory.js';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { FakeTransport } from '#testing/fake-transport.js';
import { haveSession } from '#testing/handlers/auth.js';
import { serveInbox } from '#testing/handlers/inbox.js';
import { renderApp } from '#testing/render-app.js';

beforeEach(() => haveSession(ownUser({ email_verified: true })));

/** A socket whose `me` topic starts with this inbox. */
function lineOfMe(inbox: InboxState): FakeTransport {
  const transport = new FakeTransport();
  transport.answerWith((topic) =>
    topic === 'me' ? { ok: true, topic, seq: 3, snapshot: { inbox } } : { ok: false, code: 'unknown_topic' },
  );
  return transport;
}

const open = (unread: number, at = '/inbox') => renderApp({ at, transport: lineOfMe({ unread, newest: null }) });
/** The rows, without placeholders. */
const rows = async () => {
  await screen.findAllByRole('button', { name: 'Delete' });
  return within(screen.getByRole('list', { name: 'Notices' })).getAllByRole('listitem');
};
/** The bell of wide windows, found by its label. */
const bell = () => screen.findByLabelText(/^Inbox/, { selector: 'button' });

describe('the inbox', () => {
  it('says the score of another player as the board shows it', async () => {
    const format = { direction: 'asc', kind: 'time', decimals: 0, unit: null } as const;
    const overtaken = noticesOfEachKind().find(({ kind }) => kind === 'overtaken');
    if (overtaken?.kind !== 'overtaken') throw new Error('there is no such notice');
    serveInbox([{ ...overtaken, details: { ...overtaken.details, score: 83_456, format } }]);
    await open(1);
    const [row] = await rows();
    expect(row).toHaveTextContent('bob passed you in Hexfall with 1:23.456. You are now number 3.');
  });

  it('shows each notice as a sentence with links and unescaped names', async () => {
    serveInbox(noticesOfEachKind());
    await open(7);
    const texts = (await rows()).map((row) => row.textContent?.replace(/Unread.*$/, ''));
    expect(texts).toEqual([
      'bob commented on your game Hexfall.What a <b>game</b>!',
      'bob mentioned you in a comment on Hexfall.',
      'bob passed you in Hexfall with 12,000 points. You are now number 3.',
      'You unlocked the achievement First Game.',
      'You finished 2nd in Hexfall in week 44 of 2026. See the champions.',
      'An admin has hidden your comment on Hexfall. Reason: Not <i>nice</i>.',
      'bob invites you to play <actor/> Quest.',
      'You unlocked the achievement First Gem in Hexfall.',
      'bob and 2 more sent a first score to your game Hexfall with an API key. You can remove them.',
      'bob has new bests in Hexfall and 2 more games. Watch the run',
    ]);
    const [comment, , overtaken, achievement, week, , invite, ofGame, keyScore, followed] = await rows();
    const hrefs = (row?: HTMLElement) =>
      within(row!)
        .queryAllByRole('link')
        .map((link) => link.getAttribute('href'));
    expect(hrefs(comment)).toEqual(['/u/bob', '/games/7#comment-3']);
    expect(hrefs(overtaken)).toEqual(['/u/bob', '/leaderboard?game=7']);
    expect(hrefs(achievement)).toEqual(['/profile']);
    expect(hrefs(week)).toEqual(['/leaderboard?game=7', '/leaderboard/weeks/2026-W44']);
    expect(hrefs(invite)).toEqual(['/u/bob']);
    expect(hrefs(ofGame)).toEqual(['/games/7']);
    expect(hrefs(followed)).toEqual(['/u/bob', '/leaderboard?game=7', '/runs/41']);
    expect(hrefs(keyScore)).toEqual(['/u/bob', '/games/7', '/studio/7?tab=scores']);
    expect(document.title).toBe('Inbox');
  });

  it('leads from a challenge to its page', async () => {
    const [, , , , , , invite] = noticesOfEachKind();
    serveInbox([{ ...invite!, kind: 'challenge', details: { challenge_id: CHALLENGE_ID } }]);
    await open(1);
    const [row] = await rows();
    expect(row).toHaveTextContent('bob challenges you to a race in <actor/> Quest. See the challenge');
    const link = within(row!).getByRole('link', { name: 'See the challenge' });
    expect(link).toHaveAttribute('href', `/challenges/${CHALLENGE_ID}`);
  });

  it('says how another player did in a challenge, beside the own result, and leads to the challenge', async () => {
    const [notice] = noticesOfEachKind();
    const format = { direction: 'asc', kind: 'time', decimals: 0, unit: null } as const;
    const answered = (id: number, details: object) => ({
      ...{ ...notice!, id, kind: 'challenge_answered' as const },
      details: { challenge_id: CHALLENGE_ID, score: 420, own_score: 380, reader: 'challenger' as const, ...details },
    });
    serveInbox([
      answered(4, {}),
      answered(3, { score: 83_456, own_score: 84_000, format }),
      answered(2, { own_score: null }),
      answered(1, { reader: 'opponent' }),
    ]);
    await open(4);
    const shown = await rows();
    expect(shown.map((row) => row.textContent?.replace(/Unread.*$/, ''))).toEqual([
      'bob answered your challenge in Hexfall: 420 to your 380.',
      'bob answered your challenge in Hexfall: 1:23.456 to your 1:24.000.',
      'bob answered your challenge in Hexfall: 420.',
      'bob has played the challenge to you in Hexfall as well: 420 to your 380.',
    ]);
    for (const row of shown) {
      const link = within(row).getByRole('link', { name: /challenge/ });
      expect(link).toHaveAttribute('href', `/challenges/${CHALLENGE_ID}`);
    }
  });

  it('answers invitations to make a game, and offers of one', async () => {
    let waiting = noticesOfEachKind().slice(-2);
    const answered = (kind: string) => {
      waiting = waiting.filter((notice) => notice.kind !== kind);
      serveInbox(waiting);
      return { status: 204 };
    };
    serveInbox(waiting);
    fakeServer.on('DELETE /api/games/7/transfer', () => answered('transfer'));
    fakeServer.on('POST /api/games/8/makers/accept', () => answered('maker_invite'));
    fakeServer.on('GET /api/games/8', () => refusal(404, 'not_found', 'This game does not exist'));
    const { user, address } = await open(2);
    const [invitation, offer] = await rows();
    expect(invitation).toHaveTextContent(
      /bob invites you to make <actor\/> Quest together: you could edit it, upload builds and manage its scores\./,
    );
    expect(offer).toHaveTextContent(/bob offers you the game Hexfall. If you accept, it is yours, and bob stays/);
    await user.click(within(offer!).getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('Declined')).toBeVisible();
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    await user.click(within(invitation!).getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('You now make <actor/> Quest')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/studio/8'));
  });

  it('is marked as read up to the newest shown notice', async () => {
    serveInbox(noticesOfEachKind());
    const { user } = await open(7);
    await rows();
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.queryByText('Unread')).not.toBeInTheDocument());
    expect(fakeServer.lastRequest('POST /api/user/inbox/read')?.body).toEqual({ up_to: 19 });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeDisabled());
  });

  it('removes deleted notices, and reports failures', async () => {
    serveInbox(noticesOfEachKind().slice(0, 2));
    const { user } = await open(2);
    const [first] = await rows();
    const remove = within(first!).getByRole('button', { name: 'Delete' });
    expect(remove).toHaveAccessibleDescription(/^bob commented on your game Hexfall/);
    await user.click(remove);
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(screen.getByRole('list', { name: 'Notices' })).toHaveFocus();

    fakeServer.on('DELETE /api/user/inbox/18', () => refusal(503, 'unavailable', 'Busy'));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Your inbox could not be changed. Please try again.')).toBeVisible();
    expect(await rows()).toHaveLength(1);
  });

  it('is paged by ten', async () => {
    const [notice] = noticesOfEachKind();
    serveInbox(Array.from({ length: 12 }, (_, n) => ({ ...notice!, id: 40 - n })));
    const { user, address } = await open(12);
    expect(await rows()).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(address()).toBe('/inbox?page=2');
  });

  it('shows an empty state and a failed request', async () => {
    fakeServer.on('GET /api/user/inbox', () => refusal(503, 'unavailable', 'Busy'));
    const { user } = await open(0);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your inbox could not be loaded.');
    serveInbox([]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Nothing new yet')).toBeVisible();
  });

  it('requires a signed-in user', async () => {
    localStorage.clear();
    const { address } = await renderApp({ at: '/inbox' });
    await waitFor(() => expect(address()).toBe('/auth'));
  });
});

describe('the inbox bell', () => {
  it('shows new notices live, counts to 99 and refetches the page', async () => {
    serveInbox([]);
    const { transport } = await open(0);
    expect(await bell()).toHaveAttribute('aria-label', 'Inbox');
    await screen.findByText('Nothing new yet');
    const notices = noticesOfEachKind();
    serveInbox(notices);
    await act(async () => transport.send({ topic: 'me', from: 4, to: 4, inbox: { unread: 120, newest: notices[0] } }));
    expect(await screen.findByRole('link', { name: 'Inbox, 120 unread' })).toHaveAttribute('href', '/inbox');
    expect(await bell()).toHaveTextContent('99+');
    expect(await rows()).toHaveLength(10);
  });

  it('shows the newest notices when opened, and marks them as read', async () => {
    serveInbox(noticesOfEachKind());
    const { user } = await open(7, '/terms');
    const button = await bell();
    await user.click(button);
    const sheet = within(await screen.findByRole('dialog', { name: 'Newest notices' }));
    expect(await sheet.findAllByText('Unread')).toHaveLength(10);
    await waitFor(() =>
      expect(fakeServer.lastRequest('POST /api/user/inbox/read')?.body).toEqual({
        ids: [19, 18, 17, 16, 15, 14, 13, 12, 11, 10],
      }),
    );
    // Notices unread at opening stay highlighted.
    expect(sheet.getAllByText('Unread')).toHaveLength(10);
    expect(sheet.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/inbox');
    // jsdom knows no media queries, and takes the bell for hidden.
    const focus = jest.spyOn(button, 'focus');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(focus).toHaveBeenCalled());
  });

  it('is hidden from visitors', async () => {
    localStorage.clear();
    await renderApp({ at: '/terms' });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: 'Inbox' })).not.toBeInTheDocument();
  });
});

describe('the unsubscribe page', () => {
  const TOKEN = '5b6f.weekly_digest.hash';

  it('turns the setting off, shows the result and turns it on again', async () => {
    fakeServer.on('POST /api/unsubscribe', () => ({ body: { setting: 'weekly_digest', on: false } }));
    fakeServer.on('POST /api/unsubscribe/undo', () => ({ body: { setting: 'weekly_digest', on: true } }));
    localStorage.clear();
    const { user, address } = await renderApp({ at: `/unsubscribe?token=${TOKEN}` });
    await user.click(await screen.findByRole('button', { name: 'Turn off' }));
    expect(await screen.findByText('The Weekly Digest is off.')).toBeVisible();
    expect(fakeServer.lastRequest('POST /api/unsubscribe')?.body).toEqual({ token: TOKEN });
    // The token is no longer in the address.
    expect(address()).toBe('/unsubscribe');
    await user.click(screen.getByRole('button', { name: 'Turn on again' }));
    expect(await screen.findByText('The Weekly Digest is on again.')).toBeVisible();
  });

  it('reports invalid and missing links', async () => {
    fakeServer.on('POST /api/unsubscribe', () => refusal(400, 'token_invalid', 'No'));
    localStorage.clear();
    const { user, unmount } = await renderApp({ at: '/unsubscribe?token=guess' });
    await user.click(await screen.findByRole('button', { name: 'Turn off' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is no longer valid.');
    unmount();
    await renderApp({ at: '/unsubscribe' });
    expect(await screen.findByText('Open this page with the link at the end of one of our emails.')).toBeVisible();
  });
});

describe('inviting a player', () => {
  beforeEach(() => {
    fakeServer.on('GET /api/games/7', () => ({ body: game(7, 'Hexfall') }));
    fakeServer.on('GET /api/games/7/similar', () => ({ body: [] }));
  });

  it('sends a name, reports invalid names and keeps the input', async () => {
    fakeServer.on('POST /api/games/7/invites', ({ body }) =>
      (body as { username: string }).username === 'bob' ? { status: 202 } : refusal(404, 'not_found', 'Nobody'),
    );
    const { user } = await open(0, '/games/7');
    await user.click(await screen.findByRole('button', { name: 'Invite a player' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite a player' }));
    const field = dialog.getByLabelText('Username');
    expect(field).toHaveFocus();
    const submit = dialog.getByRole('button', { name: 'Send invitation' });
    await user.click(submit);
    expect(field).toHaveAccessibleDescription('Please enter the name of a player.');
    await user.type(field, 'carol');
    await user.click(submit);
    await waitFor(() => expect(field).toHaveAccessibleDescription('There is no player of that name.'));
    expect(field).toHaveValue('carol');
    await user.clear(field);
    await user.type(field, ' bob ');
    await user.click(submit);
    expect(await screen.findByText('Invitation sent')).toBeVisible();
    expect(fakeServer.lastRequest('POST /api/games/7/invites')?.body).toEqual({ username: 'bob' });
  });
});
