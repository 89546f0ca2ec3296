import type { Comment } from '@gamegeek/contracts/comments/comments.schemas.js';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { writeDraft } from '#shared/drafts.js';
import { member, openCommunity, openCommunityAsMember, serveCommunity } from '#testing/community-tab.js';
import { comment, comments } from '#testing/factories/comment.factory.js';
import { FakeComments } from '#testing/fake-comments.js';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { renderApp } from '#testing/render-app.js';

const PATH = '/api/games/7/comments';

let server: FakeComments;

const by = (user: { id: string; username: string }) => ({ user_id: user.id, user });
const own = (id: number, changes: Partial<Comment> = {}) =>
  comment(id, { ...by({ id: member.id, username: member.username }), ...changes });

function serve(held: Comment[] = comments(3)): void {
  server = new FakeComments(7, held);
}

beforeEach(() => {
  server = serveCommunity();
});

const open = (query = '') => openCommunity(server, query);
const openSignedIn = (query = '') => openCommunityAsMember(server, query);
const write = (text: string) => fireEvent.change(screen.getByLabelText('Your comment'), { target: { value: text } });
const list = () => screen.getByRole('list', { name: 'Comments' });
const cards = () => within(list()).getAllByRole('listitem');
const shownTexts = () => cards().map((card) => card.querySelector('p')?.textContent);
const toast = (text: string) => screen.findByText(text);
const pageRequests = () => fakeServer.requests.filter(({ method, path }) => method === 'GET' && path === PATH);

/** Stores posted comments; the test decides when they are published. */
function servePosts(): { publish: () => void } {
  const taken: Comment[] = [];
  fakeServer.on(`POST ${PATH}`, ({ body }) => {
    const posted = own(100 + taken.length, { content: (body as { content: string }).content });
    taken.push(posted);
    server.apply({ created: [posted] });
    return { status: 201, body: posted };
  });
  return { publish: () => server.publish({ created: taken.splice(0) }) };
}

