import { DEFAULT_PREFERENCES } from '@gamegeek/contracts/preferences/preferences.js';
import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { fakeServer, refusal, type FakeAnswer } from '../../testing/fake-server.js';
import { servePreferences } from '../../testing/handlers/auth.js';
import { useThemeChoice } from '../theme/theme-choice.js';
import { useToasts } from '../ui/toasts/toast-store.js';
import { usePreferences } from './preferences-store.js';

const SAVE = 'PUT /api/user/preferences';
const store = () => usePreferences.getState();
const theme = () => document.documentElement.dataset.theme;

describe('preferences', () => {
  it('stay on the device for visitors', async () => {
    await expect(store().save({ theme: 'light', language: 'de' })).resolves.toBe(true);
    await waitFor(() => expect(document.documentElement.lang).toBe('de'));
    expect(theme()).toBe('light');
    expect(fakeServer.requests).toEqual([]);
  });

  it('of an account are applied as soon as they are loaded', async () => {
    servePreferences({ language: 'fr', theme: 'light', weekly_digest: false });
    await store().load();
    expect(store()).toMatchObject({ status: 'ready', preferences: { language: 'fr', weekly_digest: false } });
    expect(theme()).toBe('light');
    await waitFor(() => expect(document.documentElement.lang).toBe('fr'));
  });

  it('leave a device alone that follows the system theme', async () => {
    servePreferences({ theme: 'light' });
    useThemeChoice.getState().choose('system');
    await store().load();
    expect(theme()).toBe('system');
  });

  it('are applied before they are saved, and saved in the order of the changes', async () => {
    servePreferences();
    await store().load();
    const first = store().save({ theme: 'light' });
    const second = store().save({ theme: 'dark', game_invites: false });
    expect(store().preferences).toMatchObject({ theme: 'dark', game_invites: false });
    await Promise.all([first, second]);
    expect(fakeServer.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { theme: 'light' },
      { theme: 'dark', game_invites: false },
    ]);
    expect(store().preferences).toEqual({ ...DEFAULT_PREFERENCES, theme: 'dark', game_invites: false });
  });

  it('return to the last saved state after a failed save, with a message; language and theme stay', async () => {
    servePreferences();
    await store().load();
    fakeServer.on(SAVE, () => refusal(503, 'unavailable', 'Busy'));
    await expect(store().save({ theme: 'light', weekly_digest: false })).resolves.toBe(false);
    expect(store().preferences).toMatchObject({ theme: 'light', weekly_digest: true });
    expect(theme()).toBe('light');
    expect(useToasts.getState().toast).toMatchObject({
      title: 'Error',
      description: 'This could not be saved to your account.',
      variant: 'destructive',
    });
  });

  it('keep a change made while they are being loaded', async () => {
    let answer: (answer: FakeAnswer) => void = () => undefined;
    servePreferences();
    fakeServer.on('GET /api/user/preferences', () => new Promise((resolve) => (answer = resolve)));
    const loading = store().load();
    await store().save({ theme: 'light' });
    answer({ body: DEFAULT_PREFERENCES });
    await loading;
    expect(store()).toMatchObject({ status: 'ready', preferences: { theme: 'light' } });
    expect(theme()).toBe('light');
  });

  it('of a new account are those chosen as a visitor', async () => {
    servePreferences();
    await store().save({ theme: 'light', language: 'es' });
    await waitFor(() => expect(document.documentElement.lang).toBe('es'));
    await store().begin();
    expect(fakeServer.lastRequest(SAVE)?.body).toEqual({ theme: 'light', language: 'es' });
    expect(store()).toMatchObject({ status: 'ready', preferences: { theme: 'light', language: 'es' } });
  });

  it('report a failed load and can be loaded again', async () => {
    fakeServer.on('GET /api/user/preferences', () => refusal(503, 'unavailable', 'Busy'));
    await store().load();
    expect(store().status).toBe('failed');
    servePreferences();
    await store().load();
    expect(store().status).toBe('ready');
  });

  it('of the previous account never reach the next one', async () => {
    let answer: (answer: FakeAnswer) => void = () => undefined;
    fakeServer.on('GET /api/user/preferences', () => new Promise((resolve) => (answer = resolve)));
    const loading = store().load();
    store().forget();
    answer({ body: { ...DEFAULT_PREFERENCES, theme: 'light' } });
    await loading;
    expect(store()).toMatchObject({ status: 'visitor', preferences: undefined });
    expect(theme()).not.toBe('light');
  });
});
