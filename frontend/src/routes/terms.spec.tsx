import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderApp } from '#testing/render-app.js';

describe('the terms and the privacy policy', () => {
  it('link to each other and to the home page', async () => {
    const { user, address } = await renderApp({ at: '/terms' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();
    expect(document.title).toBe('Terms & Conditions');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    const [inText, button] = main.getAllByRole('link', { name: 'Privacy Policy' });
    expect(button).toHaveAttribute('href', '/privacy');
    await user.click(inText ?? document.body);
    expect(await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    expect(address()).toBe('/privacy');
    expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    expect(main.getAllByRole('link', { name: 'Terms & Conditions' }).at(-1)).toHaveAttribute('href', '/terms');
  });

  it('grant 30 days of notice, and exclude children under 13', async () => {
    const { unmount } = await renderApp({ at: '/terms' });
    expect(await screen.findByText(/at least 30 days before/)).toBeVisible();
    unmount();
    await renderApp({ at: '/privacy' });
    expect(await screen.findByText(/not for children under 13/)).toBeVisible();
  });

  it('name the cookies, what a game learns about its player, their date and the binding language', async () => {
    await renderApp({ at: '/privacy' });
    const cookies = await screen.findByRole('region', { name: /Cookies and storage/ });
    expect(
      within(cookies)
        .getAllByText(/^(session|device|guest)$/)
        .map(({ textContent }) => textContent),
    ).toEqual(['session', 'device', 'guest']);
    expect(screen.getByText(/A game that you play with your account learns your username/)).toBeVisible();
    expect(screen.getByText(/The English text is binding/)).toHaveTextContent('Nov 29, 2026');
  });

  it('scroll to the section in the address', async () => {
    await renderApp({ at: '/privacy#cookies' });
    const section = await screen.findByRole('region', { name: /Cookies and storage/ });
    expect(section).toHaveFocus();
  });

  it('follow the language of the site', async () => {
    const { user } = await renderApp({ at: '/terms' });
    await screen.findByRole('heading', { level: 1, name: 'Terms & Conditions' });
    const [language] = screen.getAllByRole('combobox', { name: 'Language' });
    await user.selectOptions(language ?? document.body, 'Français');
    expect(await screen.findByRole('heading', { level: 1, name: 'Conditions d’utilisation' })).toBeVisible();
    expect(document.title).toBe('Conditions d’utilisation');
    expect(document.documentElement.lang).toBe('fr');
  });
});
