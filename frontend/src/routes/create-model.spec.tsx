import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { model } from '#testing/factories/model.factory.js';
import { ownUser } from '#testing/factories/user.factory.js';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { haveSession } from '#testing/handlers/auth.js';
import { renderApp } from '#testing/render-app.js';

const field = (name: string) => screen.getByLabelText(name);
const submit = () => screen.getByRole('button', { name: 'Create AI Model' });

async function openForm() {
  const app = await renderApp({ at: '/create-model' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Create AI Model' })).toBeVisible();
  return app;
}

async function fillIn({ user }: Awaited<ReturnType<typeof openForm>>): Promise<void> {
  await user.type(field('Name (required)'), 'Orca');
  await user.type(field('Company (required)'), 'Deep Sea');
  await user.type(field('Description (required)'), 'It knows the sea by heart.');
}

beforeEach(() => haveSession(ownUser()));

describe('creating an AI model', () => {
  it('requires a signed-in user', async () => {
    localStorage.clear();
    const { address } = await renderApp({ at: '/create-model' });
    await waitFor(() => expect(address()).toBe('/auth'));
  });

  it('validates a field on blur', async () => {
    const { user } = await openForm();
    for (const [name, text, sentence] of [
      ['Name (required)', 'O', 'Name must be at least 2 characters'],
      ['Company (required)', 'D', 'Company name must be at least 2 characters'],
      ['Description (required)', 'short', 'Description must be at least 10 characters'],
      ['Logo URL (optional)', 'logo', 'Please enter a valid URL'],
      ['Website URL (optional)', 'javascript:alert(1)', 'Please enter a valid URL'],
    ] as const) {
      await user.type(field(name), text);
      await user.tab();
      await waitFor(() => expect(field(name)).toHaveAccessibleDescription(sentence));
      expect(field(name)).toBeInvalid();
    }
  });

  it('focuses the first invalid field and sends nothing', async () => {
    const { user } = await openForm();
    await user.click(submit());
    await waitFor(() => expect(field('Name (required)')).toHaveFocus());
  });

  it('sends once, shows a toast and opens the new page', async () => {
    let answer = (): void => undefined;
    fakeServer.on('GET /api/models/9', () => ({ body: model(9, 'Orca') }));
    fakeServer.on('GET /api/models', () => ({ body: [model(9, 'Orca')] }));
    fakeServer.on('POST /api/models', async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return { status: 201, body: model(9, 'Orca') };
    });
    const app = await openForm();
    await fillIn(app);
    await app.user.type(field('Name (required)'), '{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sending…' })).toBeDisabled());
    await app.user.type(field('Name (required)'), '{Enter}');
    answer();
    expect(await screen.findByText('Your new AI model has been added successfully')).toBeVisible();
    expect(screen.getByText('AI Model created')).toBeVisible();
    await waitFor(() => expect(app.address()).toBe('/models/9'));
    expect(fakeServer.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(fakeServer.lastRequest('POST /api/models')?.body).toEqual({
      name: 'Orca',
      company: 'Deep Sea',
      description: 'It knows the sea by heart.',
      logo_url: null,
      website_url: null,
    });
    expect(localStorage.getItem(`draft:${ownUser().id}:model`)).toBeNull();
  });

  it('shows a taken name at its field, keeps the input and shows a toast', async () => {
    const taken = 'An AI model with this name exists already';
    fakeServer.on('POST /api/models', () => refusal(409, 'conflict', taken, { name: [taken] }));
    const app = await openForm();
    await fillIn(app);
    await app.user.click(submit());
    expect(await screen.findByText('Failed to create AI Model')).toBeVisible();
    expect(field('Name (required)')).toHaveAccessibleDescription(taken);
    expect(field('Name (required)')).toHaveFocus();
    expect(field('Company (required)')).toHaveValue('Deep Sea');
    expect(submit()).toBeEnabled();
  });

  it('shows a failure of the server in a toast', async () => {
    fakeServer.on('POST /api/models', () => refusal(500, 'internal', 'Oops'));
    const app = await openForm();
    await fillIn(app);
    await app.user.click(submit());
    expect(await screen.findByText('Failed to create AI Model')).toBeVisible();
    expect(screen.getByText('Something went wrong on our side. Please try again later.')).toBeVisible();
  });
});

describe('a draft of the model form', () => {
  const key = `draft:${ownUser().id}:model`;

  it('is restored after a reload and can be discarded', async () => {
    const first = await openForm();
    await fillIn(first);
    first.unmount();
    const { user } = await openForm();
    expect(screen.getByText(/Draft restored/)).toBeVisible();
    expect(field('Company (required)')).toHaveValue('Deep Sea');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(field('Company (required)')).toHaveValue('');
    expect(screen.queryByText(/Draft restored/)).not.toBeInTheDocument();
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('survives the end of the session', async () => {
    fakeServer.on('POST /api/models', () => refusal(401, 'unauthorized', 'Unauthorized'));
    const app = await openForm();
    await fillIn(app);
    await app.user.click(submit());
    await waitFor(() => expect(app.address()).toBe('/auth'));
    expect(localStorage.getItem(key)).toContain('Deep Sea');
  });

  it('is private to its user and removed when another user logs out', async () => {
    const others = 'draft:somebody-else:model';
    localStorage.setItem(others, JSON.stringify({ name: 'Hers', company: '', description: '' }));
    localStorage.setItem(key, 'not JSON');
    fakeServer.on('POST /api/auth/logout', () => ({ status: 204 }));
    const { user } = await openForm();
    expect(field('Name (required)')).toHaveValue('');
    await user.click(await screen.findByRole('button', { name: /ada/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(localStorage.getItem(others)).toBeNull());
    expect(localStorage.getItem(key)).not.toBeNull();
  });
});