describe('the comments of a game', () => {
  it('show author and edits, newest first', async () => {
    serve([comment(2, { updated_at: '2026-11-03T10:00:00.000Z' }), comment(1, { content: '<b>two\nlines</b>' })]);
    await open();
    await waitFor(() => expect(shownTexts()).toEqual(['Comment 2', '<b>two\nlines</b>']));
    const [first, second] = cards();
    expect(within(first!).getByRole('link', { name: 'bob' })).toHaveAttribute('href', '/u/bob');
    expect(within(first!).getByText('edited')).toBeVisible();
    expect(within(second!).queryByText('edited')).not.toBeInTheDocument();
    const time = first!.querySelector('time');
    expect(time).toHaveAttribute('datetime', '2026-11-02T10:00:02.000Z');
    expect(time).toHaveAttribute('title', expect.stringContaining('Nov 2, 2026'));
  });

  it('are fetched and watched once although effects run twice', async () => {
    const { transport } = await renderApp({
      at: '/games/7?tab=community',
      transport: server.transport,
      strict: true,
    });
    await waitFor(() => expect(shownTexts()).toHaveLength(3));
    expect(transport.requests.filter((call) => call === 'watch comments:7')).toHaveLength(1);
    server.change({ created: [comment(4)] });
    expect(shownTexts()).toHaveLength(4);
  });

  it('have no text and no permalink when their author was deleted', async () => {
    serve([comment(1, { content: '', user: { id: 'x', username: 'Deleted player' } })]);
    await open();
    expect(await screen.findByText('This comment was deleted with its author’s account.')).toBeVisible();
    expect(
      within(list())
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/games/7#comment-1']);
    expect(within(list()).queryByText('edited')).not.toBeInTheDocument();
  });

  it('ask visitors to sign in and return to the tab', async () => {
    const { user, address } = await open('&sort=oldest');
    expect(screen.queryByLabelText('Your comment')).not.toBeInTheDocument();
    expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
    expect(screen.getByText('Please log in to rate this game.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Login: Please log in to post a comment.' }));
    expect(address()).toBe('/auth');
    fakeServer.on('POST /api/auth/login', () => ({
      body: { session: { access_token: 'token', expires_at: '2026-12-20T00:00:00.000Z' }, user: member },
    }));
    fakeServer.on('GET /api/user/preferences', () => refusal(503, 'unavailable', 'Busy'));
    fireEvent.change(await screen.findByLabelText(/^Username or email/), { target: { value: 'ada' } });
    fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: 'correct horse' } });
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Login' }));
    expect(await screen.findByLabelText('Your comment')).toBeVisible();
    expect(address()).toBe('/games/7?tab=community&sort=oldest');
  });

  it('show an empty state', async () => {
    serve([]);
    await open();
    expect(await screen.findByText('No comments yet')).toBeVisible();
    server.change({ created: [comment(1)] });
    expect(await screen.findByText('Comment 1')).toBeVisible();
    expect(screen.queryByText('No comments yet')).not.toBeInTheDocument();
  });

  it('report a failed request and retry', async () => {
    fakeServer.on(`GET ${PATH}`, () => refusal(503, 'unavailable', 'Busy'));
    const { user } = await open();
    expect(await screen.findByText('Failed to fetch comments')).toBeVisible();
    serve();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Comment 3')).toBeVisible();
  });

  it('are paged by ten, with page and sort order in the address', async () => {
    serve(comments(12));
    const { user, address } = await open();
    expect(await screen.findByText('Page 1 of 2')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(shownTexts()).toEqual(['Comment 2', 'Comment 1']));
    expect(address()).toBe('/games/7?tab=community&comments=2');
    const sort = screen.getByRole('combobox', { name: 'Sort by' });
    expect(sort).toHaveDisplayValue('Newest');
    await user.selectOptions(sort, 'Oldest');
    await waitFor(() => expect(shownTexts()[0]).toBe('Comment 1'));
    expect(address()).toBe('/games/7?tab=community&sort=oldest');
  });

  it('have no pager for up to ten', async () => {
    serve(comments(10));
    await open();
    await waitFor(() => expect(cards()).toHaveLength(10));
    expect(screen.queryByText(/^Page/)).not.toBeInTheDocument();
  });

  it('show the last page for an address beyond it', async () => {
    serve(comments(11));
    await open('&comments=9');
    expect(await screen.findByText('Comment 1')).toBeVisible();
    expect(screen.getByText('Page 2 of 2')).toBeVisible();
  });
});

