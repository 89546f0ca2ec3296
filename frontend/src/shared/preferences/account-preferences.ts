import { preferencesSchema, type Preferences } from '@gamegeek/contracts/preferences/preferences.schemas.js';
import { queryOptions, useMutationState, useQuery, type Mutation, type MutationOptions } from '@tanstack/react-query';
import { request } from '../api/api-client.js';
import { queryClient } from '../api/query-client.js';
import { readToken } from '../api/session-token.js';
import { applyPreferences, choicesOfDevice, type PreferenceChanges } from './device.js';
import { showNotSaved } from './show-failures.js';

interface Save {
  changes: PreferenceChanges;
  /** The token at the time of the change: a later session may belong to another account. */
  session: string | undefined;
}

const PREFERENCES = '/api/user/preferences';
const KEY = [PREFERENCES];
const pendingSaves = { mutationKey: KEY, status: 'pending' } as const;

function changesOf({ state }: Mutation): PreferenceChanges | undefined {
  return (state.variables as Save | undefined)?.changes;
}

function withChanges(preferences: Preferences, changes: (PreferenceChanges | undefined)[]): Preferences {
  return changes.reduce<Preferences>((all, change) => ({ ...all, ...change }), preferences);
}

/** Applies language and theme whenever the preferences are loaded. */
const preferencesQuery = queryOptions({
  queryKey: KEY,
  queryFn: async ({ signal }) => {
    const preferences = await request(PREFERENCES, { answer: preferencesSchema, signal });
    signal.throwIfAborted();
    const pending = queryClient.getMutationCache().findAll(pendingSaves);
    await applyPreferences(withChanges(preferences, pending.map(changesOf)));
    return preferences;
  },
});

const saving: MutationOptions<Preferences, Error, Save> = {
  mutationKey: KEY,
  // Changes are sent one after another, so that the last one wins on the server as well.
  scope: { id: PREFERENCES },
  mutationFn: ({ changes, session }) => {
    if (readToken() !== session) throw new Error('The session has ended');
    return request(PREFERENCES, { method: 'PUT', body: changes, answer: preferencesSchema });
  },
  onSuccess: async (answer, { session }) => {
    if (readToken() !== session) return;
    // A load that began earlier may carry older values.
    await queryClient.cancelQueries(preferencesQuery);
    queryClient.setQueryData(preferencesQuery.queryKey, answer);
  },
  onError: (_error, { session }) => {
    if (readToken() === session) showNotSaved();
  },
};

/** Loads the account's preferences, unless they are cached. */
export async function loadPreferences(): Promise<void> {
  await queryClient.prefetchQuery(preferencesQuery);
}

/** A slow server must not hold up the page for longer, in milliseconds. */
const PATIENCE = 3_000;

/** Loads and applies the preferences once the session is checked, before more is shown. */
export async function awaitPreferences(session: Promise<void> = Promise.resolve()): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE)));
  const loading = session.then(() => (readToken() === undefined ? undefined : loadPreferences()));
  await Promise.race([loading, patience]);
  clearTimeout(timer);
}

/** Saves a change to the account. Shows a toast if that fails. */
export async function savePreferences(changes: PreferenceChanges): Promise<void> {
  const save = queryClient.getMutationCache().build(queryClient, saving);
  await save.execute({ changes, session: readToken() }).catch(() => undefined);
}

/** A new account starts with the choices made as a visitor. */
export async function saveChoicesOfDevice(): Promise<void> {
  await savePreferences(choicesOfDevice());
}

interface AccountPreferences {
  /** Includes changes that are still being saved; a failed change disappears. */
  preferences: Preferences | undefined;
  isFailed: boolean;
  reload: () => void;
}

export function usePreferences(): AccountPreferences {
  const { data, isLoadingError, refetch } = useQuery(preferencesQuery);
  const pending = useMutationState({ filters: pendingSaves, select: changesOf });
  return { preferences: data && withChanges(data, pending), isFailed: isLoadingError, reload: () => void refetch() };
}
