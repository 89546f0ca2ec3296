import type { BuildCheck } from '@gamegeek/contracts/builds/builds.schemas.js';
import { BUILD_LIMITS } from '@gamegeek/contracts/builds/build-limits.js';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { build } from '#testing/factories/build.factory.js';
import { game } from '#testing/factories/game.factory.js';
import { model, version } from '#testing/factories/model.factory.js';
import { ownUser } from '#testing/factories/user.factory.js';
import { fakeServer, refusal, type FakeAnswer } from '#testing/fake-server.js';
import { haveSession } from '#testing/handlers/auth.js';
import { renderApp } from '#testing/render-app.js';

const ZONE = 'Drop your game here';
const FILE = new File(['<title>Tide Runner</title>'], 'tide.html', { type: 'text/html' });
const READY: BuildCheck = { verdict: 'ready', reasons: [], title: 'Tide Runner' };
const DRAFT = game(7, 'Tide Runner', { created_by: ownUser().id, active: false, status: 'draft' });
const field = (name: string) => screen.getByLabelText(name);
const create = () => screen.getByRole('button', { name: 'Create the draft' });
const callsOf = (method: string) =>
  fakeServer.requests.filter((request) => request.method === method).map(({ path }) => path);

function serveCheck(check: Partial<BuildCheck> = {}): void {
  fakeServer.on('POST /api/builds/check', () => ({ body: { ...READY, ...check } }));
}

function unreadable(): FakeAnswer {
  const { status = 0, body } = refusal(422, 'build_invalid', 'There is no index.html.');
  const reasons = [{ code: 'no_index', message: 'There is no index.html. It has: "game.html".' }];
  return { status, body: { ...(body as object), reasons } };
}

beforeEach(() => {
  haveSession(ownUser());
  fakeServer.on('GET /api/models', () => ({ body: [model(1, 'Orca'), model(2, 'Zebra')] }));
  fakeServer.on('GET /api/models/1/versions', () => ({
    body: [version(11, '1.0'), version(12, '2.0', { is_latest: true })],
  }));
  fakeServer.on('GET /api/models/2/versions', () => ({ body: [version(21, '0.9')] }));
  fakeServer.on('GET /api/user/created-games', () => ({ body: [] }));
  fakeServer.on('POST /api/games', () => ({ status: 201, body: DRAFT }));
  fakeServer.on('POST /api/games/7/builds', () => ({ status: 201, body: build(1) }));
  fakeServer.on('POST /api/games/7/builds/1/publish', () => ({ body: build(1, { published: true }) }));
  fakeServer.on('GET /api/games/7', () => ({ body: DRAFT }));
  fakeServer.on('GET /api/games/7/similar', () => ({ body: [] }));
  serveCheck();
});

async function open() {
  const app = await renderApp({ at: '/submit-game' });
  const zone = await screen.findByLabelText(ZONE);
  return { ...app, zone };
}

async function openWithFile() {
  const app = await open();
  await app.user.upload(app.zone, FILE);
  await waitFor(() => expect(create()).toBeEnabled());
  return app;
}