describe('comments of other users', () => {
  it('appear and are announced at once', async () => {
    await open();
    await waitFor(() => expect(shownTexts()).toHaveLength(3));
    server.change({ created: [comment(4)] });
    expect(shownTexts()[0]).toBe('Comment 4');
    expect((await screen.findByText('1 new comment')).closest('[role=status]')).toBeVisible();
    server.change({ updated: [comment(3, { content: 'Better', revision: 2 })], deleted: [1] });
    expect(shownTexts()).toEqual(['Comment 4', 'Better', 'Comment 2']);
    expect(pageRequests()).toHaveLength(1);
  });

  it('are held while the user is in the list, except for edits and deletions', async () => {
    const { user } = await open();
    await waitFor(() => expect(shownTexts()).toHaveLength(3));
    fireEvent.focus(within(cards()[1]!).getByRole('link', { name: 'bob' }));
    server.change({ created: [comment(4)] });
    server.change({ created: [comment(5)] });
    server.change({ updated: [comment(2, { content: 'Better', revision: 2 })], deleted: [1] });
    expect(shownTexts()).toEqual(['Comment 3', 'Better']);
    await user.click(screen.getByRole('button', { name: '2 new comments' }));
    expect(shownTexts()).toEqual(['Comment 5', 'Comment 4', 'Comment 3', 'Better']);
    expect(screen.queryByRole('button', { name: /new comment/ })).not.toBeInTheDocument();
    expect(list()).toHaveFocus();
  });

  it('do not displace comments being read', async () => {
    serve(comments(12));
    const { user } = await open();
    await waitFor(() => expect(shownTexts()).toHaveLength(10));
    fireEvent.focus(within(cards()[9]!).getByRole('link', { name: 'bob' }));
    server.change({ created: [comment(13)] });
    expect(shownTexts()).toHaveLength(10);
    expect(shownTexts()[9]).toBe('Comment 3');
    await user.click(screen.getByRole('button', { name: '1 new comment' }));
    expect(shownTexts()).toHaveLength(10);
    expect(shownTexts()[0]).toBe('Comment 13');
  });

  it('update the count on other pages', async () => {
    serve(comments(20));
    await open('&comments=2&sort=oldest');
    await waitFor(() => expect(shownTexts()[9]).toBe('Comment 20'));
    server.change({ created: [comment(21)] });
    expect(await screen.findByText('Page 2 of 3')).toBeVisible();
    expect(shownTexts()[9]).toBe('Comment 20');
  });

  it('are fetched when a row is missing', async () => {
    serve(comments(11));
    await open();
    await waitFor(() => expect(shownTexts()).toHaveLength(10));
    server.change({ deleted: [5] });
    await waitFor(() => expect(shownTexts()).toHaveLength(10));
    expect(shownTexts()[9]).toBe('Comment 1');
  });

  it('are fetched after a reconnection', async () => {
    const { transport } = await open();
    await waitFor(() => expect(shownTexts()).toHaveLength(3));
    act(() => transport.fall());
    server.apply({ created: [comment(4)], deleted: [2] });
    act(() => transport.open());
    await waitFor(() => expect(shownTexts()).toEqual(['Comment 4', 'Comment 3', 'Comment 1']));
  });

  it('are not lost when they arrive between page and connection', async () => {
    const late = comments(3);
    fakeServer.on(`GET ${PATH}`, () => ({ body: { comments: late, total: 3, version: 1, page: 1, limit: 10 } }));
    server.apply({ created: [comment(4)] });
    await open();
    await waitFor(() => expect(shownTexts()).toHaveLength(3));
    const answer = { comments: server.comments, total: 4, version: server.version, page: 1, limit: 10 };
    fakeServer.on(`GET ${PATH}`, () => ({ body: answer }));
    await waitFor(() => expect(shownTexts()[0]).toBe('Comment 4'));
  });
});

