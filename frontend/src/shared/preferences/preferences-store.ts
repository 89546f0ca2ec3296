import type { Preferences } from '@gamegeek/contracts/preferences/preferences.schemas.js';
import i18next from 'i18next';
import { create } from 'zustand';
import { useToasts } from '../ui/toasts/toast-store.js';
import { applyPreferences, choicesOfDevice, applyChoice } from './device.js';
import { getPreferences, putPreferences, type PreferenceChanges } from './preferences-api.js';

interface PreferencesState {
  /** `visitor` without a session: choices stay on this device. */
  status: 'visitor' | 'loading' | 'ready' | 'failed';
  /** The account's preferences with local changes, saved or pending. */
  preferences: Preferences | undefined;
  /** Loads the account's preferences and applies them; also retries after `failed`. */
  load: () => Promise<void>;
  /** Applies a change at once and saves it to the account, if there is one. False if it could not be saved. */
  save: (changes: PreferenceChanges) => Promise<boolean>;
  /** A new account starts with the choices made as a visitor. */
  begin: () => Promise<boolean>;
  /** On logout; the device keeps language and theme. */
  forget: () => void;
}

const visitor = { status: 'visitor', preferences: undefined } as const;

export const usePreferences = create<PreferencesState>()((set, get) => {
  /** The last state from the server, restored when a change could not be saved. */
  let saved: Preferences | undefined;
  /** Changes without an answer yet. */
  let unsaved: PreferenceChanges = {};
  /** Answers to requests from before the last increment are dropped: another account, or a newer answer. */
  let round = 0;
  let account = 0;
  let lastChange = 0;
  /** Changes are sent one after another, so that the last one wins on the server as well. */
  let line: Promise<unknown> = Promise.resolve();

  function take(answer: Preferences): void {
    round += 1;
    saved = answer;
    set({ status: 'ready', preferences: { ...answer, ...unsaved } });
  }

  /** Restores switches; language and theme stay as shown on this device. */
  function takeBack(): void {
    const { preferences } = get();
    unsaved = {};
    if (!saved || !preferences) {
      set({ status: 'failed' });
      return;
    }
    const { language, theme } = preferences;
    set({ preferences: { ...saved, language, theme } });
  }

  async function send(changes: PreferenceChanges, ownAccount: number, number: number): Promise<boolean> {
    try {
      const answer = await putPreferences(changes);
      if (account !== ownAccount) return false;
      if (number === lastChange) unsaved = {};
      take(answer);
      return true;
    } catch {
      if (account !== ownAccount) return false;
      takeBack();
      useToasts.getState().show({
        title: i18next.t('ui.error'),
        description: i18next.t('settings.notSaved'),
        variant: 'destructive',
      });
      return false;
    }
  }

  return {
    ...visitor,
    load: async () => {
      const ownRound = ++round;
      set({ status: 'loading' });
      try {
        const answer = await getPreferences();
        if (round !== ownRound) return;
        take(answer);
        applyPreferences({ ...answer, ...unsaved });
      } catch {
        if (round === ownRound) set({ status: 'failed' });
      }
    },
    save: (changes) => {
      applyChoice(changes);
      const { status, preferences } = get();
      if (status === 'visitor') return Promise.resolve(true);
      unsaved = { ...unsaved, ...changes };
      if (preferences) set({ preferences: { ...preferences, ...changes } });
      const ownAccount = account;
      const number = ++lastChange;
      const answer = line.then(() => (account === ownAccount ? send(changes, ownAccount, number) : false));
      line = answer;
      return answer;
    },
    begin: () => {
      if (get().status === 'visitor') set({ status: 'loading' });
      return get().save(choicesOfDevice());
    },
    forget: () => {
      account += 1;
      round += 1;
      saved = undefined;
      unsaved = {};
      set(visitor);
    },
  };
});
