import type { Build } from '@gamegeek/contracts/builds/builds.schemas.js';
import { serveGameToEdit } from '#testing/handlers/game-to-edit.js';
import { BUILD_LIMITS } from '@gamegeek/contracts/builds/build-limits.js';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { build } from '#testing/factories/build.factory.js';
import { game } from '#testing/factories/game.factory.js';
import { model, version } from '#testing/factories/model.factory.js';
import { ownUser } from '#testing/factories/user.factory.js';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { haveSession } from '#testing/handlers/auth.js';
import { renderApp } from '#testing/render-app.js';

const ZONE = 'Drop a new build here';
const FILE = new File(['PK'], 'tide.zip');
let builds: Build[];

const publish = (number: number) => {
  builds = builds.map((one) => ({ ...one, published: one.number === number }));
  return { body: builds.find((one) => one.number === number) };
};

beforeEach(() => {
  haveSession(ownUser());
  builds = [
    build(3, { verdict: 'broken', reasons: [{ code: 'threads', message: 'The build uses threads.' }] }),
    build(2, { published: true, notes: 'A new level' }),
    build(1),
  ];
  const own = game(7, 'Tide Runner', { created_by: ownUser().id, launch: 'hosted' });
  fakeServer.on('GET /api/models', () => ({ body: [model(1, 'Orca')] }));
  fakeServer.on('GET /api/models/1/versions', () => ({ body: [version(1, '1.0')] }));
  fakeServer.on('GET /api/games/7', () => ({ body: own }));
  serveGameToEdit(7);
  fakeServer.on('GET /api/games/7/builds', () => ({ body: builds }));
});

async function open() {
  const app = await renderApp({ at: '/studio/7?tab=builds' });
  const panel = within(await screen.findByRole('region', { name: 'Builds' }));
  return { ...app, panel };
}

async function openList() {
  const app = await open();
  const rows = within(await app.panel.findByRole('list', { name: 'Builds' }));
  const row = (number: number) => within(rows.getByText(`Build ${number}`).closest('li') as HTMLElement);
  return { ...app, row };
}

describe('the builds of a game', () => {
  it('are listed with what the check has found, the notes and the quota', async () => {
    const { panel, row } = await openList();
    expect(panel.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      ...['Build 3', 'Build 2', 'Build 1'],
    ]);
    expect(row(2).getByText('Published')).toBeVisible();
    expect(row(2).getByText('A new level')).toBeVisible();
    expect(row(2).getByText(/· 2 MB · 3 files/)).toBeVisible();
    expect(row(3).getByText('Does not run')).toBeVisible();
    expect(row(3).getByText('The build uses threads.')).toBeInTheDocument();
    expect(row(3).queryByRole('button', { name: /Publish/ })).not.toBeInTheDocument();
    expect(row(1).getByRole('link', { name: /^Open alone build 1/ })).toHaveAttribute('href', build(1).url);
    expect(panel.getByText(/^3 of 10 builds, 6 MB\. All your games together may have 1,024 MB\.$/)).toBeVisible();
  });

  it('can be rolled back to an earlier one, and published again', async () => {
    builds = [build(2, { published: true }), build(1)];
    fakeServer.on('POST /api/games/7/builds/1/publish', () => publish(1));
    fakeServer.on('POST /api/games/7/builds/2/publish', () => publish(2));
    const { user, row } = await openList();
    await user.click(row(1).getByRole('button', { name: 'Roll back build 1' }));
    expect(await screen.findByText('Build 1 is played now')).toBeVisible();
    await waitFor(() => expect(row(1).getByText('Published')).toBeVisible());
    await user.click(row(2).getByRole('button', { name: 'Publish build 2' }));
    await waitFor(() => expect(row(2).getByText('Published')).toBeVisible());
  });

  it('are uploaded with notes and progress, and appear in the list', async () => {
    let finish = (): void => undefined;
    fakeServer.on('POST /api/games/7/builds', async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      const made = build(4, { notes: 'Größer' });
      builds = [made, ...builds];
      return { status: 201, body: made };
    });
    const { user, panel } = await openList();
    await user.upload(panel.getByLabelText(ZONE), FILE);
    expect(panel.getByLabelText('What is new (optional)')).toHaveFocus();
    await user.type(panel.getByLabelText('What is new (optional)'), 'Größer');
    await user.click(panel.getByRole('button', { name: 'Upload' }));
    expect(await panel.findByRole('progressbar', { name: 'Uploading:' })).toHaveAttribute('aria-valuenow', '50');
    finish();
    expect(await panel.findByText(/^Build 4 is uploaded/)).toBeVisible();
    expect(await panel.findByRole('heading', { name: 'Build 4' })).toBeVisible();
    const { headers } = fakeServer.lastRequest('POST /api/games/7/builds') ?? {};
    expect(headers?.get('X-Build-Notes')).toBe(encodeURIComponent('Größer'));
    expect(headers?.get('Content-Type')).toBe('application/zip');
  });

  it('keep the file and the notes of an upload that was cancelled or refused', async () => {
    fakeServer.on('POST /api/games/7/builds', () => new Promise(() => undefined));
    const { user, panel } = await openList();
    await user.upload(panel.getByLabelText(ZONE), FILE);
    await user.type(panel.getByLabelText('What is new (optional)'), 'Faster');
    await user.click(panel.getByRole('button', { name: 'Upload' }));
    await user.click(await panel.findByRole('button', { name: 'Cancel' }));
    fakeServer.on('POST /api/games/7/builds', () => refusal(413, 'build_too_large', 'A build has at most 64 MB.'));
    await user.click(await panel.findByRole('button', { name: 'Upload' }));
    expect(await panel.findByRole('alert')).toHaveTextContent('A build has at most 64 MB.');
    expect(panel.getByLabelText('What is new (optional)')).toHaveValue('Faster');
  });

  it('are deleted after confirmation, but not the one that is played', async () => {
    fakeServer.on('DELETE /api/games/7/builds/1', () => {
      builds = builds.filter(({ number }) => number !== 1);
      return { status: 204 };
    });
    const { user, panel, row } = await openList();
    expect(row(2).queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
    await user.click(row(1).getByRole('button', { name: 'Delete build 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete build 1?' }));
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Build 1 is deleted')).toBeVisible();
    await waitFor(() => expect(panel.queryByText('Build 1')).not.toBeInTheDocument());
  });

  it('ask for a deletion instead of a file when the game has all it may have', async () => {
    builds = Array.from({ length: BUILD_LIMITS.ofGame }, (_, index) => build(BUILD_LIMITS.ofGame - index));
    const { panel } = await openList();
    expect(panel.getByText(/^The game has 10 builds, which is the limit/)).toBeVisible();
    expect(panel.queryByLabelText(ZONE)).not.toBeInTheDocument();
  });

  it('say that there are none, or that they could not be loaded', async () => {
    builds = [];
    const { panel, unmount } = await open();
    expect(await panel.findByText('No builds yet')).toBeVisible();
    unmount();
    fakeServer.on('GET /api/games/7/builds', () => refusal(503, 'unavailable', 'Busy'));
    const { panel: again } = await open();
    expect(await again.findByText('Failed to load the builds')).toBeVisible();
    expect(again.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