describe('the user’s own comment', () => {
  it('appears before the answer, and once after it', async () => {
    let answer = (): void => undefined;
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    const posted = own(100, { content: 'Lovely game' });
    fakeServer.on(`POST ${PATH}`, async () => {
      await waiting;
      server.apply({ created: [posted] });
      return { status: 201, body: posted };
    });
    const { user } = await openSignedIn('&comments=2');
    const field = screen.getByLabelText('Your comment');
    expect(screen.getByRole('button', { name: 'Post' })).toBeDisabled();
    write('  \u200b ');
    expect(screen.getByRole('button', { name: 'Post' })).toBeDisabled();
    write(' Lovely game ');
    await user.click(screen.getByRole('button', { name: 'Post' }));
    expect(shownTexts()[0]).toBe('Lovely game');
    expect(within(cards()[0]!).getByText('Sending…')).toBeVisible();
    expect(within(cards()[0]!).getByText('You')).toBeVisible();
    expect(field).toHaveValue('');
    const row = cards()[0];
    answer();
    expect(await toast('Comment added')).toBeVisible();
    expect(await toast('Your comment has been posted successfully.')).toBeVisible();
    server.publish({ created: [posted] });
    expect(shownTexts()).toEqual(['Lovely game', 'Comment 3', 'Comment 2', 'Comment 1']);
    expect(cards()[0]).toBe(row);
    expect(screen.queryByText(/new comment/)).not.toBeInTheDocument();
    expect(localStorage.getItem(`draft:${member.id}:comment:7`)).toBeNull();
  });

  it('appears while the user is in the list and others are held', async () => {
    const posts = servePosts();
    const { user } = await openSignedIn();
    await waitFor(() => expect(shownTexts()).toHaveLength(3));
    await user.hover(cards()[1]!);
    fireEvent.pointerEnter(list().parentElement!, { pointerType: 'mouse' });
    write('Mine');
    await user.click(screen.getByRole('button', { name: 'Post' }));
    await toast('Comment added');
    posts.publish();
    expect(shownTexts()[0]).toBe('Mine');
  });

  it('is fetched when no live event arrives', async () => {
    servePosts();
    const { user } = await openSignedIn();
    write('Mine');
    await user.click(screen.getByRole('button', { name: 'Post' }));
    await toast('Comment added');
    await waitFor(() => expect(pageRequests().length).toBeGreaterThan(1));
    await waitFor(() => expect(shownTexts()).toEqual(['Mine', 'Comment 3', 'Comment 2', 'Comment 1']));
  });

  it('returns to the field when sending fails, in front of newer input', async () => {
    let refuse = (): void => undefined;
    const waiting = new Promise<void>((resolve) => (refuse = resolve));
    fakeServer.on(`POST ${PATH}`, async () => {
      await waiting;
      return refusal(403, 'forbidden', 'You are muted until …', { muted_until: ['2026-12-24T10:00:00.000Z'] });
    });
    const { user } = await openSignedIn();
    const field = screen.getByLabelText('Your comment');
    write('First');
    await user.click(screen.getByRole('button', { name: 'Post' }));
    write('Second');
    refuse();
    expect(await toast('Failed to add comment')).toBeVisible();
    expect(field).toHaveValue('First\n\nSecond');
    expect(field).toHaveAccessibleDescription(/^You are muted until Dec 24, 2026/);
    await waitFor(() => expect(shownTexts()).toEqual(['Comment 3', 'Comment 2', 'Comment 1']));
  });

  it('counts as posted when only the answer was lost', async () => {
    let fail = (): void => undefined;
    const waiting = new Promise<void>((resolve) => (fail = resolve));
    fakeServer.on(`POST ${PATH}`, async () => {
      await waiting;
      throw new TypeError('Failed to fetch');
    });
    const { user } = await openSignedIn();
    await waitFor(() => expect(shownTexts()).toHaveLength(3));
    write('Mine');
    await user.click(screen.getByRole('button', { name: 'Post' }));
    server.change({ created: [own(100, { content: 'Mine' })] });
    expect(shownTexts().filter((text) => text === 'Mine')).toHaveLength(1);
    fail();
    expect(await toast('Comment added')).toBeVisible();
    expect(screen.getByLabelText('Your comment')).toHaveValue('');
  });

  it('is stored on this device until it is sent', async () => {
    writeDraft(member.id, 'comment:7', { text: 'Half a thou' });
    const { user, unmount } = await openSignedIn();
    const field = screen.getByLabelText('Your comment');
    expect(field).toHaveValue('Half a thou');
    await user.type(field, 'ght');
    unmount();
    await openSignedIn();
    expect(screen.getByLabelText('Your comment')).toHaveValue('Half a thought');
  });

  it('shows the remaining characters and the limit', async () => {
    await openSignedIn();
    const field = screen.getByLabelText('Your comment');
    const post = screen.getByRole('button', { name: 'Post' });
    fireEvent.change(field, { target: { value: 'x'.repeat(1_800) } });
    expect(field).not.toHaveAccessibleDescription();
    fireEvent.change(field, { target: { value: '🎮'.repeat(1_999) } });
    expect(field).toHaveAccessibleDescription('1 character left');
    expect(post).toBeEnabled();
    fireEvent.change(field, { target: { value: 'x'.repeat(2_001) } });
    expect(field).toHaveAccessibleDescription('Comment must be at most 2000 characters');
    expect(field).toBeInvalid();
    expect(post).toBeDisabled();
  });

  describe('after posting, the user’s own comment', () => {
    const menu = () => screen.getByRole('button', { name: 'Edit or delete' });
    const choose = async (user: { click: (element: Element) => Promise<void> }, name: string) => {
      await user.click(menu());
      await user.click(await screen.findByRole('menuitem', { name }));
    };

    beforeEach(() => {
      serve([comment(3), own(2, { content: 'Mine' }), comment(1)]);
    });

    it('is the only one with a menu', async () => {
      await openSignedIn();
      await waitFor(() => expect(cards()).toHaveLength(3));
      expect(within(cards()[1]!).getByRole('button')).toBe(menu());
      expect(screen.getAllByText('You')).toHaveLength(1);
    });

    it('can be edited in place, and cancelled', async () => {
      const edited = own(2, { content: 'Mine, better', revision: 2, updated_at: '2026-11-03T10:00:00.000Z' });
      fakeServer.on(`PUT ${PATH}/2`, () => {
        server.apply({ updated: [edited] });
        return { body: edited };
      });
      const { user } = await openSignedIn();
      await waitFor(() => expect(cards()).toHaveLength(3));
      await choose(user, 'Edit');
      fireEvent.change(await screen.findByLabelText('Edit comment'), { target: { value: 'Not mine' } });
      await user.click(screen.getByRole('button', { name: 'Cancel' }));
      expect(shownTexts()[1]).toBe('Mine');
      await choose(user, 'Edit');
      const field = await screen.findByLabelText('Edit comment');
      expect(field).toHaveValue('Mine');
      expect(field).toHaveFocus();
      await user.clear(field);
      expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
      fireEvent.change(field, { target: { value: 'Mine, better' } });
      await user.click(screen.getByRole('button', { name: 'Save' }));
      expect(await toast('Comment updated')).toBeVisible();
      expect(shownTexts()).toEqual(['Comment 3', 'Mine, better', 'Comment 1']);
      expect(fakeServer.lastRequest(`PUT ${PATH}/2`)?.body).toEqual({ content: 'Mine, better' });
      expect(menu()).toHaveFocus();
    });

    it('keeps an edit when saving fails, and after a reload', async () => {
      fakeServer.on(`PUT ${PATH}/2`, () => refusal(503, 'unavailable', 'Busy'));
      const { user, unmount } = await openSignedIn();
      await waitFor(() => expect(cards()).toHaveLength(3));
      await choose(user, 'Edit');
      await user.type(await screen.findByLabelText('Edit comment'), ' and more');
      await user.click(screen.getByRole('button', { name: 'Save' }));
      expect(await toast('Failed to edit comment')).toBeVisible();
      expect(screen.getByLabelText('Edit comment')).toHaveValue('Mine and more');
      unmount();
      const again = await openSignedIn();
      await waitFor(() => expect(cards()).toHaveLength(3));
      await choose(again.user, 'Edit');
      expect(await screen.findByLabelText('Edit comment')).toHaveValue('Mine and more');
    });

    it('is deleted after confirmation', async () => {
      fakeServer.on(`DELETE ${PATH}/2`, () => {
        server.apply({ deleted: [2] });
        return { status: 204 };
      });
      const { user } = await openSignedIn();
      await waitFor(() => expect(cards()).toHaveLength(3));
      await choose(user, 'Delete');
      const dialog = within(await screen.findByRole('dialog', { name: 'Delete comment?' }));
      expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
      await user.click(dialog.getByRole('button', { name: 'Delete' }));
      expect(await toast('Comment deleted')).toBeVisible();
      expect(shownTexts()).toEqual(['Comment 3', 'Comment 1']);
      expect(screen.getByRole('heading', { name: /^Comments/ })).toHaveFocus();
    });

    it('stays when deleting fails, and disappears when it was deleted elsewhere', async () => {
      fakeServer.on(`DELETE ${PATH}/2`, () => refusal(503, 'unavailable', 'Busy'));
      const { user } = await openSignedIn();
      await waitFor(() => expect(cards()).toHaveLength(3));
      await choose(user, 'Delete');
      const dialog = within(await screen.findByRole('dialog', { name: 'Delete comment?' }));
      await user.click(dialog.getByRole('button', { name: 'Delete' }));
      expect(await dialog.findByText(/^Failed to delete comment/)).toBeVisible();
      expect(shownTexts()[1]).toBe('Mine');
      fakeServer.on(`DELETE ${PATH}/2`, () => refusal(404, 'not_found', 'This comment does not exist.'));
      server.apply({ deleted: [2] });
      await user.click(dialog.getByRole('button', { name: 'Delete' }));
      expect(await toast('Comment deleted')).toBeVisible();
      expect(shownTexts()).toEqual(['Comment 3', 'Comment 1']);
    });
  });
});
