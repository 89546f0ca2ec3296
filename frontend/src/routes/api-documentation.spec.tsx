import { describe, expect, it } from '@jest/globals';
import { ERROR_STATUS } from '@gamegeek/contracts/errors/error-codes.js';
import { MAX_PAGE_SIZE } from '@gamegeek/contracts/paging/page-limits.js';
import { NEW_GUESTS, NEW_GUESTS_MINUTES } from '@gamegeek/contracts/play/play-limits.js';
import { SCORE_BURST, SCORES_A_MINUTE } from '@gamegeek/contracts/scores/score-limits.js';
import { MAX_BATCH } from '@gamegeek/contracts/scores/submit-score-batch.dto.js';
import { MAX_IDEMPOTENCY_KEY } from '@gamegeek/contracts/scores/submit-score.dto.js';
import { MAX_SCORE } from '@gamegeek/contracts/boards/board-settings.js';
import { webSample } from '@gamegeek/contracts/play/samples/web.js';
import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { MemoryRouter } from 'react-router-dom';
import { ServedPageContext } from '#shared/first-paint/served-page.js';
import { renderApp } from '#testing/render-app.js';
import ApiDocumentationPage from './api-documentation.js';

describe('the developer overview', () => {
  it('explains every error code of the contract with its status', async () => {
    await renderApp({ at: '/api-documentation' });
    const section = within(await screen.findByRole('region', { name: 'When something goes wrong' }));
    for (const [code, status] of Object.entries(ERROR_STATUS)) {
      expect(section.getByText(code).parentElement).toHaveTextContent(`${status} ${code}`);
    }
    expect(section.getAllByText('What to do:')).toHaveLength(Object.keys(ERROR_STATUS).length);
  });

  it('names the limits of the server', async () => {
    await renderApp({ at: '/api-documentation' });
    const main = await screen.findByRole('main');
    await screen.findByRole('heading', { level: 1, name: 'API Documentation' });
    for (const text of [
      `from 1 to ${MAX_SCORE}`,
      `Up to ${MAX_BATCH} scores`,
      `1 to ${MAX_IDEMPOTENCY_KEY} visible ASCII`,
      `(1 to ${MAX_PAGE_SIZE})`,
      `${SCORES_A_MINUTE.toLocaleString('en')} a minute, ${SCORE_BURST} of them at once`,
      `${NEW_GUESTS} in ${NEW_GUESTS_MINUTES} minutes; scores of further guests wait`,
    ]) {
      expect(main).toHaveTextContent(text);
    }
  });

  it('starts with the two lines for web games, and names the limits of score checks', async () => {
    await renderApp({ at: '/api-documentation' });
    const section = await screen.findByRole('region', { name: 'Two lines in a web game' });
    const site = window.location.origin;
    expect(within(section).getByRole('group', { name: 'In the page of your game' }).textContent).toBe(
      webSample({ site, gameId: undefined }).trimEnd(),
    );
    expect(section).toHaveTextContent('no other web game can prove a score');
    expect(screen.getAllByRole('region')[0]).toBe(section);
  });

  it('has the address of the site in every sample before it runs, for readers without scripts', async () => {
    await renderApp({ at: '/api-documentation' });
    await screen.findByRole('heading', { level: 1, name: 'API Documentation' });
    const html = renderToString(
      <ServedPageContext value={{ path: '/api-documentation', title: '', site: 'https://games.example' }}>
        <MemoryRouter>
          <ApiDocumentationPage />
        </MemoryRouter>
      </ServedPageContext>,
    );
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    const samples = [...body.querySelectorAll('pre, [id="read"] li > code:first-child')]
      .map(({ textContent }) => textContent)
      .filter((text) => /\/(sdk|api)\//.test(text));
    expect(samples.length).toBeGreaterThan(10);
    expect(
      samples.filter((text) => !text.includes('https://games.example/') && !text.includes('"https://games.example"')),
    ).toEqual([]);
  });

  it('links to the API key page', async () => {
    await renderApp({ at: '/api-documentation' });
    expect(await screen.findByRole('link', { name: 'Get your API key' })).toHaveAttribute('href', '/api-docs');
  });
});
