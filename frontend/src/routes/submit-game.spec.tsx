import type { AiModel, ModelVersion } from '@gamegeek/contracts/models/models.schemas.js';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { game } from '#testing/factories/game.factory.js';
import { model, version } from '#testing/factories/model.factory.js';
import { ownUser } from '#testing/factories/user.factory.js';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { haveSession } from '#testing/handlers/auth.js';
import { renderApp } from '#testing/render-app.js';

const MODEL = 'AI Model (required)';
const VERSION = 'Model Version (required)';
const PREVIEWS = 'Preview Images (optional)';
const field = (name: string) => screen.getByLabelText(name);
const press = (name: string) => screen.getByRole('button', { name });
const category = (name: string) => screen.getByRole('checkbox', { name });

let models: AiModel[];
let versions: ModelVersion[];

async function openForm() {
  const app = await renderApp({ at: '/submit-game?how=download' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Submit a Game' })).toBeVisible();
  await waitFor(() => expect(field(MODEL)).toBeEnabled());
  return app;
}

/** Pastes a text, which is much faster than typing it. */
async function write(user: UserEvent, element: HTMLElement, text: string): Promise<void> {
  await user.click(element);
  await user.paste(text);
}

async function fillIn({ user }: Awaited<ReturnType<typeof openForm>>): Promise<void> {
  await user.type(field('Name (required)'), 'Tide Runner');
  await user.type(field('Description (required)'), 'Run before the tide comes in.');
  await user.click(category('Puzzle'));
  await user.selectOptions(field(MODEL), '1');
  await waitFor(() => expect(field(VERSION)).toBeEnabled());
  await user.selectOptions(field(VERSION), '11');
  await user.type(field('AI Integration Details (required)'), 'It draws each wave anew.');
}

beforeEach(() => {
  haveSession(ownUser());
  models = [model(1, 'Orca'), model(2, 'Zebra')];
  versions = [version(11, '1.0'), version(12, '2.0', { is_latest: true })];
  fakeServer.on('GET /api/models', () => ({ body: models }));
  fakeServer.on('GET /api/models/1/versions', () => ({ body: versions }));
  fakeServer.on('GET /api/models/2/versions', () => ({ body: [] }));
});

describe('the game form', () => {
  it('shows every rule at its field with the focus on the first, and is visible by default', async () => {
    const { user } = await openForm();
    expect(screen.getByRole('switch', { name: 'Active' })).toBeChecked();
    expect(screen.getByText('Make this game visible to users')).toBeVisible();
    await user.type(field('Game URL (optional)'), 'ftp://example.org');
    await user.click(press('Submit Game'));
    await waitFor(() => expect(field('Name (required)')).toHaveFocus());
    for (const [name, sentence] of [
      ['Name (required)', 'Name must be at least 2 characters'],
      ['Description (required)', 'Description must be at least 10 characters'],
      [MODEL, 'Please select an AI model'],
      [VERSION, 'Please select a model version'],
      ['AI Integration Details (required)', /Please provide details about AI integration/],
      ['Game URL (optional)', /Please enter a valid URL/],
    ] as const) {
      await waitFor(() => expect(field(name)).toHaveAccessibleDescription(sentence));
    }
    expect(category('Strategy')).toHaveAccessibleDescription('Please select at least one category');
    for (const name of ['Image URL (optional)', PREVIEWS, 'GitHub URL (optional)', 'Documentation URL (optional)']) {
      expect(field(name)).toBeVisible();
    }
  });

  it('adds up to five tags, suggested or own ones, and removes them', async () => {
    const { user } = await openForm();
    const tags = () => field('Tags (optional)');
    const suggestions = () => within(screen.getByRole('listbox', { name: 'Tags' }));
    const chosen = () => screen.queryAllByRole('button', { name: /^Remove the tag/ }).map((chip) => chip.textContent);
    await user.type(tags(), 'ARC');
    expect(suggestions().getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{ArrowDown}');
    expect(tags()).toHaveAttribute('aria-activedescendant', suggestions().getByRole('option', { selected: true }).id);
    await user.keyboard('{Enter}');
    expect(chosen()).toEqual(['#arcade']);
    await user.type(tags(), 'Jeu de Café{Enter}#Own,arcade{Enter}');
    expect(chosen()).toEqual(['#arcade', '#jeu-de-cafe', '#own']);
    await user.type(tags(), 'x{Enter}');
    await waitFor(() => expect(tags()).toHaveAccessibleDescription(/A tag has 2 to 24 letters/));
    expect(tags()).toHaveValue('x');
    await user.type(tags(), 'y{Enter}');
    await user.click(suggestions().getByRole('option', { name: '#3d' }));
    expect(tags()).toHaveAttribute('readonly');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(tags()).toHaveAccessibleDescription(/All 5 tags are used/);
    await user.click(press('Remove the tag own'));
    expect(tags()).toHaveFocus();
    await user.keyboard('{Backspace}');
    expect(chosen()).toEqual(['#arcade', '#jeu-de-cafe', '#xy']);
  });

  it('validates a field on blur', async () => {
    const { user } = await openForm();
    await user.type(field('Name (required)'), 'T');
    await user.tab();
    await waitFor(() => expect(field('Name (required)')).toBeInvalid());
    await user.type(field('Name (required)'), 'ide');
    await waitFor(() => expect(field('Name (required)')).toBeValid());
  });

  it('disables versions until a model is selected and while they load', async () => {
    let answer = (): void => undefined;
    fakeServer.on('GET /api/models/1/versions', async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return { body: versions };
    });
    const { user } = await openForm();
    expect(field(VERSION)).toBeDisabled();
    await user.selectOptions(field(MODEL), '1');
    expect(field(VERSION)).toBeDisabled();
    expect(field(VERSION)).toHaveDisplayValue('Loading versions...');
    answer();
    await waitFor(() => expect(field(VERSION)).toBeEnabled());
    await user.selectOptions(field(VERSION), '2.0 (latest)');
    await user.selectOptions(field(MODEL), '2');
    await waitFor(() => expect(field(VERSION)).toHaveDisplayValue('No versions yet'));
    await user.selectOptions(field(MODEL), '1');
    expect(field(VERSION)).toHaveDisplayValue('Select a version');
  });

  it('reports when versions fail to load, and retries', async () => {
    fakeServer.on('GET /api/models/1/versions', () => refusal(503, 'unavailable', 'Busy'));
    const { user } = await openForm();
    await user.selectOptions(field(MODEL), '1');
    expect(await screen.findByText('Failed to fetch model versions')).toBeVisible();
    fakeServer.on('GET /api/models/1/versions', () => ({ body: versions }));
    await user.click(press('Retry'));
    await waitFor(() => expect(field(VERSION)).toBeEnabled());
  });

  it('toggles categories; the first one is the main category', async () => {
    fakeServer.on('POST /api/games', () => refusal(503, 'unavailable', 'Busy'));
    const app = await openForm();
    await fillIn(app);
    await app.user.click(category('RPG'));
    await app.user.click(category('Strategy'));
    await app.user.click(category('RPG'));
    await app.user.click(press('Submit Game'));
    expect(await screen.findByText('Failed to create game')).toBeVisible();
    expect(fakeServer.lastRequest('POST /api/games')?.body).toMatchObject({ categories: ['Puzzle', 'Strategy'] });
    expect(field('Name (required)')).toHaveValue('Tide Runner');
    expect(press('Submit Game')).toBeEnabled();
  });

  it('sends once, shows a toast and opens the new game', async () => {
    fakeServer.on('POST /api/games', () => ({ status: 201, body: game(7, 'Tide Runner') }));
    fakeServer.on('GET /api/games/7', () => ({ body: game(7, 'Tide Runner') }));
    fakeServer.on('GET /api/games/7/similar', () => ({ body: [] }));
    const app = await openForm();
    await fillIn(app);
    await app.user.click(screen.getByRole('switch', { name: 'Active' }));
    await app.user.type(field('Game URL (optional)'), 'http://localhost:8080/play{Enter}{Enter}');
    expect(await screen.findByText('Game created successfully')).toBeVisible();
    await waitFor(() => expect(app.address()).toBe('/games/7'));
    expect(fakeServer.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(fakeServer.lastRequest('POST /api/games')?.body).toEqual({
      name: 'Tide Runner',
      description: 'Run before the tide comes in.',
      ai_model_id: 1,
      model_version_id: 11,
      image_url: null,
      preview_images: [],
      game_url: 'http://localhost:8080/play',
      github_url: null,
      documentation_url: null,
      categories: ['Puzzle'],
      tags: [],
      ai_integration_details: 'It draws each wave anew.',
      active: false,
      launch: 'link',
      accepts: 'keys',
      frame: 'fill',
      orientation: 'any',
      min_score: null,
      max_score: null,
      min_seconds: null,
      needs_round: false,
      on_doubt: 'refuse',
      allowed_origins: [],
    });
    expect(localStorage.getItem(`draft:${ownUser().id}:game`)).toBeNull();
  });

  it('restores a draft', async () => {
    const first = await openForm();
    await fillIn(first);
    first.unmount();
    await openForm();
    expect(screen.getByText(/Draft restored/)).toBeVisible();
    expect(field('Name (required)')).toHaveValue('Tide Runner');
    expect(category('Puzzle')).toBeChecked();
    await waitFor(() => expect(field(VERSION)).toHaveDisplayValue('1.0'));
  });
});

describe('preview images', () => {
  const add = (text: string) => ({ url: `https://example.org/${text}.png` });

  it('are added by button, Enter and blur, without duplicates and only as web addresses', async () => {
    const { user } = await openForm();
    const input = field(PREVIEWS);
    await write(user, input, add('one').url);
    await user.click(press('Add Image'));
    expect(input).toHaveValue('');
    await user.type(input, `${add('two').url}{Enter}`);
    await write(user, input, add('three').url);
    await user.tab();
    await user.tab();
    const pictures = screen.getAllByRole('img', { name: /^Preview image/ });
    expect(pictures).toHaveLength(3);
    expect(pictures[0]).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(pictures[0]).toHaveAttribute('loading', 'lazy');
    await user.type(input, `${add('two').url}{Enter}`);
    expect(input).toHaveAccessibleDescription(/This image URL is already added/);
    await user.clear(input);
    await user.type(input, 'javascript:alert(1){Enter}');
    expect(input).toHaveAccessibleDescription(/Please enter a valid URL/);
    await user.click(press('Remove image 2'));
    expect(screen.getAllByRole('img', { name: /^Preview image/ })).toHaveLength(2);
    expect(input).toHaveFocus();
  });

  it('show a placeholder when loading fails', async () => {
    const { user } = await openForm();
    await user.type(field(PREVIEWS), `${add('gone').url}{Enter}`);
    fireEvent.error(screen.getByRole('img', { name: 'Preview image 1' }));
    expect(screen.getByText('This image could not be loaded')).toBeVisible();
    await user.type(field('Image URL (optional)'), add('cover').url);
    await user.tab();
    expect(screen.getByRole('img', { name: 'Preview of the image' })).toHaveAttribute('src', add('cover').url);
  });

  it('are limited to twelve', async () => {
    const draft = {
      ...{ name: 'T', description: '', ai_model_id: 0, model_version_id: 0, categories: [] },
      ...{ ai_integration_details: '', preview_images: Array.from({ length: 12 }, (_, n) => add(String(n)).url) },
    };
    localStorage.setItem(`draft:${ownUser().id}:game`, JSON.stringify(draft));
    await openForm();
    expect(screen.getAllByRole('img', { name: /^Preview image/ })).toHaveLength(12);
    expect(field(PREVIEWS)).toHaveAttribute('readonly');
    expect(press('Add Image')).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('the dialogs of the game form', () => {
  it('create and select a model and a version', async () => {
    const narwhal = model(9, 'Narwhal');
    fakeServer.on('POST /api/models', () => {
      models = [...models, narwhal];
      return { status: 201, body: narwhal };
    });
    const made: ModelVersion[] = [];
    fakeServer.on('GET /api/models/9/versions', () => ({ body: made }));
    fakeServer.on('POST /api/models/9/versions', ({ body }) => {
      const first = version(91, '0.1', { model_id: 9 });
      made.push(first);
      expect(body).toMatchObject({ model_id: 9, is_latest: false, capabilities: ['text', 'code'] });
      return { status: 201, body: first };
    });
    const { user } = await openForm();
    await user.type(field('Name (required)'), 'Tide Runner');
    await user.click(press('Add New Model'));
    let dialog = within(await screen.findByRole('dialog', { name: 'Create New AI Model' }));
    expect(dialog.getByLabelText('Name (required)')).toHaveFocus();
    await user.type(dialog.getByLabelText('Name (required)'), 'Narwhal');
    await user.type(dialog.getByLabelText('Company (required)'), 'Deep Sea');
    await user.type(dialog.getByLabelText('Description (required)'), 'It has one tooth.');
    await user.click(dialog.getByRole('button', { name: 'Create AI Model' }));
    expect(await screen.findByText('AI Model created')).toBeVisible();
    expect(screen.getByText('Your new AI model has been added successfully')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(field(MODEL)).toHaveDisplayValue('Narwhal'));

    await user.click(press('Add New Version'));
    dialog = within(await screen.findByRole('dialog', { name: 'Create New Model Version' }));
    expect(dialog.getByText('A version of Narwhal.')).toBeVisible();
    expect(dialog.getByRole('switch', { name: 'Latest Version' })).not.toBeChecked();
    await user.type(dialog.getByLabelText('Version (required)'), '0.1');
    await user.type(dialog.getByLabelText('Description (required)'), 'The first of all.');
    await user.type(dialog.getByLabelText('Capabilities (optional)'), 'text, , code,');
    await user.click(dialog.getByRole('button', { name: 'Create Version' }));
    expect(await screen.findByText('Model version created successfully')).toBeVisible();
    await waitFor(() => expect(field(VERSION)).toHaveDisplayValue('0.1'));
    expect(field('Name (required)')).toHaveValue('Tide Runner');
  });

  it('require a model before a version can be added', async () => {
    const { user } = await openForm();
    const addVersion = press('Add New Version');
    expect(addVersion).toHaveAttribute('aria-disabled', 'true');
    await user.click(addVersion);
    expect(await screen.findByText('Please select a model first')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(field(MODEL)).toHaveFocus();
    await user.selectOptions(field(MODEL), '1');
    expect(addVersion).toHaveAttribute('aria-disabled', 'false');
  });

  it('show failures inside and keep the input', async () => {
    fakeServer.on('POST /api/models', () => refusal(503, 'unavailable', 'Busy'));
    fakeServer.on('POST /api/models/1/versions', () => refusal(503, 'unavailable', 'Busy'));
    const { user } = await openForm();
    await user.click(press('Add New Model'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Name (required)'), 'Narwhal');
    await user.type(dialog.getByLabelText('Company (required)'), 'Deep Sea');
    await user.type(dialog.getByLabelText('Description (required)'), 'It has one tooth.');
    await user.click(dialog.getByRole('button', { name: 'Create AI Model' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^Failed to create AI model: The service is busy/);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(press('Add New Model'));
    expect(within(screen.getByRole('dialog')).getByLabelText('Name (required)')).toHaveValue('Narwhal');
  });
});
