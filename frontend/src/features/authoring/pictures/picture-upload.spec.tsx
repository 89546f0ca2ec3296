import { serveGameToEdit } from '#testing/handlers/game-to-edit.js';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { game } from '#testing/factories/game.factory.js';
import { model, version } from '#testing/factories/model.factory.js';
import { ownUser } from '#testing/factories/user.factory.js';
import { fakeServer } from '#testing/fake-server.js';
import { haveSession } from '#testing/handlers/auth.js';
import { renderApp } from '#testing/render-app.js';

const ID = '6f1c2a34-5b6d-4e7f-8a90-1b2c3d4e5f60';
const COVER = 'Image URL (optional)';
const own = { created_by: ownUser().id, creator: { id: ownUser().id, username: 'ada' } };

/** An upload that the test drives. */
class FakeUpload extends EventTarget {
  static readonly all: FakeUpload[] = [];
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  status = 0;
  responseText = '';
  address = '';
  file: File | undefined;

  open(method: string, address: string): void {
    this.address = `${method} ${address}`;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  getResponseHeader(): null {
    return null;
  }

  send(file: File): void {
    this.file = file;
    FakeUpload.all.push(this);
  }

  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }

  progress(loaded: number, total: number): void {
    act(() => void this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total })));
  }

  async answer(status: number, body: object): Promise<void> {
    this.status = status;
    this.responseText = JSON.stringify(body);
    await act(async () => void this.dispatchEvent(new Event('load')));
  }
}

const realRequest = globalThis.XMLHttpRequest;
const last = () => FakeUpload.all.at(-1);
const png = (name = 'cover.png') => new File(['x'], name, { type: 'image/png' });
const answerOf = (width: number) => ({ url: `/pictures/${ID}-${width}.webp`, width, height: 720 });
const refusalOf = (statusCode: number, code: string, fields = {}) => ({
  statusCode,
  code,
  message: 'No.',
  error: 'No.',
  fields,
  requestId: ID,
});

beforeEach(() => {
  FakeUpload.all.length = 0;
  Reflect.set(globalThis, 'XMLHttpRequest', FakeUpload);
  haveSession(ownUser());
  fakeServer.on('GET /api/models', () => ({ body: [model(1, 'Orca')] }));
  fakeServer.on('GET /api/models/1/versions', () => ({ body: [version(1, '1.0')] }));
  fakeServer.on('GET /api/games/7/similar', () => ({ body: [] }));
  serveGameToEdit(7);
});
afterEach(() => void Reflect.set(globalThis, 'XMLHttpRequest', realRequest));

async function openEdit() {
  const stored = game(7, 'Tide Runner', { ...own, image_url: null, preview_images: [] });
  fakeServer.on('GET /api/games/7', () => ({ body: stored }));
  fakeServer.on('PUT /api/games/7', () => ({ body: stored }));
  const app = await renderApp({ at: '/studio/7?tab=settings' });
  await screen.findByLabelText(COVER);
  return app;
}

const fileInputs = () => [...document.querySelectorAll<HTMLInputElement>('input[type=file][accept*=image]')];
const zoneOf = (field: string) => screen.getByLabelText(field);

describe('the pictures of a game', () => {
  it('show the progress of an upload, and its picture as the cover that is saved', async () => {
    const { user } = await openEdit();
    await user.upload(fileInputs()[0] as HTMLInputElement, png());
    expect(last()).toMatchObject({ address: 'POST /api/games/7/pictures', headers: { 'Content-Type': 'image/png' } });
    last()?.progress(30, 120);
    expect(screen.getByRole('progressbar', { name: 'Upload of cover.png' })).toHaveAttribute('aria-valuenow', '25');
    expect(screen.getByRole('button', { name: 'Upload image' })).toHaveAttribute('aria-disabled', 'true');
    await last()?.answer(201, answerOf(1_280));
    expect(screen.getByRole('img', { name: 'Preview of the image' })).toHaveAttribute(
      'srcset',
      `/pictures/${ID}-320.webp 320w, /pictures/${ID}-640.webp 640w, /pictures/${ID}-1280.webp 1280w`,
    );
    expect(screen.getByText('cover.png was uploaded. Save the game to use it.')).toHaveAttribute('role', 'status');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(fakeServer.lastRequest('PUT /api/games/7')?.body).toMatchObject({
        image_url: `/pictures/${ID}-1280.webp`,
      }),
    );
  });

  it('take several dropped and pasted files as screenshots, one after the other', async () => {
    await openEdit();
    const field = zoneOf('Preview Images (optional)');
    fireEvent.drop(field, { dataTransfer: { files: [png('a.png'), png('b.png')], types: ['Files'] } });
    await last()?.answer(201, answerOf(1_280));
    expect(FakeUpload.all.map(({ file }) => file?.name)).toEqual(['a.png', 'b.png']);
    await last()?.answer(201, answerOf(1_000));
    fireEvent.paste(field, { clipboardData: { files: [png('c.png')] } });
    await last()?.answer(201, answerOf(640));
    const shown = screen.getAllByRole('img', { name: /^Preview image \d$/ });
    expect(shown.map((image) => image.getAttribute('src'))).toEqual(
      [1_280, 1_000, 640].map((width) => `/pictures/${ID}-${width}.webp`),
    );
  });

  it('are as before after an upload was cancelled, and the button has the focus', async () => {
    const { user } = await openEdit();
    await user.upload(fileInputs()[0] as HTMLInputElement, png());
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByLabelText(COVER)).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Upload image' })).toHaveFocus();
  });

  it.each([
    ['an SVG file', new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }), /PNG, JPEG, WebP or GIF picture; SVG/],
    ['a file over 8 MB', new File([new Uint8Array(8 * 1024 ** 2 + 1)], 'a.png', { type: 'image/png' }), /at most 8 MB/],
  ])('say why %s is not sent', async (_what, file, sentence) => {
    await openEdit();
    fireEvent.drop(zoneOf(COVER), { dataTransfer: { files: [file], types: ['Files'] } });
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(FakeUpload.all).toEqual([]);
  });

  it.each([
    [
      400,
      refusalOf(400, 'validation_failed', {
        picture: ['This picture cannot be read; the file may be damaged or incomplete'],
      }),
      'This picture cannot be read; the file may be damaged or incomplete',
    ],
    [413, refusalOf(413, 'quota_exceeded'), /as many uploaded pictures as are kept/],
    [415, refusalOf(415, 'unsupported_media_type'), /SVG files cannot be used/],
  ])('say why the server refused an upload with %d', async (status, body, sentence) => {
    const { user } = await openEdit();
    await user.upload(fileInputs()[0] as HTMLInputElement, png());
    await last()?.answer(status, body);
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  });

  it('are addresses only while the game does not exist', async () => {
    await renderApp({ at: '/submit-game?how=web' });
    const panel = (await screen.findByLabelText(COVER)).closest('section') ?? document.body;
    expect(within(panel).queryByRole('button', { name: /^Upload/ })).not.toBeInTheDocument();
  });
});
