import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { game } from '#testing/factories/game.factory.js';
import { model, version } from '#testing/factories/model.factory.js';
import { fakeServer, refusal, type FakeRequest } from '#testing/fake-server.js';
import { renderApp } from '#testing/render-app.js';

const MUSE = model(1, 'Muse', {
  company: 'Orion Labs',
  website_url: 'https://muse.example/',
  versions: [
    version(12, '2.0', { is_latest: true, description: 'It thinks ahead.', capabilities: ['text', 'music'] }),
    version(11, '1.0'),
  ],
});

beforeEach(() => {
  fakeServer.on('GET /api/models/1', () => ({ body: MUSE }));
  fakeServer.on('GET /api/model-versions/12/games', () => ({ body: [game(5, 'Hexfall')] }));
  fakeServer.on('GET /api/model-versions/11/games', () => ({ body: [] }));
});

const selector = () => screen.findByRole('combobox', { name: 'Model version' });

describe('the page of an AI model', () => {
  it('shows company, description and versions, without a selected version', async () => {
    await renderApp({ at: '/models/1' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Muse' })).toBeVisible();
    expect(document.title).toBe('Muse');
    expect(screen.getByText('Orion Labs')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Website/ })).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/models']);
    expect(trail.getByRole('link', { name: 'AI Models' })).toBeVisible();
    expect(trail.getByText('Muse')).toHaveAttribute('aria-current', 'page');
    expect(await selector()).toHaveValue('');
    expect(screen.queryByText('It thinks ahead.')).not.toBeInTheDocument();
  });

  it('shows capabilities and games of the selected version, and keeps it in the address', async () => {
    const { user, address } = await renderApp({ at: '/models/1' });
    await user.selectOptions(await selector(), '2.0 (latest)');
    expect(address()).toBe('/models/1?version=12');
    expect(screen.getByText('It thinks ahead.')).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Capabilities' })).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'Games made with Muse 2.0' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Hexfall' })).toHaveAttribute('href', '/games/5');
    await user.selectOptions(await selector(), 'Choose a version');
    expect(address()).toBe('/models/1');
    expect(screen.queryByText('It thinks ahead.')).not.toBeInTheDocument();
  });

  it('selects the version in the address, unless it belongs to another model', async () => {
    const { unmount } = await renderApp({ at: '/models/1?version=11' });
    expect(await screen.findByText('No games have been created with this model version yet.')).toBeVisible();
    unmount();
    await renderApp({ at: '/models/1?version=99' });
    expect(await selector()).toHaveValue('');
  });

  it('reports when the games of a version fail to load, and retries', async () => {
    fakeServer.on('GET /api/model-versions/12/games', () => refusal(503, 'unavailable', 'Busy'));
    const { user } = await renderApp({ at: '/models/1?version=12' });
    expect(await screen.findByText('Failed to fetch games')).toBeVisible();
    fakeServer.on('GET /api/model-versions/12/games', () => ({ body: [game(5, 'Hexfall')] }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Hexfall' })).toBeVisible();
  });

  it('loads the games of a version page by page, and retries a failed page', async () => {
    const all = Array.from({ length: 30 }, (_, i) => game(100 + i, `Game ${i}`));
    const page = ({ query }: FakeRequest) => {
      const [number, limit] = [Number(query.get('page')), Number(query.get('limit'))];
      return { body: all.slice((number - 1) * limit, number * limit), headers: { 'X-Total-Count': '30' } };
    };
    fakeServer.on('GET /api/model-versions/12/games', page);
    const { user } = await renderApp({ at: '/models/1?version=12' });
    const region = within(await screen.findByRole('region', { name: 'Games made with Muse 2.0' }));
    expect(await region.findByRole('link', { name: 'Game 23' })).toBeVisible();
    expect(region.queryByRole('link', { name: 'Game 24' })).not.toBeInTheDocument();
    fakeServer.on('GET /api/model-versions/12/games', () => refusal(503, 'unavailable', 'Busy'));
    await user.click(region.getByRole('button', { name: 'Show more games' }));
    expect(await region.findByText('Failed to fetch games')).toBeVisible();
    expect(region.getByRole('link', { name: 'Game 23' })).toBeVisible();
    fakeServer.on('GET /api/model-versions/12/games', page);
    await user.click(region.getByRole('button', { name: 'Retry' }));
    expect(await region.findByRole('link', { name: 'Game 29' })).toBeVisible();
    expect(region.queryByRole('button', { name: 'Show more games' })).not.toBeInTheDocument();
  });

  it('shows an empty state without versions', async () => {
    fakeServer.on('GET /api/models/1', () => ({ body: model(1, 'Muse') }));
    await renderApp({ at: '/models/1' });
    expect(await screen.findByText('This model has no versions yet.')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Model version' })).not.toBeInTheDocument();
  });

  it.each(['/models/7', '/models/x', '/models/0'])('shows the not-found page at %s', async (at) => {
    fakeServer.on('GET /api/models/7', () => refusal(404, 'not_found', 'This AI model does not exist'));
    await renderApp({ at });
    expect(await screen.findByRole('heading', { level: 1, name: 'Model Not Found' })).toBeVisible();
    expect(document.title).toBe('Model Not Found');
    expect(screen.getByRole('link', { name: 'Back to AI Models' })).toHaveAttribute('href', '/models');
  });

  it('reports a failed request and retries', async () => {
    fakeServer.on('GET /api/models/1', () => refusal(500, 'internal', 'Oh'));
    const { user } = await renderApp({ at: '/models/1' });
    expect(await screen.findByText('Failed to fetch AI model')).toBeVisible();
    fakeServer.on('GET /api/models/1', () => ({ body: MUSE }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Muse' })).toBeVisible());
  });
});
