import type { OwnUser } from '@gamegeek/contracts/auth/auth.schemas.js';
import { create } from 'zustand';
import { clearSession, onSessionChange, readToken, storeSession } from '../api/session-token.js';
import { logout } from './api/logout.js';
import type { SignInAnswer } from './session.schemas.js';

/** `loading` only until the stored session has been checked (docs/product.md, section 4). */
export type SessionStatus = 'loading' | 'anonymous' | 'signedIn';

interface SessionState {
  status: SessionStatus;
  user: OwnUser | undefined;
  /** Whether the account was just created in this tab. */
  isNew: boolean;
  /** How the last session in this tab ended: by logout, or elsewhere. */
  ending: 'left' | 'elsewhere' | undefined;
  /** Checks the stored session, at startup and when another tab has changed it. */
  start: () => Promise<void>;
  /** Handles the answer to login or registration: stores the session, if there is one, and sets the user. */
  accept: (answer: SignInAnswer, isNew?: boolean) => Promise<void>;
  /** Updates the user after a change of the profile. */
  change: (changes: Partial<OwnUser>) => void;
  /** Ends the session in this tab, whatever the server answers. */
  signOut: () => Promise<void>;
}

const anonymous = { status: 'anonymous', user: undefined, isNew: false } as const;

/** Loaded on demand: visitors do not need the query library here. */
const currentUser = () => import('./api/get-current-user.js');

async function showPreferences(): Promise<void> {
  const { awaitPreferences } = await import('../preferences/account-preferences.js');
  await awaitPreferences();
}

export const useSession = create<SessionState>()((set, get) => {
  // Checks may overlap when tabs sign in and out quickly; only the last one counts.
  let check = 0;

  /** Another tab has signed out, or the session has ended on the server. */
  function endElsewhere(): void {
    check += 1;
    set({ ...anonymous, ending: 'elsewhere' });
    void currentUser().then(({ clearCache }) => clearCache());
  }

  onSessionChange(() => {
    if (get().status === 'signedIn' && readToken() === undefined) endElsewhere();
  });

  return {
    status: 'loading',
    user: undefined,
    isNew: false,
    ending: undefined,
    start: async () => {
      const round = ++check;
      const token = readToken();
      if (token === undefined) {
        if (get().status === 'signedIn') endElsewhere();
        else set(anonymous);
        return;
      }
      try {
        const { fetchCurrentUser, clearCache } = await currentUser();
        clearCache();
        const user = await fetchCurrentUser();
        if (round === check) set({ status: 'signedIn', user, ending: undefined });
      } catch {
        if (round !== check) return;
        // A session that fails its check is removed, whatever the reason (docs/product.md, section 4).
        if (readToken() === token) clearSession();
        set({ ...anonymous, ending: 'elsewhere' });
      }
    },
    accept: async ({ session, user }, isNew = false) => {
      check += 1;
      const { clearCache } = await currentUser();
      clearCache();
      if (session) storeSession(session);
      // The page that follows is shown in the language of the account at once.
      if (session && !isNew) await showPreferences().catch(() => undefined);
      set({ status: 'signedIn', user, isNew, ending: undefined });
    },
    change: (changes) => set(({ user }) => (user ? { user: { ...user, ...changes } } : {})),
    signOut: async () => {
      check += 1;
      // The request already carries the token; signing out here does not wait for its answer.
      const call = logout().catch(() => undefined);
      set({ ...anonymous, ending: 'left' });
      clearSession();
      const { clearCache } = await currentUser();
      clearCache();
      await call;
    },
  };
});
