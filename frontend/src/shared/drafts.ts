import { readStored, removeStored, storedKeys, writeStored } from './storage.js';

const PREFIX = 'draft:';

const keyOf = (userId: string, form: string): string => `${PREFIX}${userId}:${form}`;

/** Unsent form values; undefined if there are none or they are unreadable. */
export function readDraft(userId: string, form: string): unknown {
  try {
    return JSON.parse(readStored(keyOf(userId, form)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeDraft(userId: string, form: string, values: object): void {
  writeStored(keyOf(userId, form), JSON.stringify(values));
}

export function removeDraft(userId: string, form: string): void {
  removeStored(keyOf(userId, form));
}

/** Called on logout: the user's own drafts stay for the next login, those of others are removed. */
export function removeDraftsOfOthers(userId: string): void {
  const own = keyOf(userId, '');
  for (const key of storedKeys()) {
    if (key.startsWith(PREFIX) && !key.startsWith(own)) removeStored(key);
  }
}
