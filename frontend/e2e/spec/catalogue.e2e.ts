import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import type { AiModel } from '@gamegeek/contracts/models/models.schemas.js';
import type { APIRequestContext, Page } from '@playwright/test';
import { answer, stopAnswering } from '../support/answers.js';
import { seededGame } from '../support/players.js';
import { BROKEN, walk } from './walk.js';

const MODELS = /\/api\/models$/;
const GAMES = /\/api\/games\?/;

walk('the catalogue', 'visitor', [
  {
    spec: '2, cards; models list',
    title: 'the list of models',
    go: ({ page }) => page.goto('/models'),
    texts: ['AI Models', 'Games Available', 'Website', 'View Details'],
  },
  {
    spec: '2, model detail',
    title: 'a model without a selected version',
    go: async ({ page, request }) => {
      const models = (await (await request.get('/api/models')).json()) as AiModel[];
      await page.goto(`/models/${models.find(({ website_url }) => website_url !== null)?.id}`);
    },
    texts: ['AI Models', 'Website', 'Choose a version'],
  },
  {
    spec: '8, empty states',
    title: 'a version without games',
    go: async ({ page, request }) => {
      await answer(page, /\/api\/model-versions\/\d+\/games/, { json: [], status: 200 });
      const game = await seededGame(request);
      await page.goto(`/models/${game.ai_model_id}?version=${game.model_version_id}`);
    },
    texts: ['No games have been created with this model version yet.'],
  },
  {
    spec: '2, model detail',
    title: 'an unknown model',
    go: ({ page }) => page.goto('/models/999999'),
    texts: ['Model Not Found', 'Back to AI Models'],
  },
  {
    spec: '8, failures of models',
    title: 'a model that fails to load',
    go: async ({ page }) => {
      await answer(page, /\/api\/models\/\d+$/, BROKEN);
      await page.goto('/models/1');
    },
    texts: ['Failed to fetch AI model', 'Retry'],
  },
  {
    spec: '2, models list',
    title: 'an empty list of models',
    go: async ({ page }) => {
      await answer(page, MODELS, { json: [] });
      await page.goto('/models');
    },
    texts: ['No AI models found. Check back soon for updates!'],
  },
  {
    spec: '8, models list failure',
    title: 'a list of models that fails to load',
    go: async ({ page }) => {
      await answer(page, MODELS, BROKEN);
      await page.reload();
    },
    texts: ['Error', 'Failed to load AI models: ', 'Retry'],
  },
  {
    spec: '8, models list failure',
    title: 'a response that is not JSON',
    go: async ({ page }) => {
      await answer(page, MODELS, { body: '<html>', contentType: 'text/html' });
      await page.reload();
    },
    texts: ['Invalid response format'],
  },
  {
    spec: '2, games list; 3, categories; 9, sorts',
    title: 'the list of games',
    go: async ({ page, request }) => {
      await answer(page, GAMES, { json: [await linkedGame(request)], headers: { 'X-Total-Count': '1' } });
      await page.goto('/games');
    },
    texts: [
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
    title: 'a search without results',
    go: async ({ page }) => {
      stopAnswering(page, GAMES);
      await page.goto('/games?search=zzzzqqqq');
    },
    texts: ['No games found'],
  },
  {
    spec: '8, games list failure',
    title: 'a list of games that fails to load',
    go: async ({ page }) => {
      await answer(page, GAMES, BROKEN);
      await page.goto('/games');
    },
    texts: [
      'Error Loading Games',
      'There was a problem loading the games. Please try again later.',
      'Something went wrong on our side. Please try again later.',
      'Retry',
    ],
  },
  {
    spec: '2, game detail',
    title: 'the page of a game',
    go: async ({ page, request }) => {
      const game = await linkedGame(request);
      await answer(page, new RegExp(`/api/games/${game.id}$`), { json: game });
      await page.goto(`/games/${game.id}`);
    },
    texts: [
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
    title: 'a game without screenshots',
    go: async ({ page }) => page.getByRole('tab', { name: 'Screenshots' }).click(),
    texts: ['No screenshots available for this game.'],
  },
  {
    spec: '2, game detail',
    title: 'a game without a link and without similar games',
    go: async ({ page, request }) => {
      const game: Game = { ...(await linkedGame(request)), game_url: null };
      await answer(page, new RegExp(`/api/games/${game.id}$`), { json: game });
      await answer(page, /\/similar$/, { json: [] });
      await page.goto(`/games/${game.id}`);
    },
    texts: ['Game Not Available', 'Recommendations not available'],
  },
  {
    spec: '2, game detail',
    title: 'an unknown game',
    go: ({ page }) => page.goto('/games/999999'),
    texts: ['Game Not Found', 'Back to Home'],
  },
  {
    spec: '8, thrown messages',
    title: 'a game that fails to load',
    go: async ({ page }) => {
      await answer(page, /\/api\/games\/2$/, BROKEN);
      await page.goto('/games/2');
    },
    texts: ['Failed to fetch game', 'Retry'],
  },
]);

walk('making models and versions', 'member', [
  {
    spec: '2, creation pages; 5, AI model form',
    title: 'the empty model form',
    go: async ({ page }) => {
      await page.goto('/create-model');
      await page.getByRole('main').locator('[type=submit]').click();
    },
    texts: [
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
    title: 'an invalid website of a model',
    go: async ({ page }) => {
      await page.getByLabel('Website URL').fill('nowhere');
      await page.keyboard.press('Tab');
    },
    texts: ['Please enter a valid URL'],
  },
  {
    spec: '8, create AI model',
    title: 'a model refused by the server',
    go: async ({ page }) => {
      await answer(page, MODELS, BROKEN, 'POST');
      await fillModel(page);
    },
    texts: ['Failed to create AI Model', 'Something went wrong on our side. Please try again later.'],
  },
  {
    spec: '8, create AI model',
    title: 'a created model',
    go: async ({ page }) => {
      stopAnswering(page, MODELS);
      await page.getByRole('main').locator('[type=submit]').click();
    },
    texts: ['AI Model created', 'Your new AI model has been added successfully'],
  },
  {
    spec: '2, creation pages; 5, model version form',
    title: 'the empty version form',
    go: async ({ page }) => {
      await page.goto('/create-version');
      await page.getByRole('main').locator('[type=submit]').click();
    },
    texts: [
      'Please select a model',
      'Version is required',
      'Description must be at least 10 characters',
      'Latest Version',
    ],
  },
  {
    spec: '8, create version',
    title: 'a version refused by the server',
    go: async ({ page }) => {
      await answer(page, /\/api\/models\/\d+\/versions$/, BROKEN, 'POST');
      await page.getByLabel('AI Model (required)').selectOption({ index: 1 });
      await page.getByLabel('Version (required)').fill(`spec-${crypto.randomUUID().slice(0, 6)}`);
      await page.getByLabel('Description (required)').fill('A description of the test.');
      await page.getByRole('main').locator('[type=submit]').click();
    },
    texts: ['Failed to create model version'],
  },
  {
    spec: '8, create version',
    title: 'a created version',
    go: async ({ page }) => {
      stopAnswering(page, /\/api\/models\/\d+\/versions$/);
      await page.getByRole('main').locator('[type=submit]').click();
    },
    texts: ['Model version created', 'Your new model version has been added successfully'],
  },
  {
    spec: '2, creation pages',
    title: 'the version form without models',
    go: async ({ page }) => {
      await answer(page, MODELS, { json: [] });
      await page.goto('/create-version');
    },
    texts: ['No AI models found. Please create an AI model first before adding a version.'],
  },
]);

walk('submitting a game', 'member', [
  {
    spec: '4, game form; 5, game form',
    title: 'the empty game form',
    go: async ({ page }) => {
      await page.goto('/submit-game');
      await page.getByRole('button', { name: 'Submit Game' }).click();
    },
    texts: [
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
    title: 'an invalid image URL',
    go: ({ page }) => addPicture(page, 'nowhere'),
    texts: ['Please enter a valid URL'],
  },
  {
    spec: '5, preview image adder',
    title: 'a duplicate image that fails to load',
    go: async ({ page }) => {
      await answer(page, /^https:\/\/pictures\.example\//, 'network error');
      await addPicture(page, 'https://pictures.example/spec.png');
      await addPicture(page, 'https://pictures.example/spec.png');
    },
    texts: ['This image URL is already added', 'This image could not be loaded'],
  },
  {
    spec: '4, game form',
    title: 'versions while they load',
    go: async ({ page }) => {
      await answer(page, /\/api\/models\/\d+\/versions$/, 'no answer');
      await page.getByRole('combobox', { name: 'AI Model (required)' }).selectOption({ index: 1 });
    },
    texts: ['Loading versions...'],
  },
  {
    spec: '7, model versions',
    title: 'versions that fail to load',
    go: async ({ page }) => {
      stopAnswering(page, /\/api\/models\/\d+\/versions$/);
      await answer(page, /\/api\/models\/\d+\/versions$/, BROKEN);
      await page.getByRole('combobox', { name: 'AI Model (required)' }).selectOption({ index: 2 });
    },
    texts: ['Failed to fetch model versions'],
  },
  {
    spec: '2, creation pages; 8, create AI model',
    title: 'a model refused by the server, in the dialog',
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
    texts: ['Create New AI Model', 'Failed to create AI model'],
  },
  {
    spec: '8, create AI model',
    title: 'a model created in the dialog',
    go: async ({ page }) => {
      stopAnswering(page, MODELS);
      await page.getByRole('dialog', { name: 'Create New AI Model' }).locator('[type=submit]').click();
    },
    texts: ['AI Model created', 'Your new AI model has been added successfully'],
  },
  {
    spec: '2, creation pages; 8, create version',
    title: 'a version created in the dialog',
    go: async ({ page }) => {
      await page.getByRole('button', { name: 'Add New Version' }).click();
      const dialog = page.getByRole('dialog', { name: 'Create New Model Version' });
      await dialog.getByLabel('Version (required)').fill('1.0');
      await dialog.getByLabel('Description (required)').fill('A description of the test.');
      await dialog.locator('[type=submit]').click();
    },
    texts: ['Model version created', 'Model version created successfully'],
  },
  {
    spec: '8, create game',
    title: 'a game refused by the server',
    go: async ({ page }) => {
      await answer(page, /\/api\/games$/, BROKEN, 'POST');
      await page.getByLabel('Name (required)').fill(`Spec Game ${crypto.randomUUID().slice(0, 6)}`);
      await page.getByLabel('Description (required)').fill('A description of the test.');
      await page.getByRole('checkbox', { name: 'Puzzle' }).check();
      await page.getByLabel('AI Integration Details (required)').fill('It reads texts aloud.');
      await page.getByRole('button', { name: 'Submit Game' }).click();
    },
    texts: ['Failed to create game'],
  },
  {
    spec: '8, create game',
    title: 'a created game',
    go: async ({ page }) => {
      stopAnswering(page, /\/api\/games$/);
      await page.getByRole('button', { name: 'Submit Game' }).click();
    },
    texts: ['Game created successfully'],
  },
]);

/** A game without any optional field. */
async function linkedGame(request: APIRequestContext): Promise<Game> {
  const links = ['game_url', 'github_url', 'documentation_url'].map((name) => [name, `https://${name}.example/`]);
  return { ...(await seededGame(request)), player_count: 12, ...Object.fromEntries(links) };
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
