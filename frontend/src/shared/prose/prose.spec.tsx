import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderApp } from '#testing/render-app.js';

describe('a link in the text of a page', () => {
  it('opens a page of the site without loading the site again', async () => {
    const { user, address } = await renderApp({ at: '/help-center' });
    const main = within(await screen.findByRole('main'));
    await user.click(await main.findByRole('link', { name: 'More about that' }));
    expect(address()).toBe('/faq');
    expect(await screen.findByText(/Log in with one of the recovery codes/)).toBeVisible();
  });

  it('is left to the browser with a modifier key', async () => {
    const { address } = await renderApp({ at: '/help-center' });
    const main = within(await screen.findByRole('main'));
    const link = await main.findByRole('link', { name: 'More about that' });
    let isLeft = false;
    document.addEventListener(
      'click',
      (event) => {
        isLeft = !event.defaultPrevented;
        // jsdom cannot open a tab.
        event.preventDefault();
      },
      { once: true },
    );
    fireEvent.click(link, { ctrlKey: true });
    expect(isLeft).toBe(true);
    expect(address()).toBe('/help-center');
  });
});