describe('uploading a game', () => {
  it('is the first answer, and takes a file, a model and one button to a draft', async () => {
    const { user, address } = await openWithFile();
    expect(screen.queryByLabelText(ZONE)).not.toBeInTheDocument();
    expect(screen.getByText('Ready')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'tide.html' })).toHaveFocus();
    expect(field('Name')).toHaveValue('Tide Runner');
    await user.selectOptions(field('AI Model (required)'), 'Orca');
    await waitFor(() => expect(field('Model Version (required)')).toHaveDisplayValue('2.0 (latest)'));
    await user.click(create());
    await waitFor(() => expect(address()).toBe('/games/7'));
    expect(fakeServer.lastRequest('POST /api/games')?.body).toEqual({
      ...{ name: 'Tide Runner', ai_model_id: 1, model_version_id: 12 },
      ...{ status: 'draft', accepts: 'plays' },
    });
    const sent = fakeServer.lastRequest('POST /api/games/7/builds');
    expect(sent?.body).toBe(FILE);
    expect(sent?.headers.get('Content-Type')).toBe('text/html');
    expect(callsOf('POST')).toEqual([
      ...['/api/builds/check', '/api/games', '/api/games/7/builds', '/api/games/7/builds/1/publish'],
    ]);
  });

  it('selects the model and version of the last game, and for another model the newest version', async () => {
    const last = game(5, 'Moss', { ai_model_id: 1, model_version_id: 11 });
    fakeServer.on('GET /api/user/created-games', () => ({ body: [last, game(4, 'Fern', { ai_model_id: 2 })] }));
    const { user, address } = await openWithFile();
    await waitFor(() => expect(field('Model Version (required)')).toHaveDisplayValue('1.0'));
    for (const [name, newest] of [
      ['Zebra', '0.9'],
      ['Orca', '2.0 (latest)'],
    ] as const) {
      await user.selectOptions(field('AI Model (required)'), name);
      await waitFor(() => expect(field('Model Version (required)')).toHaveDisplayValue(newest));
    }
    await user.click(create());
    await waitFor(() => expect(address()).toBe('/games/7'));
  });

  it('names the game by its file if the page has no title, and keeps a name that was typed', async () => {
    serveCheck({ title: null });
    const { user } = await open();
    await user.upload(await screen.findByLabelText(ZONE), new File(['x'], 'neon-snake_2.zip'));
    await waitFor(() => expect(field('Name')).toHaveValue('Neon snake 2'));
    expect(fakeServer.lastRequest('POST /api/builds/check')?.headers.get('Content-Type')).toBe('application/zip');
    await user.click(screen.getByRole('button', { name: 'Choose another file' }));
    serveCheck();
    await user.upload(await screen.findByLabelText(ZONE), FILE);
    await waitFor(() => expect(create()).toBeEnabled());
    expect(field('Name')).toHaveValue('Neon snake 2');
  });

  it('takes a dropped file, and refuses others with the reason before they are sent', async () => {
    const { user, zone } = await open();
    const drop = (...files: File[]) => fireEvent.drop(zone, { dataTransfer: { files } });
    drop(new File(['x'], 'game.exe'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/not one \.html or \.zip file/);
    drop(FILE, FILE);
    expect(screen.getByRole('alert')).toHaveTextContent(/not one \.html or \.zip file/);
    drop(new File([], 'game.html'));
    expect(screen.getByRole('alert')).toHaveTextContent(/The file is empty/);
    const large = new File(['x'], 'game.zip');
    Object.defineProperty(large, 'size', { value: BUILD_LIMITS.packed + 1 });
    await user.upload(zone, large);
    expect(screen.getByRole('alert')).toHaveTextContent(/larger than 64 MB/);
    expect(zone).toBeInvalid();
    expect(callsOf('POST')).toEqual([]);
    drop(FILE);
    expect(await screen.findByText('Ready')).toBeVisible();
  });

  it('says what may fail, and asks for another file if it does not run', async () => {
    const message = 'https://cdn.example/three.js will be blocked.';
    serveCheck({ verdict: 'risky', reasons: [{ code: 'external_script', message }] });
    const { user } = await openWithFile();
    expect(screen.getByText('Risky')).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Choose another file' }));
    serveCheck({ verdict: 'broken', reasons: [{ code: 'threads', message: 'The build uses threads.' }] });
    await user.upload(await screen.findByLabelText(ZONE), FILE);
    expect(await screen.findByText('Does not run')).toBeVisible();
    expect(screen.getByText('The build uses threads.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create the draft' })).not.toBeInTheDocument();
  });

  it('shows why a file cannot be hosted, and checks it again after a lost connection', async () => {
    fakeServer.on('POST /api/builds/check', unreadable);
    const { user } = await open();
    await user.upload(await screen.findByLabelText(ZONE), FILE);
    expect(await screen.findByRole('alert')).toHaveTextContent(/There is no index\.html\. It has: "game\.html"\./);
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Choose another file' }));
    fakeServer.on('POST /api/builds/check', () => Promise.reject(new TypeError('gone')));
    await user.upload(await screen.findByLabelText(ZONE), FILE);
    await screen.findByRole('alert');
    serveCheck();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Ready')).toBeVisible();
  });

  it('cannot be sent before the newest version of the model is selected', async () => {
    const versions = Promise.withResolvers<FakeAnswer>();
    fakeServer.on('GET /api/models/1/versions', () => versions.promise);
    const { user } = await openWithFile();
    await user.selectOptions(field('AI Model (required)'), 'Orca');
    await waitFor(() => expect(create()).toBeDisabled());
    versions.resolve({ body: [version(11, '1.0', { is_latest: true })] });
    await waitFor(() => expect(create()).toBeEnabled());
    expect(field('Model Version (required)')).toHaveDisplayValue('1.0 (latest)');
  });

  it('marks missing fields, and creates nothing', async () => {
    serveCheck({ title: null });
    const { user } = await open();
    await user.upload(await screen.findByLabelText(ZONE), new File(['x'], 'index.html'));
    await waitFor(() => expect(create()).toBeEnabled());
    expect(field('Name')).toHaveValue('');
    await user.click(create());
    await waitFor(() => expect(field('Name')).toHaveAccessibleDescription('Name must be at least 2 characters'));
    expect(field('AI Model (required)')).toHaveAccessibleDescription('Please select an AI model');
    expect(fakeServer.lastRequest('POST /api/games')).toBeUndefined();
  });

  it('goes on with the same draft after an upload was cancelled or refused', async () => {
    fakeServer.on('POST /api/games/7/builds', () => new Promise(() => undefined));
    fakeServer.on('PUT /api/games/7', () => ({ body: DRAFT }));
    const { user, address } = await openWithFile();
    await user.selectOptions(field('AI Model (required)'), 'Zebra');
    await waitFor(() => expect(field('Model Version (required)')).toHaveDisplayValue('0.9'));
    await user.click(create());
    expect(await screen.findByRole('progressbar', { name: 'Uploading:' })).toHaveAttribute('aria-valuenow', '50');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText(/The draft “Tide Runner” exists, without the file/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit the draft' })).toHaveAttribute('href', '/studio/7');
    fakeServer.on('POST /api/games/7/builds', () => refusal(413, 'quota_exceeded', 'The builds have 1024 MB.'));
    await user.click(create());
    expect(await screen.findByRole('alert')).toHaveTextContent('The builds have 1024 MB.');
    fakeServer.on('POST /api/games/7/builds', () => ({ status: 201, body: build(1) }));
    await user.click(create());
    await waitFor(() => expect(address()).toBe('/games/7'));
    expect(callsOf('POST').filter((path) => path === '/api/games')).toHaveLength(1);
    expect(fakeServer.lastRequest('PUT /api/games/7')?.body).toMatchObject({ name: 'Tide Runner', ai_model_id: 2 });
  });
});
