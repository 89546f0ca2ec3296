import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import type { GameLaunch } from '@gamegeek/contracts/games/play-settings.js';
import type { AiModel } from '@gamegeek/contracts/models/models.schemas.js';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { PICTURES_SITE } from './accessibility.js';
import { newSession, type Player } from './players.js';

const PICTURES = [1, 2, 3].map((n) => `${PICTURES_SITE}/${n}.svg`);
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><circle cx="8" cy="4.5" r="3" /></svg>';
/** A word that no other game contains. */
const WORD = 'Quarzolith';

export async function listGame(
  request: APIRequestContext,
  player: Player,
  settings: { name?: string; launch?: GameLaunch; game_url?: string } = {},
): Promise<Game> {
  const { access_token: token } = await newSession(request, player);
  const [model] = (await (await request.get('/api/models')).json()) as AiModel[];
  const answer = await request.post('/api/games', {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      name: `${WORD} ${player.user.username}`,
      description: 'Stack the stones before the tide comes in.',
      ai_model_id: model?.id,
      model_version_id: model?.versions[0]?.id,
      categories: ['Puzzle'],
      ai_integration_details: 'The model thinks up every stone.',
      game_url: 'https://quarzolith.example/',
      preview_images: PICTURES,
      ...settings,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as Game;
}

/**
 * Pictures of games are on other sites, which no test visits. A route would disable the HTTP cache for the whole page,
 * and every page would be loaded and compiled again.
 */
export async function drawPictures(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  browser.on('Fetch.requestPaused', ({ requestId }) => {
    const answered = browser.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'Content-Type', value: 'image/svg+xml' }],
      body: Buffer.from(DRAWING).toString('base64'),
    });
    // The request is aborted if the page was left before the answer.
    answered.catch(() => undefined);
  });
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: `${PICTURES_SITE}/*` }] });
}
