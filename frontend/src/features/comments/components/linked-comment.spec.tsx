import type { Comment } from '@gamegeek/contracts/comments/comments.schemas.js';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openCommunity, openCommunityAt, serveCommunity } from '#testing/community-tab.js';
import { comment, comments } from '#testing/factories/comment.factory.js';
import { FakeComments } from '#testing/fake-comments.js';
import { fakeServer, refusal } from '#testing/fake-server.js';

const PATH = '/api/games/7/comments';

let server: FakeComments;

beforeEach(() => {
  server = serveCommunity();
});

function serve(held: Comment[]): void {
  server = new FakeComments(7, held);
}

const list = () => screen.getByRole('list', { name: 'Comments' });
const cards = () => within(list()).getAllByRole('listitem');
const shownTexts = () => cards().map((card) => card.querySelector('p')?.textContent);
const pageRequests = () => fakeServer.requests.filter(({ method, path }) => method === 'GET' && path === PATH);

describe('the permalink of a comment', () => {
  const named = (id: number) => document.getElementById(`comment-${id}`);
  const follow = (id: number) => openCommunityAt(`/games/7#comment-${id}`, server);

  it('is the time of the comment, and keeps page and sort order', async () => {
    serve(comments(12));
    const { user, address } = await openCommunity(server, '&comments=2&sort=oldest');
    await waitFor(() => expect(shownTexts()).toEqual(['Comment 11', 'Comment 12']));
    const time = within(cards()[1]!).getByRole('link', { name: /ago|last|yesterday/ });
    expect(time).toHaveAttribute('href', '/games/7#comment-12');
    await user.click(time);
    await waitFor(() => expect(named(12)).toHaveFocus());
    expect(named(12)).toHaveAttribute('aria-current', 'true');
    expect(address()).toBe('/games/7?tab=community&comments=2&sort=oldest');
    expect(shownTexts()).toEqual(['Comment 11', 'Comment 12']);
  });

  it('opens the tab at its page, highlights and focuses the comment', async () => {
    serve(comments(25));
    const { user, address } = await follow(4);
    await waitFor(() => expect(named(4)).toHaveFocus());
    expect(named(4)).toHaveAttribute('aria-current', 'true');
    expect(named(4)).toHaveTextContent('Comment 4');
    expect(screen.getByText('Page 3 of 3')).toBeVisible();
    expect(pageRequests()).toHaveLength(3);
    expect(address()).toBe('/games/7?tab=community&comments=3');
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(shownTexts()[0]).toBe('Comment 15'));
    expect(address()).toBe('/games/7?tab=community&comments=2');
  });

  it('sends no further request when it is on the first page', async () => {
    await follow(2);
    await waitFor(() => expect(named(2)).toHaveFocus());
    expect(pageRequests()).toHaveLength(1);
  });

  it('reports a deleted comment', async () => {
    serve(comments(12));
    const { user } = await follow(99);
    const sentence = await screen.findByText('This comment no longer exists.');
    await waitFor(() => expect(sentence).toHaveFocus());
    expect(shownTexts()).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.queryByText('This comment no longer exists.')).not.toBeInTheDocument();
  });

  it('reports a missing comment in an empty list', async () => {
    serve([]);
    await follow(99);
    expect(await screen.findByText('This comment no longer exists.')).toBeVisible();
    expect(screen.getByText('No comments yet')).toBeVisible();
  });

  it('can be retried when the lookup failed', async () => {
    serve(comments(12));
    const held = server;
    fakeServer.on(`GET ${PATH}`, ({ query }) =>
      query.has('around') ? refusal(503, 'unavailable', 'Busy') : { body: held.page(query) },
    );
    const { user } = await follow(1);
    expect(await screen.findByText('This comment could not be loaded.')).toBeVisible();
    fakeServer.on(`GET ${PATH}`, ({ query }) => ({ body: held.page(query) }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(named(1)).toHaveFocus());
  });

  it('shows a held comment', async () => {
    let answer = (): void => undefined;
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    const held = server;
    fakeServer.on(`GET ${PATH}`, async ({ query }) => {
      if (query.has('around')) await waiting;
      return { body: held.page(query) };
    });
    await follow(4);
    await waitFor(() => expect(shownTexts()).toHaveLength(3));
    fireEvent.focus(within(cards()[1]!).getByRole('link', { name: 'bob' }));
    server.change({ created: [comment(4)] });
    expect(await screen.findByRole('button', { name: '1 new comment' })).toBeVisible();
    answer();
    await waitFor(() => expect(named(4)).toHaveFocus());
  });
});
