import { describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { boardOf, entries, watchAck } from '../../testing/factories/board.factory.js';
import { game } from '../../testing/factories/game.factory.js';
import { model, version } from '../../testing/factories/model.factory.js';
import { fakeIntersections } from '../../testing/fake-intersections.js';
import { fakeServer, refusal } from '../../testing/fake-server.js';
import { FakeTransport } from '../../testing/fake-transport.js';
import { renderApp } from '../../testing/render-app.js';

async function scrollDown() {
  const transport = new FakeTransport();
  transport.answerWith((topic) => watchAck(topic, 1, boardOf(entries(4))));
  const app = await renderApp({ transport });
  await screen.findByRole('heading', { level: 1 });
  expect(fakeServer.requests).toEqual([]);
  act(() => fakeIntersections.comeNear());
  return app;
}

const models = () => screen.findByRole('region', { name: 'Featured AI Models' });
const games = () => screen.findByRole('region', { name: 'Featured Games' });

describe('the catalogue on the home page', () => {
  it('comes when the reader comes near: how it began, six models, three games, and the way to all', async () => {
    fakeServer.on('GET /api/models', () => ({
      body: Array.from({ length: 8 }, (_, n) => model(n + 1, `Model ${n + 1}`, { versions: [version(n, '1')] })),
    }));
    fakeServer.on('GET /api/games/featured', () => ({ body: [game(1, 'Hexfall'), game(2, 'Octfall')] }));
    await scrollDown();
    const shown = within(await models());
    expect(await shown.findByRole('link', { name: 'View Games of Model 6' })).toHaveAttribute('href', '/models/6');
    expect(shown.queryByText('Model 7')).not.toBeInTheDocument();
    expect(shown.getByRole('heading', { name: 'Evolution Timeline' })).toBeVisible();
    expect(shown.getByRole('link', { name: 'See the timeline' })).toHaveAttribute('href', '/about');
    expect(shown.getByRole('link', { name: 'View All AI Models' })).toHaveAttribute('href', '/models');
    const played = within(await games());
    expect(await played.findByRole('link', { name: 'Hexfall' })).toHaveAttribute('href', '/games/1');
    expect(played.getByRole('link', { name: 'View All Games' })).toHaveAttribute('href', '/games');
    expect((await models()).closest('#models')).toBeInTheDocument();
  });

  it('says what could not be had, and asks again', async () => {
    fakeServer.on('GET /api/models', () => refusal(503, 'unavailable', 'Busy'));
    fakeServer.on('GET /api/games/featured', () => refusal(503, 'unavailable', 'Busy'));
    const { user } = await scrollDown();
    expect(await screen.findByText(/^Failed to load AI models:/)).toBeVisible();
    const played = within(await games());
    expect(await played.findByText('Failed to fetch games')).toBeVisible();
    fakeServer.on('GET /api/games/featured', () => ({ body: [] }));
    await user.click(played.getByRole('button', { name: 'Retry' }));
    expect(await played.findByText('No games found')).toBeVisible();
  });
});
