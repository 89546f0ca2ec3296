import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { OPENED_BY_SITE } from '@gamegeek/contracts/site/opened-by-site.js';
import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { game } from '#testing/factories/game.factory.js';
import { ownUser } from '#testing/factories/user.factory.js';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { haveSession } from '#testing/handlers/auth.js';
import { renderApp } from '#testing/render-app.js';

const LAUNCH = 'POST /api/games/7/launches';
const TAB = { launch: 'tab', game_url: 'https://maker.example:8443/snake' } as const;
const EMBED = { launch: 'embed', game_url: 'https://maker.example/' } as const;

function serve(changes: Partial<Game>): void {
  fakeServer.on('GET /api/games/7', () => ({ body: game(7, 'Neon Snake', changes) }));
  fakeServer.on('GET /api/games/7/similar', () => ({ body: [] }));
  fakeServer.on('GET /api/games/7/achievements', () => ({ body: [] }));
  // The test stays on the page.
  fakeServer.on(LAUNCH, () => refusal(503, 'unavailable', 'Busy'));
}

/** The document as the server sends it, and how the browser came by it. */
function haveDocument(isOpenedBySite: boolean, type = 'navigate'): void {
  if (isOpenedBySite) document.head.insertAdjacentHTML('beforeend', `<meta data-served-page name="${OPENED_BY_SITE}">`);
  const entry = { name: new URL('/games/7/go', window.location.origin).href, type };
  Object.assign(performance, { getEntriesByType: () => [entry] });
}

const question = (name: string) => screen.findByRole('heading', { level: 1, name });
const failure = () => screen.findByRole('heading', { name: 'The game could not be started' });
const launched = () => fakeServer.lastRequest(LAUNCH)?.body;

beforeEach(() => serve(TAB));
afterEach(() => {
  for (const tag of document.head.querySelectorAll('[data-served-page]')) tag.remove();
});

describe('the page that opens a game in a tab', () => {
  it('launches at once when a page of this site has led to it', async () => {
    haveSession(ownUser());
    haveDocument(true);
    await renderApp({ at: '/games/7/go' });
    await failure();
    expect(launched()).toEqual({ as: 'player' });
  });

  it.each([
    ['a page of another site has led to it', false, 'navigate'],
    ['it is reloaded', true, 'reload'],
    ['its tab is restored', true, 'back_forward'],
  ])('asks a player, and requests no ticket before the click, when %s', async (_, isOpenedBySite, type) => {
    haveSession(ownUser());
    haveDocument(isOpenedBySite, type);
    const { user } = await renderApp({ at: '/games/7/go', strict: true });
    await question('Play Neon Snake at maker.example:8443 as ada?');
    expect(document.title).toBe('Play Neon Snake at maker.example:8443 as ada?');
    expect(screen.getByText('A game by ada. It opens on its own site, maker.example:8443.')).toBeVisible();
    expect(screen.getByText('If you play, that site learns your player name.')).toBeVisible();
    expect(launched()).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'Play' }));
    await failure();
    expect(launched()).toEqual({ as: 'player' });
  });

  it('asks a guest, and leads back to the page of the game', async () => {
    haveDocument(false);
    const { user, address } = await renderApp({ at: '/games/7/go' });
    await question('Play Neon Snake at maker.example:8443 as a guest?');
    expect(screen.getByText('That site does not learn who you are.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Neon Snake' })).toBeVisible();
    expect(address()).toBe('/games/7');
    expect(launched()).toBeUndefined();
  });

  it('asks for an embedded game in a tab, too', async () => {
    serve(EMBED);
    haveDocument(false);
    await renderApp({ at: '/games/7/go?tab' });
    await question('Play Neon Snake at maker.example as a guest?');
    expect(launched()).toBeUndefined();
  });

  it('leads a visitor of another site to the page of an embedded game, which does not start it', async () => {
    serve(EMBED);
    haveDocument(false);
    const { address } = await renderApp({ at: '/games/7/go' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Neon Snake' })).toBeVisible();
    expect(address()).toBe('/games/7');
    expect(launched()).toBeUndefined();
  });
});
