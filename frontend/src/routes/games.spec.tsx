import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { game } from '#testing/factories/game.factory.js';
import { ownUser } from '#testing/factories/user.factory.js';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { haveSession } from '#testing/handlers/auth.js';
import { renderApp } from '#testing/render-app.js';

/** A server with these games on each page, of `total`. */
function serve(games: Game[], total = games.length): void {
  fakeServer.on('GET /api/games', () => ({ body: games, headers: { 'X-Total-Count': String(total) } }));
}

const lastQuery = () => Object.fromEntries(fakeServer.lastRequest('GET /api/games')?.query ?? []);
const search = () => screen.findByRole('searchbox', { name: 'Search games' });
const cardOf = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('li') ?? document.body);

describe('the list of games', () => {
  it('shows the newest with their links', async () => {
    serve([
      game(7, 'Hexfall', {
        ai_model_name: 'Muse',
        categories: ['Puzzle', 'Strategy'],
        tags: ['word-game'],
        player_count: 1_234,
        game_url: 'https://hexfall.example/',
        documentation_url: 'https://hexfall.example/docs',
      }),
      game(8, 'Quiet'),
    ]);
    await renderApp({ at: '/games' });
    const card = await cardOf('Hexfall');
    expect(document.title).toBe('Games');
    expect(card.getByRole('link', { name: 'Hexfall' })).toHaveAttribute('href', '/games/7');
    for (const text of ['Muse', 'Puzzle', 'Strategy', 'Hexfall is a game.', '1,234 players']) {
      expect(card.getByText(text)).toBeVisible();
    }
    for (const name of [/^Play Game/, /^Docs/]) {
      expect(card.getByRole('link', { name })).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
      expect(card.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    }
    expect(card.getByRole('link', { name: '#word-game' })).toHaveAttribute('href', '/games?tag=word-game');
    expect(card.queryByText('Launch')).not.toBeInTheDocument();
    const quiet = await cardOf('Quiet');
    expect(quiet.getByText('Coming')).toBeVisible();
    expect(quiet.queryByText('0 players')).not.toBeInTheDocument();
    expect(quiet.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByText('2 games')).toBeVisible();
    expect(lastQuery()).toEqual({ page: '1', limit: '24' });
  });

  it('marks launch promotion and hidden games of the user', async () => {
    serve([game(7, 'Hexfall', { premium_until: '2027-02-01T00:00:00.000Z' }), game(8, 'Quiet', { active: false })]);
    await renderApp({ at: '/games' });
    expect((await cardOf('Hexfall')).getByText('Launch')).toBeVisible();
    expect((await cardOf('Quiet')).getByText('Hidden')).toBeVisible();
  });

  it('searches after a pause, with the best matches first, and shows the count', async () => {
    serve([game(7, 'Hexfall')], 60);
    const { user, address } = await renderApp({ at: '/games?page=2' });
    serve([game(7, 'Hexfall')]);
    await user.type(await search(), 'hexfal');
    await waitFor(() => expect(address()).toBe('/games?search=hexfal'));
    await waitFor(() => expect(lastQuery()).toEqual({ search: 'hexfal', page: '1', limit: '24' }));
    expect(fakeServer.requests.filter(({ query }) => query.get('search')?.length === 1)).toEqual([]);
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Best match');
    expect(await screen.findByText('1 game')).toHaveAttribute('role', 'status');
  });

  it('searches at once when Enter is pressed', async () => {
    serve([]);
    const { user, address } = await renderApp({ at: '/games' });
    await user.type(await search(), 'z{Enter}');
    expect(address()).toBe('/games?search=z');
  });

  it('filters and sorts by the address', async () => {
    serve([game(7, 'Hexfall')]);
    const { user, address } = await renderApp({ at: '/games' });
    const category = await screen.findByRole('combobox', { name: 'Category' });
    const sort = screen.getByRole('combobox', { name: 'Sort by' });
    const textsOf = (select: HTMLElement) =>
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(textsOf(category)).toEqual([
      'All categories',
      'Text Adventure',
      'Strategy',
      'Puzzle',
      'RPG',
      'Educational',
      'Simulation',
      'Other',
    ]);
    expect(textsOf(sort)).toEqual(['Newest', 'Oldest', 'Name', 'Trending', 'Rating']);
    await user.selectOptions(category, 'Puzzle');
    await user.selectOptions(sort, 'Trending');
    expect(address()).toBe('/games?category=Puzzle&sort=trending');
    await waitFor(() => expect(lastQuery()).toMatchObject({ category: 'Puzzle', sort: 'trending' }));
  });

  it('lists only playable games by the address, on request', async () => {
    serve([]);
    const { user, address } = await renderApp({ at: '/games?page=2' });
    const toggle = await screen.findByRole('checkbox', { name: 'Playable now' });
    await user.click(toggle);
    expect(address()).toBe('/games?playable=true');
    await waitFor(() => expect(lastQuery()).toEqual({ playable: 'true', page: '1', limit: '24' }));
    await user.click(await screen.findByRole('button', { name: 'Show all games' }));
    expect(address()).toBe('/games');
    expect(toggle).not.toBeChecked();
  });

  it('lists the games of a tag until it is removed', async () => {
    serve([game(7, 'Hexfall', { tags: ['arcade'] })]);
    const { user, address } = await renderApp({ at: '/games?category=Puzzle' });
    await user.click(await screen.findByRole('link', { name: '#arcade' }));
    expect(address()).toBe('/games?tag=arcade');
    await waitFor(() => expect(lastQuery()).toEqual({ tag: 'arcade', page: '1', limit: '24' }));
    await user.click(screen.getByRole('button', { name: 'Remove the tag arcade' }));
    expect(address()).toBe('/games');
  });

  it('says that no game has the tag of the address', async () => {
    serve([]);
    await renderApp({ at: '/games?tag=unheard-of' });
    expect(await screen.findByText(/^There is no game with the tag “unheard-of”/)).toBeVisible();
  });

  it('ignores invalid parameters of the address', async () => {
    serve([game(7, 'Hexfall')]);
    await renderApp({ at: '/games?category=Racing&tag=A+b&playable=here&sort=best&page=0' });
    await screen.findByRole('link', { name: 'Hexfall' });
    expect(lastQuery()).toEqual({ page: '1', limit: '24' });
  });

  it('pages by the total count, keeps the page in the address and scrolls to the top', async () => {
    serve([game(7, 'Hexfall')], 60);
    const { user, address } = await renderApp({ at: '/games?sort=name' });
    expect(await screen.findByText('60 games, page 1 of 3')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(address()).toBe('/games?sort=name&page=2');
    const found = await screen.findByText('60 games, page 2 of 3');
    expect(found).toHaveFocus();
    expect(lastQuery()).toMatchObject({ sort: 'name', page: '2' });
  });

  it('shows the last page for an address beyond it', async () => {
    fakeServer.on('GET /api/games', ({ query }) => ({
      body: query.get('page') === '2' ? [game(7, 'Hexfall')] : [],
      headers: { 'X-Total-Count': '30' },
    }));
    const { address } = await renderApp({ at: '/games?page=9' });
    expect(await screen.findByRole('link', { name: 'Hexfall' })).toBeVisible();
    expect(address()).toBe('/games?page=2');
  });

  it('keeps the list while the next one loads', async () => {
    serve([game(7, 'Hexfall')]);
    const { user } = await renderApp({ at: '/games' });
    await screen.findByRole('link', { name: 'Hexfall' });
    fakeServer.on('GET /api/games', () => new Promise(() => undefined));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Puzzle');
    expect(screen.getByRole('link', { name: 'Hexfall' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Hexfall' }).closest('[aria-busy="true"]')).toBeInTheDocument();
  });

  it('reserves the space of three cards while loading', async () => {
    fakeServer.on('GET /api/games', () => new Promise(() => undefined));
    await renderApp({ at: '/games' });
    await search();
    expect(document.querySelectorAll('[aria-busy="true"] > li')).toHaveLength(3);
  });

  it('shows an empty search result and links to all games', async () => {
    serve([]);
    const { user, address } = await renderApp({ at: '/games?search=nothing&category=RPG' });
    expect(
      await screen.findByText('Nothing matches “nothing”. Try another word, or look through all games.'),
    ).toBeVisible();
    expect(screen.getAllByText('No games found')[0]).toBeInTheDocument();
    serve([game(7, 'Hexfall')]);
    await user.click(screen.getByRole('button', { name: 'Show all games' }));
    expect(await screen.findByRole('link', { name: 'Hexfall' })).toBeVisible();
    expect(address()).toBe('/games');
    expect(await search()).toHaveValue('');
  });

  it.each([
    [503, 'unavailable', 'The service is busy'],
    [500, 'internal', 'Something went wrong on our side. Please try again later.'],
  ])('reports a failed request (%i) and retries', async (status, code, sentence) => {
    fakeServer.on('GET /api/games', () => refusal(status, code, 'Busy'));
    const { user } = await renderApp({ at: '/games' });
    expect(await screen.findByText('Error Loading Games')).toBeVisible();
    const text = screen.getByText(/^There was a problem loading the games. Please try again later./);
    expect(text).toHaveTextContent(sentence);
    serve([game(7, 'Hexfall')]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Hexfall' })).toBeVisible();
  });

  it('links signed-in users to the form, and visitors to /auth first', async () => {
    serve([]);
    const { unmount, user, address } = await renderApp({ at: '/games' });
    await user.click(await screen.findByRole('link', { name: 'Add Game' }));
    expect(address()).toBe('/auth');
    expect(await screen.findByText('Please log in to continue.')).toBeVisible();
    unmount();
    haveSession(ownUser());
    await renderApp({ at: '/games' });
    expect(await screen.findByRole('link', { name: 'Add Game' })).toHaveAttribute('href', '/submit-game');
  });
});
