import { readStored, removeStored, storedKeys, writeStored } from './storage.js';

const PREFIX = 'draft:';

const keyOf = (userId: string, form: string): string => `${PREFIX}${userId}:${form}`;

/** What somebody has typed into a form and not sent yet; undefined when there is nothing, or nothing readable. */
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

/** Who logs out finds their own drafts again; those of others who were here before leave with them. */
export function removeDraftsOfOthers(userId: string): void {
  const own = keyOf(userId, '');
  for (const key of storedKeys()) {
    if (key.startsWith(PREFIX) && !key.startsWith(own)) removeStored(key);
  }
}
