import type { Session } from '@gamegeek/contracts/auth/auth.schemas.js';
import { readStored, removeStored, writeStored } from '../storage.js';
import { isRecord } from '../is-record.js';

export const SESSION_KEY = 'session';
/** An optional plain token; takes precedence over the session. */
export const TOKEN_KEY = 'token';

const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

function readSession(): string | undefined {
  const stored = readStored(SESSION_KEY);
  if (stored === null) return undefined;
  try {
    const session: unknown = JSON.parse(stored);
    if (isRecord(session) && typeof session.access_token === 'string' && session.access_token)
      return session.access_token;
  } catch {
    // Not JSON: removed below, like a session without a token.
  }
  removeStored(SESSION_KEY);
  return undefined;
}

/** The token of every request, if there is one. Removes an unreadable session. */
export function readToken(): string | undefined {
  return readStored(TOKEN_KEY) || readSession();
}

export function storeSession(session: Session): void {
  // An older plain token would take precedence over the new session.
  removeStored(TOKEN_KEY);
  writeStored(SESSION_KEY, JSON.stringify(session));
  notifyListeners();
}

export function clearSession(): void {
  removeStored(TOKEN_KEY);
  removeStored(SESSION_KEY);
  notifyListeners();
}

/** Removes a token that the server has rejected; a token stored since then stays. */
export function dropToken(token: string): void {
  if (readToken() === token) clearSession();
}

/** Calls back when the stored session changes, here or in another tab. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls back when another tab signs in or out. */
export function onOtherTab(listener: () => void): () => void {
  const handleStorage = ({ key }: StorageEvent): void => {
    if (key === SESSION_KEY || key === TOKEN_KEY || key === null) listener();
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}
