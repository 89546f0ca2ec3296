import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { NAMESPACES } from '#app/namespaces.js';
import { boardOf, entries, watchAck } from '#testing/factories/board.factory.js';
import { ownUser } from '#testing/factories/user.factory.js';
import { fakeServer } from '#testing/fake-server.js';
import { FakeTransport } from '#testing/fake-transport.js';
import { haveSession, servePreferences } from '#testing/handlers/auth.js';
import { serveGames } from '#testing/handlers/games.js';
import { serveScoreCount } from '#testing/handlers/scores.js';
import { renderApp } from '#testing/render-app.js';

function transport(): FakeTransport {
  const fake = new FakeTransport();
  const launch = { ok: true, topic: 'launch', seq: 1, snapshot: { places_left: 12 } };
  fake.answerWith((topic) => (topic === 'launch' ? launch : watchAck(topic, 1, boardOf(entries(12)))));
  return fake;
}

describe('the home page', () => {
  it('shows the pitch and the top four players live and links to the games', async () => {
    const { transport: line } = await renderApp({ transport: transport() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to GameGeek' })).toBeVisible();
    expect(document.title).toBe('Home');
    expect(screen.getByText('Where AI & Gamers Unite')).toBeVisible();
    expect(
      screen.getByText('Game Geek Community, Join the Fun, Share Your Passion, AI-Powered Fun'),
    ).toBeInTheDocument();
    const panel = screen.getByRole('region', { name: 'Leading Now' });
    expect(await within(panel).findAllByRole('rowheader')).toHaveLength(4);
    expect(line.requests).toEqual(['watch launch', 'watch leaderboard:global:all {"rows":10}']);
    expect(within(panel).getByRole('link', { name: 'View Full Leaderboard' })).toHaveAttribute('href', '/leaderboard');
  });

  it('invites visitors to join and members to continue', async () => {
    const { unmount } = await renderApp({ transport: transport() });
    expect(await screen.findByRole('link', { name: 'Sign Up Now' })).toHaveAttribute('href', '/auth');
    unmount();
    haveSession(ownUser());
    await renderApp({ transport: transport() });
    expect(await screen.findByRole('heading', { name: 'Continue your journey, ada' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Sign Up Now' })).not.toBeInTheDocument();
  });
});

describe('the layout of every page', () => {
  it('links only to existing pages', async () => {
    await renderApp({ transport: transport() });
    await screen.findByRole('link', { name: 'player-4' });
    const targets = new Set(screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? ''));
    expect([...targets].filter((target) => !target.startsWith('https:')).sort()).toEqual([
      '#main',
      '#models',
      '/',
      '/about',
      '/api-documentation',
      '/auth',
      '/faq',
      '/games',
      '/help-center',
      '/leaderboard',
      '/models',
      '/privacy',
      '/privacy#cookies',
      '/submit-game',
      '/terms',
      ...[1, 2, 3, 4].map((n) => `/u/player-${n}`),
    ]);
    expect(screen.getByText(`© ${new Date().getFullYear()} GameGeek. All rights reserved.`)).toBeVisible();
  });

  it('names the pages in header and footer', async () => {
    await renderApp({ transport: transport() });
    await screen.findByRole('link', { name: 'Sign Up' });
    const textsOf = (place: HTMLElement) =>
      within(place)
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    const banner = screen.getByRole('banner');
    expect(textsOf(banner)).toEqual([
      'GameGeek',
      'Home',
      'AI Models',
      'Games',
      'Leaderboards',
      'About',
      'Login',
      'Sign Up',
    ]);
    const footer = within(screen.getByRole('contentinfo'));
    expect(textsOf(footer.getByRole('navigation', { name: 'Quick Links' }))).toEqual([
      'Home',
      'AI Models',
      'Games',
      'Leaderboards',
      'About Us',
    ]);
    expect(textsOf(footer.getByRole('navigation', { name: 'Resources' }))).toEqual([
      'Privacy Policy',
      'Terms & Conditions',
      'FAQ',
      'Help Center',
      'API Documentation',
      'Cookie Policy',
    ]);
  });

  it('moves the focus to the content after navigation', async () => {
    serveGames([]);
    serveScoreCount(0);
    const { user } = await renderApp({ transport: transport() });
    await user.click((await screen.findAllByRole('link', { name: 'Leaderboards' }))[0] ?? document.body);
    expect(await screen.findByRole('heading', { level: 1, name: 'Leaderboards' })).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('opens a menu on narrow screens and closes it on Escape and on navigation', async () => {
    serveGames([]);
    serveScoreCount(0);
    const { user } = await renderApp({ transport: transport() });
    const burger = await screen.findByRole('button', { name: 'Open menu' });
    await user.click(burger);
    await user.keyboard('{Escape}');
    expect(burger).toHaveAttribute('aria-expanded', 'false');
    expect(burger).toHaveFocus();
    await user.click(burger);
    const menu = document.getElementById('mobile-menu') ?? document.body;
    await user.click(within(menu).getByRole('link', { name: 'Leaderboards' }));
    await screen.findByRole('heading', { level: 1, name: 'Leaderboards' });
    expect(burger).toHaveAttribute('aria-expanded', 'false');
  });

  it('shows a signed-in player the streak of dailies in the header and in the narrow menu, as it grows', async () => {
    haveSession(ownUser());
    const line = new FakeTransport();
    const me = { inbox: { unread: 0, newest: null }, dailyStreak: 6 };
    line.answerWith((topic) =>
      topic === 'me' ? { ok: true, topic, seq: 3, snapshot: me } : watchAck(topic, 1, boardOf([])),
    );
    const { user } = await renderApp({ transport: line });
    expect(await screen.findByRole('link', { name: 'Dailies in a row: 6' })).toHaveAttribute('href', '/daily');
    act(() => line.send({ topic: 'me', from: 4, to: 4, dailyStreak: 7 }));
    expect(await screen.findByRole('link', { name: 'Dailies in a row: 7' })).toHaveTextContent('7');
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const menu = within(document.getElementById('mobile-menu') ?? document.body);
    expect(await menu.findByRole('link', { name: /^The Daily.*Dailies in a row: 7$/ })).toBeVisible();
  });

  it('has no streak in the header of a player without one', async () => {
    haveSession(ownUser());
    await renderApp({ transport: transport() });
    await screen.findByLabelText(/^Inbox/, { selector: 'button' });
    expect(screen.queryByRole('link', { name: /Dailies in a row/ })).not.toBeInTheDocument();
  });

  it('has the same links in the narrow menu, and account links for signed-in users', async () => {
    haveSession(ownUser());
    const { user } = await renderApp({ transport: transport() });
    await user.click(await screen.findByRole('button', { name: 'Open menu' }));
    const menu = within(document.getElementById('mobile-menu') ?? document.body);
    expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/models',
      '/games',
      '/daily',
      '/leaderboard',
      '/about',
      '/api-docs',
      '/profile',
      '/leaderboard',
      '/challenges',
      '/studio',
    ]);
    const names = menu.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names.slice(0, 7)).toEqual(['Home', 'AI Models', 'Games', 'The Daily', 'Leaderboards', 'About', 'API']);
    expect(menu.getByRole('link', { name: 'Home' })).toHaveFocus();
    expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible();
  });

  it('closes the menu when the focus moves on to the page', async () => {
    const { user } = await renderApp({ transport: transport() });
    const burger = await screen.findByRole('button', { name: 'Open menu' });
    await user.click(burger);
    act(() => screen.getByRole('main').focus());
    expect(burger).toHaveAttribute('aria-expanded', 'false');
  });

  it('shows an unverified address, sends another email and can be dismissed', async () => {
    haveSession(ownUser());
    fakeServer.on('POST /api/auth/resend-verification', () => ({ status: 202 }));
    const { user, unmount } = await renderApp({ transport: transport() });
    const banner = within(await screen.findByRole('region', { name: 'Email verification' }));
    expect(banner.getByText('Please verify your email address ada@example.org.')).toBeVisible();
    await user.click(banner.getByRole('button', { name: 'Resend email' }));
    expect(await screen.findByText('Verification email sent')).toBeVisible();
    expect(fakeServer.lastRequest('POST /api/auth/resend-verification')?.body).toEqual({ email: 'ada@example.org' });
    await user.click(banner.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('region', { name: 'Email verification' })).not.toBeInTheDocument();
    unmount();
    await renderApp({ transport: transport() });
    await screen.findByRole('button', { name: 'ada' });
    expect(screen.queryByRole('region', { name: 'Email verification' })).not.toBeInTheDocument();
  });

  it('has an account menu for signed-in users and signs them out', async () => {
    haveSession(ownUser());
    // Signing out does not need an answer of the server.
    fakeServer.on('POST /api/auth/logout', () => {
      throw new TypeError('Failed to fetch');
    });
    const { user } = await renderApp({ transport: transport() });
    await user.click(await screen.findByRole('button', { name: 'ada' }));
    const menu = await screen.findByRole('menu');
    expect(within(menu).getByText('My Account')).toBeInTheDocument();
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual(['Profile', 'My Scores', 'My Challenges', 'Studio', 'API key', 'Logout']);
    await user.click(within(menu).getByRole('menuitem', { name: 'Logout' }));
    expect(await screen.findByText('Logged out successfully')).toBeVisible();
    expect(screen.getByText('Success')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign Up' })).toBeInTheDocument();
    expect(localStorage.getItem('session')).toBeNull();
  });

  it('shows the chosen language and stores it', async () => {
    const { user } = await renderApp({ transport: transport() });
    const [language] = await screen.findAllByRole('combobox', { name: 'Language' });
    await user.selectOptions(language ?? document.body, 'Deutsch');
    expect(await screen.findByRole('heading', { level: 1, name: 'Willkommen bei GameGeek' })).toBeVisible();
    expect(document.documentElement.lang).toBe('de');
    expect(localStorage.getItem('language')).toBe('de');
    expect(await screen.findByRole('cell', { name: '1.200' })).toBeVisible();
  });

  it('keeps its language with a message when texts fail to load, and changes it when it is chosen again', async () => {
    const { user } = await renderApp({ transport: transport() });
    const [language] = await screen.findAllByRole('combobox', { name: 'Language' });
    jest.spyOn(NAMESPACES.common, 'fr').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await user.selectOptions(language ?? document.body, 'Français');
    expect(await screen.findByText('“Français” could not be loaded. Please choose it again.')).toBeVisible();
    expect(language).toHaveValue('en');
    expect(document.documentElement.lang).toBe('en');
    expect(localStorage.getItem('language')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'FAQ' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible();
    await user.selectOptions(language ?? document.body, 'Français');
    expect(await screen.findByRole('heading', { level: 1, name: 'Questions fréquentes' })).toBeVisible();
    expect(localStorage.getItem('language')).toBe('fr');
  });

  it('shows the language that was chosen last, even if an earlier one is loaded later', async () => {
    const { user } = await renderApp({ transport: transport() });
    const [language] = await screen.findAllByRole('combobox', { name: 'Language' });
    const spanish = await NAMESPACES.common.es();
    let arrive: (texts: typeof spanish) => void = () => undefined;
    jest.spyOn(NAMESPACES.common, 'es').mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    await user.selectOptions(language ?? document.body, 'Español');
    await user.selectOptions(language ?? document.body, 'Deutsch');
    expect(await screen.findByRole('heading', { level: 1, name: 'Willkommen bei GameGeek' })).toBeVisible();
    await act(async () => arrive(spanish));
    expect(screen.getByRole('heading', { level: 1, name: 'Willkommen bei GameGeek' })).toBeVisible();
    expect(localStorage.getItem('language')).toBe('de');
  });

  it('applies language and theme of the account and saves changes', async () => {
    haveSession(ownUser());
    servePreferences({ language: 'de', theme: 'light' });
    const { user } = await renderApp({ transport: transport() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Willkommen bei GameGeek' })).toBeVisible();
    expect(document.documentElement.dataset.theme).toBe('light');
    const [theme] = screen.getAllByRole('combobox', { name: 'Design' });
    await user.selectOptions(theme ?? document.body, 'Dunkel');
    expect(document.documentElement.dataset.theme).toBe('dark');
    await waitFor(() => expect(fakeServer.lastRequest('PUT /api/user/preferences')?.body).toEqual({ theme: 'dark' }));
    expect(fakeServer.lastRequest('PUT /api/user/preferences')?.headers.get('Accept-Language')).toBe('de');
  });

  it('applies the chosen theme and stores it', async () => {
    const { user } = await renderApp({ transport: transport() });
    const [theme] = await screen.findAllByRole('combobox', { name: 'Theme' });
    expect(theme).toHaveValue('dark');
    await user.selectOptions(theme ?? document.body, 'Light');
    expect(document.documentElement.dataset.theme).toBe('light');
    expect(localStorage.getItem('theme')).toBe('light');
  });

  it('shows one toast at a time', async () => {
    const { useToasts } = await import('#ui/toasts/toast-store.js');
    await renderApp({ transport: transport() });
    act(() => useToasts.getState().show({ title: 'First' }));
    expect(await screen.findByText('First')).toBeVisible();
    act(() => useToasts.getState().show({ title: 'Second' }));
    expect(await screen.findByText('Second')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('First')).not.toBeInTheDocument());
  });

  it('shows the not-found page at unknown addresses', async () => {
    await renderApp({ at: '/no/such/page', transport: transport() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    expect(document.title).toBe('Page Not Found');
    expect(
      screen.getByText('This page rage-quit before you arrived. The princess is in another castle.'),
    ).toBeVisible();
  });
});
