import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import type { AiModel } from '@gamegeek/contracts/models/models.schemas.js';
import type { APIRequestContext, Page } from '@playwright/test';
import { answer, stopAnswering } from '../support/answers.js';
import { aGame } from '../support/players.js';
import { BROKEN, walk } from './walk.js';

const MODELS = /\/api\/models$/;
const GAMES = /\/api\/games\?/;

walk('the catalogue', 'visitor', [
  {
    spec: '2, cards; models list',
    at: 'the list of models',
    go: ({ page }) => page.goto('/models'),
    says: ['AI Models', 'Games Available', 'Website', 'View Details'],
  },
  {
    spec: '2, model detail',
    at: 'a model before a version is chosen',
    go: async ({ page, request }) => {
      const models = (await (await request.get('/api/models')).json()) as AiModel[];
      await page.goto(`/models/${models.find(({ website_url }) => website_url !== null)?.id}`);
    },
    says: ['AI Models', 'Website', 'Choose a version'],
  },
  {
    spec: '8, empty states',
    at: 'a version without games',
    go: async ({ page, request }) => {
      await answer(page, /\/api\/model-versions\/\d+\/games/, { json: [], status: 200 });
      const game = await aGame(request);
      await page.goto(`/models/${game.ai_model_id}?version=${game.model_version_id}`);
    },
    says: ['No games have been created with this model version yet.'],
  },
  {
    spec: '2, model detail',
    at: 'a model that is not there',
    go: ({ page }) => page.goto('/models/999999'),
    says: ['Model Not Found', 'Back to AI Models'],
  },
  {
    spec: '8, failures of models',
    at: 'a model that cannot be had',
    go: async ({ page }) => {
      await answer(page, /\/api\/models\/\d+$/, BROKEN);
      await page.goto('/models/1');
    },
    says: ['Failed to fetch AI model', 'Retry'],
  },
  {
    spec: '2, models list',
    at: 'no models at all',
    go: async ({ page }) => {
      await answer(page, MODELS, { json: [] });
      await page.goto('/models');
    },
    says: ['No AI models found. Check back soon for updates!'],
  },
  {
    spec: '8, models list failure',
    at: 'models that cannot be had',
    go: async ({ page }) => {
      await answer(page, MODELS, BROKEN);
      await page.reload();
    },
    says: ['Error', 'Failed to load AI models: ', 'Retry'],
  },
  {
    spec: '8, models list failure',
    at: 'an answer that is no JSON',
    go: async ({ page }) => {
      await answer(page, MODELS, { body: '<html>', contentType: 'text/html' });
      await page.reload();
    },
    says: ['Invalid response format'],
  },
  {
    spec: '2, games list; 3, categories; 9, sorts',
    at: 'the list of games',
    go: async ({ page, request }) => {
      await answer(page, GAMES, { json: [await linkedGame(request)], headers: { 'X-Total-Count': '1' } });
      await page.goto('/games');
    },
    says: [
      'Search games',
      'Add Game',
      'Text Adventure',
      'Strategy',
      'Puzzle',
      'RPG',
      'Educational',
      'Simulation',
      'Other',
      'Newest',
      'Oldest',
      'Name',
      'players',
      'Play Game',
      'Docs',
    ],
  },
  {
    spec: '8, empty states',
    at: 'a search that finds nothing',
    go: async ({ page }) => {
      stopAnswering(page, GAMES);
      await page.goto('/games?search=zzzzqqqq');
    },
    says: ['No games found'],
  },
  {
    spec: '8, games list failure',
    at: 'games that cannot be had',
    go: async ({ page }) => {
      await answer(page, GAMES, BROKEN);
      await page.goto('/games');
    },
    says: [
      'Error Loading Games',
      'There was a problem loading the games. Please try again later.',
      'Something went wrong on our side. Please try again later.',
      'Retry',
    ],
  },
  {
    spec: '2, game detail',
    at: 'a game',
    go: async ({ page, request }) => {
      const game = await linkedGame(request);
      await answer(page, new RegExp(`/api/games/${game.id}$`), { json: game });
      await page.goto(`/games/${game.id}`);
    },
    says: [
      'Games',
      'Play Now',
      'Details',
      'AI Integration',
      'Screenshots',
      'Community',
      'Play Game',
      'Game Info',
      'Release Date',
      'Resources',
      'GitHub',
      'Documentation',
      'Similar Games',
    ],
  },
  {
    spec: '8, empty states',
    at: 'a game without pictures',
    go: async ({ page }) => page.getByRole('tab', { name: 'Screenshots' }).click(),
    says: ['No screenshots available for this game.'],
  },
  {
    spec: '2, game detail',
    at: 'a game that cannot be played, with nothing like it',
    go: async ({ page, request }) => {
      const game: Game = { ...(await linkedGame(request)), game_url: null };
      await answer(page, new RegExp(`/api/games/${game.id}$`), { json: game });
      await answer(page, /\/similar$/, { json: [] });
      await page.goto(`/games/${game.id}`);
    },
    says: ['Game Not Available', 'Recommendations not available'],
  },
  {
    spec: '2, game detail',
    at: 'a game that is not there',
    go: ({ page }) => page.goto('/games/999999'),
    says: ['Game Not Found', 'Back to Home'],
  },
  {
    spec: '8, thrown messages',
    at: 'a game that cannot be had',
    go: async ({ page }) => {
      await answer(page, /\/api\/games\/2$/, BROKEN);
      await page.goto('/games/2');
    },
    says: ['Failed to fetch game', 'Retry'],
  },
]);

