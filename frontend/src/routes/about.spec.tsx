import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { renderApp } from '#testing/render-app.js';

beforeEach(() => {
  fakeServer.on('GET /api/models', () => ({ body: [{ id: 1 }, { id: 2 }, { id: 3 }] }));
  fakeServer.on('GET /api/games', ({ query }) => ({
    body: [{ id: 1 }],
    headers: { 'X-Total-Count': query.get('playable') === 'true' ? '1234' : '5678' },
  }));
  fakeServer.on('GET /api/leaderboard', ({ query }) => ({
    body: { total: query.get('period') === 'week' ? 40 : 980 },
  }));
});

describe('the about page', () => {
  it('shows current figures beside the goals', async () => {
    await renderApp({ at: '/about' });
    expect(await screen.findByRole('heading', { level: 1, name: 'About' })).toBeVisible();
    expect(await screen.findByText('3 listed now')).toBeVisible();
    expect(await screen.findByText('1,234 to play now')).toBeVisible();
    expect(await screen.findByText('980 on the boards now')).toBeVisible();
    expect(await screen.findByText('40 taking part this week')).toBeVisible();
    for (const [aim, label] of [
      ['20+', 'AI models'],
      ['100+', 'games'],
      ['10k+', 'players'],
      ['Weekly', 'contests'],
    ] as const) {
      expect(screen.getByText(aim).parentElement).toHaveTextContent(label);
    }
  });

  it('has a section each on mission, history and team', async () => {
    await renderApp({ at: '/about' });
    for (const name of ['Our mission', 'AI in games, step by step', 'The team']) {
      expect(await screen.findByRole('region', { name })).toBeVisible();
    }
  });

  it('shows no figure when loading fails', async () => {
    fakeServer.on('GET /api/models', () => refusal(503, 'unavailable', 'Busy'));
    await renderApp({ at: '/about' });
    expect(await screen.findByText('1,234 to play now')).toBeVisible();
    expect(screen.queryByText(/listed now/)).not.toBeInTheDocument();
  });

  it('links to sign-up, games, contact and three projects', async () => {
    await renderApp({ at: '/about' });
    const main = within(await screen.findByRole('main'));
    expect(await main.findByRole('link', { name: 'Sign Up Now' })).toHaveAttribute('href', '/auth');
    expect(main.getByRole('link', { name: 'Browse Games' })).toHaveAttribute('href', '/games');
    expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('rel', 'noopener noreferrer');
    const projects = within(main.getByRole('region', { name: 'Other Projects' }));
    expect(projects.getAllByRole('listitem')).toHaveLength(3);
  });
});
