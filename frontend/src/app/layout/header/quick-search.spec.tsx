import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Found } from '@gamegeek/contracts/search/search.schemas.js';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { renderApp } from '#testing/render-app.js';

const FOUND: Found = {
  games: [
    { id: 7, name: 'Dragon Ledger', image_url: null, categories: ['Strategy'], ai_model_name: 'Muse', playable: true },
    { id: 8, name: 'Dragonfly', image_url: null, categories: [], ai_model_name: 'Bard', playable: false },
  ],
  models: [{ id: 3, name: 'Dragoman', company: 'Polyglot' }],
  players: [{ id: '00000000-0000-4000-8000-000000000001', username: 'drago' }],
};
const NOTHING: Found = { games: [], models: [], players: [] };

beforeEach(() =>
  fakeServer.on('GET /api/search', ({ query }) => ({ body: query.get('q') === 'drag' ? FOUND : NOTHING })),
);

const sent = () => fakeServer.requests.filter(({ path }) => path === '/api/search').map(({ query }) => query.get('q'));
const activeOption = () => {
  const id = screen
    .getByRole('combobox', { name: 'Games, AI models and players' })
    .getAttribute('aria-activedescendant');
  return document.getElementById(id ?? '')?.textContent;
};

async function openSearch(how = '/') {
  const app = await renderApp({ at: '/terms' });
  await screen.findByRole('heading', { level: 1 });
  await app.user.keyboard(how);
  const field = await screen.findByRole('combobox', { name: 'Games, AI models and players' });
  return { ...app, field };
}