walk('making models and versions', 'member', [
  {
    spec: '2, creation pages; 5, AI model form',
    at: 'the form of a model, sent empty',
    go: async ({ page }) => {
      await page.goto('/create-model');
      await page.getByRole('main').locator('[type=submit]').click();
    },
    says: [
      'Create AI Model',
      'Name (required)',
      'Company (required)',
      'Description (required)',
      'Logo URL (optional)',
      'Website URL (optional)',
      'Name must be at least 2 characters',
      'Company name must be at least 2 characters',
      'Description must be at least 10 characters',
    ],
  },
  {
    spec: '5, AI model form',
    at: 'an address that is none',
    go: async ({ page }) => {
      await page.getByLabel('Website URL').fill('nowhere');
      await page.keyboard.press('Tab');
    },
    says: ['Please enter a valid URL'],
  },
  {
    spec: '8, create AI model',
    at: 'a model that the server refuses',
    go: async ({ page }) => {
      await answer(page, MODELS, BROKEN, 'POST');
      await fillModel(page);
    },
    says: ['Failed to create AI Model', 'Something went wrong on our side. Please try again later.'],
  },
  {
    spec: '8, create AI model',
    at: 'a model that is made',
    go: async ({ page }) => {
      stopAnswering(page, MODELS);
      await page.getByRole('main').locator('[type=submit]').click();
    },
    says: ['AI Model created', 'Your new AI model has been added successfully'],
  },
  {
    spec: '2, creation pages; 5, model version form',
    at: 'the form of a version, sent empty',
    go: async ({ page }) => {
      await page.goto('/create-version');
      await page.getByRole('main').locator('[type=submit]').click();
    },
    says: [
      'Please select a model',
      'Version is required',
      'Description must be at least 10 characters',
      'Latest Version',
    ],
  },
  {
    spec: '8, create version',
    at: 'a version that the server refuses',
    go: async ({ page }) => {
      await answer(page, /\/api\/models\/\d+\/versions$/, BROKEN, 'POST');
      await page.getByLabel('AI Model (required)').selectOption({ index: 1 });
      await page.getByLabel('Version (required)').fill(`spec-${crypto.randomUUID().slice(0, 6)}`);
      await page.getByLabel('Description (required)').fill('A description of the test.');
      await page.getByRole('main').locator('[type=submit]').click();
    },
    says: ['Failed to create model version'],
  },
  {
    spec: '8, create version',
    at: 'a version that is made',
    go: async ({ page }) => {
      stopAnswering(page, /\/api\/models\/\d+\/versions$/);
      await page.getByRole('main').locator('[type=submit]').click();
    },
    says: ['Model version created', 'Your new model version has been added successfully'],
  },
  {
    spec: '2, creation pages',
    at: 'the form of a version where there is no model',
    go: async ({ page }) => {
      await answer(page, MODELS, { json: [] });
      await page.goto('/create-version');
    },
    says: ['No AI models found. Please create an AI model first before adding a version.'],
  },
]);

