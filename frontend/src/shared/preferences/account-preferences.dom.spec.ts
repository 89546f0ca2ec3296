import { DEFAULT_PREFERENCES } from '@gamegeek/contracts/preferences/preferences.js';
import type { Preferences } from '@gamegeek/contracts/preferences/preferences.schemas.js';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import { ownUser, sessionAnswer } from '#testing/factories/user.factory.js';
import { fakeServer, refusal, type FakeAnswer } from '#testing/fake-server.js';
import { haveSession, servePreferences } from '#testing/handlers/auth.js';
import { useToasts } from '#ui/toasts/toast-store.js';
import { queryClient } from '../api/query-client.js';
import { QueryProvider } from '../api/query-provider.js';
import { clearSession, storeSession } from '../api/session-token.js';
import { useThemeChoice } from '../theme/theme-choice.js';
import { loadPreferences, saveChoicesOfDevice, savePreferences, usePreferences } from './account-preferences.js';
import { choosePreferences } from './choose-preferences.js';

const LOAD = 'GET /api/user/preferences';
const SAVE = 'PUT /api/user/preferences';
const theme = () => document.documentElement.dataset.theme;
const cached = () => queryClient.getQueryData<Preferences>(['/api/user/preferences']);
const sent = () => fakeServer.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
const show = () => renderHook(() => usePreferences(), { wrapper: QueryProvider }).result;

/** Holds the answers to a call back until they are given. */
function hold(call: string): (answer: FakeAnswer) => void {
  const waiting: ((answer: FakeAnswer) => void)[] = [];
  fakeServer.on(call, () => new Promise((resolve) => waiting.push(resolve)));
  return (answer) => waiting.shift()?.(answer);
}

describe('preferences of a visitor', () => {
  it('stay on the device', async () => {
    await choosePreferences({ theme: 'light', language: 'de' });
    await waitFor(() => expect(document.documentElement.lang).toBe('de'));
    expect(theme()).toBe('light');
    expect(fakeServer.requests).toEqual([]);
  });
});

describe('preferences of an account', () => {
  beforeEach(() => haveSession(ownUser()));

  it('are applied when they are loaded', async () => {
    servePreferences({ language: 'fr', theme: 'light', weekly_digest: false });
    await loadPreferences();
    expect(cached()).toMatchObject({ language: 'fr', weekly_digest: false });
    expect(theme()).toBe('light');
    await waitFor(() => expect(document.documentElement.lang).toBe('fr'));
  });

  it('do not change the theme of a device that follows its system', async () => {
    servePreferences({ theme: 'light' });
    useThemeChoice.getState().choose('system');
    await loadPreferences();
    expect(theme()).toBe('system');
  });

  it('show changes before they are saved, and save them in order', async () => {
    servePreferences();
    await loadPreferences();
    const shown = show();
    const answer = hold(SAVE);
    const first = choosePreferences({ theme: 'light' });
    const second = choosePreferences({ theme: 'dark', game_invites: false });
    expect(theme()).toBe('dark');
    await waitFor(() => expect(shown.current.preferences).toMatchObject({ theme: 'dark', game_invites: false }));
    expect(sent()).toEqual([{ theme: 'light' }]);
    servePreferences();
    answer({ body: { ...DEFAULT_PREFERENCES, theme: 'light' } });
    await Promise.all([first, second]);
    expect(sent()).toEqual([{ theme: 'light' }, { theme: 'dark', game_invites: false }]);
    expect(cached()).toEqual({ ...DEFAULT_PREFERENCES, theme: 'dark', game_invites: false });
  });

  it('return to the saved state after a failed save, with a message; language and theme stay', async () => {
    servePreferences();
    await loadPreferences();
    const shown = show();
    const answer = hold(SAVE);
    const saving = choosePreferences({ theme: 'light', weekly_digest: false });
    await waitFor(() => expect(shown.current.preferences).toMatchObject({ weekly_digest: false }));
    answer(refusal(503, 'unavailable', 'Busy'));
    await saving;
    await waitFor(() => expect(shown.current.preferences).toEqual(DEFAULT_PREFERENCES));
    expect(theme()).toBe('light');
    expect(useToasts.getState().toast).toMatchObject({
      title: 'Error',
      description: 'This could not be saved to your account.',
      variant: 'destructive',
    });
  });

  it('keep a change made while they are being loaded', async () => {
    servePreferences();
    const answer = hold(LOAD);
    const loading = loadPreferences();
    await choosePreferences({ theme: 'light' });
    answer({ body: DEFAULT_PREFERENCES });
    await loading;
    expect(cached()).toMatchObject({ theme: 'light' });
    expect(theme()).toBe('light');
  });

  it('start with the choices made as a visitor when the account is new', async () => {
    clearSession();
    await choosePreferences({ theme: 'light', language: 'es' });
    await waitFor(() => expect(document.documentElement.lang).toBe('es'));
    haveSession(ownUser());
    await saveChoicesOfDevice();
    expect(sent()).toEqual([{ theme: 'light', language: 'es' }]);
    expect(cached()).toMatchObject({ theme: 'light', language: 'es' });
  });

  it('report a failed load and can be loaded again', async () => {
    fakeServer.on(LOAD, () => refusal(503, 'unavailable', 'Busy'));
    const shown = show();
    await waitFor(() => expect(shown.current.isFailed).toBe(true));
    servePreferences({ theme: 'light' });
    shown.current.reload();
    await waitFor(() => expect(shown.current).toMatchObject({ isFailed: false, preferences: { theme: 'light' } }));
    expect(theme()).toBe('light');
  });

  it('are not applied when they arrive after sign-out', async () => {
    const answer = hold(LOAD);
    const loading = loadPreferences();
    await queryClient.resetQueries();
    answer({ body: { ...DEFAULT_PREFERENCES, theme: 'light' } });
    await loading;
    expect(cached()).toBeUndefined();
    expect(theme()).not.toBe('light');
  });

  it('do not reach the account that signs in before they are saved', async () => {
    const answer = hold(SAVE);
    const first = savePreferences({ theme: 'light' });
    const second = savePreferences({ weekly_digest: false });
    await waitFor(() => expect(sent()).toHaveLength(1));
    storeSession({ ...sessionAnswer().session, access_token: 'token-of-bob' });
    answer({ body: { ...DEFAULT_PREFERENCES, theme: 'light' } });
    await Promise.all([first, second]);
    expect(sent()).toEqual([{ theme: 'light' }]);
    expect(cached()).toBeUndefined();
    expect(useToasts.getState().toast).toBeUndefined();
  });
});