describe('quick search', () => {
  it('says which games cannot be played yet', async () => {
    const { user, field } = await openSearch();
    await user.type(field, 'drag');
    expect(await screen.findByRole('option', { name: /^Dragonfly/ })).toHaveTextContent('Bard · Coming');
    expect(screen.getByRole('option', { name: /^Dragon Ledger/ })).not.toHaveTextContent('Coming');
  });

  it.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])(
    'opens by %s, with the focus in its field',
    async (keys) => {
      const { field } = await openSearch(keys);
      expect(field).toHaveFocus();
      expect(field).toHaveValue('');
    },
  );

  it('contains what was typed while it was loading', async () => {
    await renderApp({ at: '/terms' });
    await screen.findByRole('heading', { level: 1 });
    // In one turn of the event loop, so that nothing can load in between.
    for (const key of ['/', 'd', 'r', 'a', 'y', 'Backspace', 'g']) fireEvent.keyDown(document.body, { key });
    const field = await screen.findByRole('combobox', { name: 'Games, AI models and players' });
    expect(field).toHaveValue('drag');
    expect(await screen.findByRole('option', { name: /Dragon Ledger/ })).toBeVisible();
  });

  it('opens and closes by its buttons', async () => {
    const { user } = await renderApp({ at: '/terms' });
    await user.click(await screen.findByRole('button', { name: 'Search' }));
    const dialog = await screen.findByRole('dialog', { name: 'Search' });
    await user.click(within(dialog).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens from the menu of narrow screens and closes it', async () => {
    const { user } = await renderApp({ at: '/terms' });
    await user.click(await screen.findByRole('button', { name: 'Open menu' }));
    const menu = within(document.getElementById('mobile-menu') ?? document.body);
    await user.click(menu.getByRole('button', { name: 'Search' }));
    expect(await screen.findByRole('dialog', { name: 'Search' })).toBeVisible();
    expect(document.getElementById('mobile-menu')).not.toBeInTheDocument();
  });

  it('ignores a slash typed into a field', async () => {
    const { user } = await renderApp({ at: '/faq' });
    const field = await screen.findByRole('searchbox');
    await user.type(field, 'and/or');
    expect(field).toHaveValue('and/or');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('ignores the slash after the shortcut was turned off on this device', async () => {
    const { user } = await openSearch('{Control>}k{/Control}');
    await user.click(screen.getByRole('switch', { name: 'The / key opens the search' }));
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await user.keyboard('/');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.keyboard('{Control>}k{/Control}');
    const slash = await screen.findByRole('switch', { name: 'The / key opens the search' });
    expect(slash).not.toBeChecked();
    await user.click(slash);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await user.keyboard('/');
    expect(await screen.findByRole('dialog', { name: 'Search' })).toBeVisible();
  });

  it('lists the main pages before anything is typed', async () => {
    const { user, address } = await openSearch();
    expect(
      within(screen.getByRole('listbox'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Games', 'The Daily', 'AI Models', 'Leaderboards', 'Submit a game', 'API Documentation', 'Help Center']);
    await user.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    expect(address()).toBe('/api-documentation');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent()).toEqual([]);
  });

  it('groups matches by kind and moves through them with the arrow keys', async () => {
    const { user, field, address } = await openSearch();
    await user.type(field, 'drag');
    await screen.findByRole('option', { name: /Dragon Ledger/ });
    const groups = within(screen.getByRole('listbox')).getAllByRole('group');
    expect(
      groups.map((group) =>
        within(group)
          .getAllByRole('option')
          .map((line) => line.textContent),
      ),
    ).toEqual([
      ['Dragon LedgerMuse', 'DragonflyBard · Coming', 'All games for “drag”'],
      ['DragomanPolyglot'],
      ['drago'],
    ]);
    expect(screen.getByRole('group', { name: 'AI Models' })).toBeVisible();
    expect(screen.getByText('5 results')).toBeInTheDocument();
    expect(activeOption()).toBe('Dragon LedgerMuse');
    await user.keyboard('{ArrowUp}');
    expect(activeOption()).toBe('drago');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(activeOption()).toBe('DragomanPolyglot');
    fakeServer.on('GET /api/models/3', () => refusal(404, 'not_found', 'This AI model does not exist.'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/models/3'));
  });

  it('sends one request after a pause, with the last input', async () => {
    const { user, field } = await openSearch();
    await user.type(field, 'dragons{Backspace}{Backspace}{Backspace}');
    await screen.findByRole('option', { name: /Dragon Ledger/ });
    expect(sent()).toEqual(['drag']);
  });

  it('drops an outdated answer', async () => {
    let answerFirst = (): void => undefined;
    fakeServer.on('GET /api/search', async ({ query }) => {
      if (query.get('q') === 'drag') return { body: FOUND };
      await new Promise<void>((resolve) => (answerFirst = resolve));
      return { body: { ...NOTHING, models: [{ id: 9, name: 'Too late', company: 'Nobody' }] } };
    });
    const { user, field } = await openSearch();
    await user.type(field, 'dra');
    await waitFor(() => expect(sent()).toEqual(['dra']));
    await user.type(field, 'g');
    await screen.findByRole('option', { name: /Dragon Ledger/ });
    answerFirst();
    await waitFor(() => expect(screen.queryByText('Too late')).not.toBeInTheDocument());
    expect(screen.getByRole('option', { name: /Dragon Ledger/ })).toBeVisible();
  });

  it('opens the first match when Enter is pressed before the answer arrives', async () => {
    const { user, field, address } = await openSearch();
    fakeServer.on('GET /api/games/7', () => refusal(404, 'not_found', 'This game does not exist.'));
    await user.type(field, 'drag{Enter}');
    await waitFor(() => expect(address()).toBe('/games/7'));
  });

  it('shows a message when there is no match', async () => {
    const { user, field } = await openSearch();
    await user.type(field, 'xyzzy');
    expect((await screen.findAllByText('Nothing found for "xyzzy"'))[0]).toBeVisible();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field).toHaveAttribute('aria-expanded', 'false');
  });

  it('shows an error when the request fails and retries', async () => {
    fakeServer.on('GET /api/search', () => refusal(503, 'unavailable', 'Busy.'));
    const { user, field } = await openSearch();
    await user.type(field, 'drag');
    expect(await screen.findByRole('alert')).toHaveTextContent('The search failed. Please try again.');
    fakeServer.on('GET /api/search', () => ({ body: FOUND }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('option', { name: /Dragon Ledger/ })).toBeVisible();
  });
});