walk('submitting a game', 'member', [
  {
    spec: '4, game form; 5, game form',
    at: 'the form of a game, sent empty',
    go: async ({ page }) => {
      await page.goto('/submit-game');
      await page.getByRole('button', { name: 'Submit Game' }).click();
    },
    says: [
      'Name must be at least 2 characters',
      'Description must be at least 10 characters',
      'Please select an AI model',
      'Please select a model version',
      'Please select at least one category',
      'Please provide details about AI integration',
      'Name (required)',
      'Image URL (optional)',
      'Game URL (optional)',
      'GitHub URL (optional)',
      'Documentation URL (optional)',
      'Make this game visible to users',
      'Add New Model',
      'Add New Version',
    ],
  },
  {
    spec: '5, preview image adder',
    at: 'a picture that is no address',
    go: ({ page }) => addPicture(page, 'nowhere'),
    says: ['Please enter a valid URL'],
  },
  {
    spec: '5, preview image adder',
    at: 'the same picture twice, which cannot be loaded',
    go: async ({ page }) => {
      await answer(page, /^https:\/\/pictures\.example\//, 'network error');
      await addPicture(page, 'https://pictures.example/spec.png');
      await addPicture(page, 'https://pictures.example/spec.png');
    },
    says: ['This image URL is already added', 'This image could not be loaded'],
  },
  {
    spec: '4, game form',
    at: 'versions that are on their way',
    go: async ({ page }) => {
      await answer(page, /\/api\/models\/\d+\/versions$/, 'no answer');
      await page.getByRole('combobox', { name: 'AI Model (required)' }).selectOption({ index: 1 });
    },
    says: ['Loading versions...'],
  },
  {
    spec: '7, model versions',
    at: 'versions that cannot be had',
    go: async ({ page }) => {
      stopAnswering(page, /\/api\/models\/\d+\/versions$/);
      await answer(page, /\/api\/models\/\d+\/versions$/, BROKEN);
      await page.getByRole('combobox', { name: 'AI Model (required)' }).selectOption({ index: 2 });
    },
    says: ['Failed to fetch model versions'],
  },
  {
    spec: '2, creation pages; 8, create AI model',
    at: 'a model that the server refuses in the dialog',
    go: async ({ page }) => {
      stopAnswering(page, /\/api\/models\/\d+\/versions$/);
      await answer(page, MODELS, BROKEN, 'POST');
      await page.getByRole('button', { name: 'Add New Model' }).click();
      const dialog = page.getByRole('dialog', { name: 'Create New AI Model' });
      await dialog.getByLabel('Name (required)').fill(`Spec ${crypto.randomUUID().slice(0, 6)}`);
      await dialog.getByLabel('Company (required)').fill('Test Works');
      await dialog.getByLabel('Description (required)').fill('A description of the test.');
      await dialog.locator('[type=submit]').click();
    },
    says: ['Create New AI Model', 'Failed to create AI model'],
  },
  {
    spec: '8, create AI model',
    at: 'a model that is made in the dialog',
    go: async ({ page }) => {
      stopAnswering(page, MODELS);
      await page.getByRole('dialog', { name: 'Create New AI Model' }).locator('[type=submit]').click();
    },
    says: ['AI Model created', 'Your new AI model has been added successfully'],
  },
  {
    spec: '2, creation pages; 8, create version',
    at: 'a version that is made in the dialog',
    go: async ({ page }) => {
      await page.getByRole('button', { name: 'Add New Version' }).click();
      const dialog = page.getByRole('dialog', { name: 'Create New Model Version' });
      await dialog.getByLabel('Version (required)').fill('1.0');
      await dialog.getByLabel('Description (required)').fill('A description of the test.');
      await dialog.locator('[type=submit]').click();
    },
    says: ['Model version created', 'Model version created successfully'],
  },
  {
    spec: '8, create game',
    at: 'a game that the server refuses',
    go: async ({ page }) => {
      await answer(page, /\/api\/games$/, BROKEN, 'POST');
      await page.getByLabel('Name (required)').fill(`Spec Game ${crypto.randomUUID().slice(0, 6)}`);
      await page.getByLabel('Description (required)').fill('A description of the test.');
      await page.getByRole('checkbox', { name: 'Puzzle' }).check();
      await page.getByLabel('AI Integration Details (required)').fill('It reads texts aloud.');
      await page.getByRole('button', { name: 'Submit Game' }).click();
    },
    says: ['Failed to create game'],
  },
  {
    spec: '8, create game',
    at: 'a game that is made',
    go: async ({ page }) => {
      stopAnswering(page, /\/api\/games$/);
      await page.getByRole('button', { name: 'Submit Game' }).click();
    },
    says: ['Game created successfully'],
  },
]);

/** A game without any optional field. */
async function linkedGame(request: APIRequestContext): Promise<Game> {
  const links = ['game_url', 'github_url', 'documentation_url'].map((name) => [name, `https://${name}.example/`]);
  return { ...(await aGame(request)), player_count: 12, ...Object.fromEntries(links) };
}

async function fillModel(page: Page): Promise<void> {
  await page.getByLabel('Website URL').fill('');
  await page.getByLabel('Name (required)').fill(`Spec ${crypto.randomUUID().slice(0, 6)}`);
  await page.getByLabel('Company (required)').fill('Test Works');
  await page.getByLabel('Description (required)').fill('A description of the test.');
  await page.getByRole('main').locator('[type=submit]').click();
}

async function addPicture(page: Page, address: string): Promise<void> {
  await page.getByLabel('Preview Images').fill(address);
  await page.getByRole('button', { name: 'Add Image' }).click();
}
