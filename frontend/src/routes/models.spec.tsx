import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { AiModel } from '@gamegeek/contracts/models/models.schemas.js';
import { model, version } from '#testing/factories/model.factory.js';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { renderApp } from '#testing/render-app.js';

const serve = (models: AiModel[]) => fakeServer.on('GET /api/models', () => ({ body: models }));
const cardOf = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('li') ?? document.body);

describe('the list of AI models', () => {
  it('shows company, description and link of each', async () => {
    serve([
      model(1, 'Muse', {
        company: 'Orion Labs',
        website_url: 'https://muse.example/',
        versions: [version(1, '1')],
        games_count: 3,
      }),
      model(2, 'Quill', { versions: [version(2, '1')], games_count: 1 }),
      model(3, 'Blank'),
    ]);
    await renderApp({ at: '/models' });
    const muse = await cardOf('Muse');
    expect(document.title).toBe('AI Models');
    expect(muse.getByText('Orion Labs')).toBeVisible();
    expect(muse.getByText('Muse is a model.')).toBeVisible();
    expect(muse.getByRole('link', { name: 'View Details of Muse' })).toHaveAttribute('href', '/models/1');
    const website = muse.getByRole('link', { name: /^Website/ });
    expect(website).toHaveAttribute('href', 'https://muse.example/');
    expect(website).toHaveAttribute('target', '_blank');
    expect(website).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    expect(screen.getByText('3 models, 4 games')).toBeVisible();
    expect((await cardOf('Quill')).queryByRole('link', { name: /Website/ })).not.toBeInTheDocument();
  });

  it('shows the number of games and their share', async () => {
    serve([model(1, 'Muse', { versions: [version(1, '1')], games_count: 3 }), model(2, 'Blank', { games_count: 1 })]);
    await renderApp({ at: '/models' });
    const muse = await cardOf('Muse');
    expect(muse.getByText('Games Available')).toHaveTextContent('Games Available 3');
    expect(muse.getByRole('progressbar', { name: '75% of all games' })).toHaveAttribute('aria-valuenow', '75');
    expect((await cardOf('Blank')).queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('shows the initial when a logo fails to load', async () => {
    serve([model(1, 'Muse', { logo_url: 'https://muse.example/logo.png' })]);
    await renderApp({ at: '/models' });
    await screen.findByRole('heading', { name: 'Muse' });
    const logo = document.querySelector('main img');
    expect(logo).toHaveAttribute('src', 'https://muse.example/logo.png');
    fireEvent.error(logo ?? document.body);
    expect(await screen.findByText('M')).toBeVisible();
  });

  it('reserves the space of four cards while loading', async () => {
    fakeServer.on('GET /api/models', () => new Promise(() => undefined));
    await renderApp({ at: '/models' });
    await screen.findByRole('heading', { level: 1, name: 'AI Models' });
    expect(document.querySelectorAll('[aria-busy="true"] > li')).toHaveLength(4);
  });

  it('shows an empty state', async () => {
    serve([]);
    await renderApp({ at: '/models' });
    expect(await screen.findByText('No AI models found. Check back soon for updates!')).toBeVisible();
  });

  it('reports a failed request and retries', async () => {
    fakeServer.on('GET /api/models', () => refusal(503, 'unavailable', 'Busy'));
    const { user } = await renderApp({ at: '/models' });
    expect(await screen.findByText('Error')).toBeVisible();
    expect(screen.getByText(/^Failed to load AI models: The service is busy/)).toBeVisible();
    serve([model(1, 'Muse')]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Muse' })).toBeVisible();
  });

  it('rejects a malformed list of models', async () => {
    fakeServer.on('GET /api/models', () => ({ body: '<html>' }));
    await renderApp({ at: '/models' });
    expect(await screen.findByText('Failed to load AI models: Invalid response format')).toBeVisible();
  });
});
