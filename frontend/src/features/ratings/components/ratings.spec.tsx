import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openCommunity, openCommunityAsMember, serveCommunity } from '#testing/community-tab.js';
import { game } from '#testing/factories/game.factory.js';
import { figures, type FakeComments } from '#testing/fake-comments.js';
import { fakeServer, refusal } from '#testing/fake-server.js';

let server: FakeComments;

beforeEach(() => {
  server = serveCommunity();
});

const open = () => openCommunity(server);
const openSignedIn = () => openCommunityAsMember(server);
const toast = (text: string) => screen.findByText(text);

describe('the ratings of a game', () => {
  const spread = () =>
    within(screen.getByRole('list', { name: 'How often each rating was given' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const choice = (name: string) => screen.findByRole('radio', { name });
  const region = () => screen.getByRole('region', { name: 'Ratings' });

  it('show figures and update live, in the head as well', async () => {
    const { transport } = await open();
    await waitFor(() => expect(spread()).toEqual(['5 Excellent1', '4 Great2', '3 Good0', '2 Fair1', '1 Poor0']));
    expect(await within(region()).findByText('4 ratings', { exact: false })).toBeVisible();
    act(() => transport.send({ topic: 'game:7', from: 2, to: 2, ...figures([0, 1, 0, 2, 3], 2) }));
    await waitFor(() => expect(spread()[0]).toBe('5 Excellent3'));
    expect(within(region()).getByText('6 ratings', { exact: false })).toBeVisible();
    expect(screen.getByText('4.2 out of 5 · 6 ratings')).toBeVisible();
  });

  it('ignore outdated updates', async () => {
    const { transport } = await open();
    await waitFor(() => expect(spread()[0]).toBe('5 Excellent1'));
    act(() => transport.send({ topic: 'game:7', from: 2, to: 2, ...figures([0, 1, 0, 2, 3], 3) }));
    act(() => transport.send({ topic: 'game:7', from: 3, to: 3, ...figures([0, 1, 0, 2, 2], 2), player_count: 9 }));
    expect(await screen.findByText('9 players')).toBeVisible();
    expect(spread()[0]).toBe('5 Excellent3');
  });

  it('show the user’s own rating at once and store it', async () => {
    fakeServer.on('POST /api/games/7/ratings', ({ body }) => ({
      body: { ...game(7, 'Hexfall'), ...figures([0, 1, 0, 3, 1], 2), my_rating: (body as { rating: number }).rating },
    }));
    const { user } = await openSignedIn();
    const group = await screen.findByRole('radiogroup', { name: 'Rate this game' });
    expect(within(group).getAllByRole('radio').map(({ textContent }) => textContent)).toEqual([
      '1 Poor', '2 Fair', '3 Good', '4 Great', '5 Excellent',
    ]); // prettier-ignore
    expect(screen.getByText('You have not rated this game yet.')).toBeVisible();
    await user.click(await choice('2 Fair'));
    for (const name of ['3 Good', '4 Great']) {
      await user.keyboard('{ArrowRight>}');
      await waitFor(async () => expect(await choice(name)).toBeChecked());
      await user.keyboard('{/ArrowRight}');
    }
    expect(await toast('Rating added')).toBeVisible();
    expect(await toast('Your rating has been recorded successfully.')).toBeVisible();
    expect(await screen.findByText('Your rating: 4 Great. You can change it at any time.')).toBeVisible();
    expect(fakeServer.lastRequest('POST /api/games/7/ratings')?.body).toEqual({ rating: 4 });
  });

  it('restore the previous choice when storing fails', async () => {
    fakeServer.on('GET /api/games/7/ratings', () => ({
      body: { average_rating: 4, total_ratings: 4, distribution: [0, 1, 0, 2, 1], mine: 2 },
    }));
    let refuse = () => undefined as void;
    const waiting = new Promise<void>((resolve) => (refuse = resolve));
    fakeServer.on('POST /api/games/7/ratings', async () => {
      await waiting;
      return refusal(500, 'internal', 'Oops');
    });
    const { user } = await openSignedIn();
    expect(await choice('2 Fair')).toBeChecked();
    await user.click(await choice('5 Excellent'));
    await waitFor(async () => expect(await choice('5 Excellent')).toBeChecked());
    refuse();
    expect(await toast('Failed to add rating')).toBeVisible();
    expect(screen.getByText('Error')).toBeVisible();
    await waitFor(async () => expect(await choice('2 Fair')).toBeChecked());
  });

  it('report when the user’s own rating fails to load', async () => {
    fakeServer.on('GET /api/games/7/ratings', () => refusal(503, 'unavailable', 'Busy'));
    const { user } = await openSignedIn();
    expect(await screen.findByText('Your rating could not be loaded.')).toBeVisible();
    fakeServer.on('GET /api/games/7/ratings', () => ({
      body: { average_rating: 4, total_ratings: 4, distribution: [0, 1, 0, 2, 1], mine: 2 },
    }));
    await user.click(within(region()).getByRole('button', { name: 'Retry' }));
    expect(await choice('2 Fair')).toBeChecked();
  });
});
