import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { model, version } from '#testing/factories/model.factory.js';
import { ownUser } from '#testing/factories/user.factory.js';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { haveSession } from '#testing/handlers/auth.js';
import { renderApp } from '#testing/render-app.js';

const field = (name: string) => screen.getByLabelText(name);
const submit = () => screen.getByRole('button', { name: 'Create Version' });

async function openForm(query = '') {
  const app = await renderApp({ at: `/create-version${query}` });
  expect(await screen.findByRole('combobox', { name: 'AI Model (required)' })).toBeVisible();
  return app;
}

beforeEach(() => {
  haveSession(ownUser());
  fakeServer.on('GET /api/models', () => ({ body: [model(2, 'Zebra'), model(1, 'Orca')] }));
});

describe('creating a model version', () => {
  it('requires a model, shows every rule and starts as the latest version', async () => {
    const { user } = await openForm();
    const models = within(field('AI Model (required)')).getAllByRole('option');
    expect(models.map(({ textContent }) => textContent)).toEqual(['Select an AI model', 'Orca', 'Zebra']);
    expect(screen.getByRole('switch', { name: 'Latest Version' })).toBeChecked();
    await user.click(submit());
    await waitFor(() => expect(field('AI Model (required)')).toHaveAccessibleDescription('Please select a model'));
    expect(field('AI Model (required)')).toHaveFocus();
    expect(field('Version (required)')).toHaveAccessibleDescription('Version is required');
    expect(field('Description (required)')).toHaveAccessibleDescription('Description must be at least 10 characters');
    await user.type(field('Image URL (optional)'), 'nowhere');
    await user.tab();
    await waitFor(() => expect(field('Image URL (optional)')).toHaveAccessibleDescription('Please enter a valid URL'));
  });

  it('sends capabilities as a list, shows a toast and clears the form', async () => {
    fakeServer.on('POST /api/models/1/versions', () => ({ status: 201, body: version(5, '2.0') }));
    const { user } = await openForm('?model=1');
    expect(field('AI Model (required)')).toHaveValue('1');
    await user.type(field('Version (required)'), '2.0');
    await user.type(field('Description (required)'), 'It sings as well now.');
    await user.type(field('Capabilities (optional)'), ' text ,, songs ,');
    await user.click(submit());
    expect(await screen.findByText('Your new model version has been added successfully')).toBeVisible();
    expect(screen.getByText('Model version created')).toBeVisible();
    expect(fakeServer.lastRequest('POST /api/models/1/versions')?.body).toEqual({
      model_id: 1,
      version: '2.0',
      description: 'It sings as well now.',
      capabilities: ['text', 'songs'],
      image_url: null,
      is_latest: true,
    });
    expect(field('Version (required)')).toHaveValue('');
    expect(field('Capabilities (optional)')).toHaveValue('');
    expect(submit()).toBeEnabled();
  });

  it('shows the server’s message for an existing version', async () => {
    const taken = 'This model has a version with this name already';
    fakeServer.on('POST /api/models/1/versions', () => refusal(409, 'conflict', taken, { version: [taken] }));
    const { user } = await openForm('?model=1');
    await user.type(field('Version (required)'), '2.0');
    await user.type(field('Description (required)'), 'It sings as well now.');
    await user.click(submit());
    expect(await screen.findByText('Failed to create model version')).toBeVisible();
    expect(field('Version (required)')).toHaveAccessibleDescription(taken);
    expect(field('Description (required)')).toHaveValue('It sings as well now.');
  });

  it('links to the model form when there are no models', async () => {
    fakeServer.on('GET /api/models', () => ({ body: [] }));
    await renderApp({ at: '/create-version' });
    expect(
      await screen.findByText('No AI models found. Please create an AI model first before adding a version.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create AI Model' })).toHaveAttribute('href', '/create-model');
  });

  it('reports when models fail to load, and retries', async () => {
    fakeServer.on('GET /api/models', () => refusal(503, 'unavailable', 'Busy'));
    const { user } = await renderApp({ at: '/create-version' });
    expect(await screen.findByText(/^Failed to load AI models: /)).toBeVisible();
    fakeServer.on('GET /api/models', () => ({ body: [model(1, 'Orca')] }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('combobox', { name: 'AI Model (required)' })).toBeVisible();
  });
});
