import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { boardOf, watchAck } from '#testing/factories/board.factory.js';
import { FakeTransport } from '#testing/fake-transport.js';
import { renderApp } from '#testing/render-app.js';

async function openHome(placesLeft: number) {
  const transport = new FakeTransport();
  transport.answerWith((topic) =>
    topic === 'launch'
      ? { ok: true, topic, seq: 1, snapshot: { places_left: placesLeft } }
      : watchAck(topic, 1, boardOf([])),
  );
  const app = await renderApp({ transport });
  return { ...app, banner: within(await screen.findByRole('region', { name: 'Launch promotion' })) };
}

describe('the launch banner', () => {
  it('shows the offer and the number of places left, live', async () => {
    const { banner, transport } = await openHome(12);
    expect(
      banner.getByText('The first 50 developers to list games get 3 months of premium visibility at no cost.'),
    ).toBeVisible();
    expect(banner.getByRole('link', { name: 'Submit a Game' })).toHaveAttribute('href', '/submit-game');
    expect(await banner.findByText('12 places left')).toBeVisible();
    act(() => transport.send({ topic: 'launch', from: 2, to: 2, places_left: 1 }));
    expect(await banner.findByText('1 place left')).toBeVisible();
    act(() => transport.send({ topic: 'launch', from: 3, to: 3, places_left: 0 }));
    const over = banner.getByText('All 50 launch places are taken. Every game is still welcome.');
    await waitFor(() => expect(over).toBeVisible());
  });
});
