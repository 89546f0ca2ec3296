import { attempt } from './connection/attempt.js';
import type { QueuedScore, ScoreStore } from './score-queue.js';

export interface BrowserStore {
  names: () => string[];
  read: <Value>(name: string) => Value | undefined;
  write: (name: string, value: object) => void;
  remove: (name: string) => void;
}

/** Browser storage, with memory as fallback where it is unavailable or full. */
export function browserStore(prefix: string, storage: () => Storage): BrowserStore {
  let items: Record<string, string> = attempt(storage) ?? {};
  return {
    names: () => Object.keys(items).flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : [])),
    read: <Value>(name: string) => attempt(() => JSON.parse(items[prefix + name] ?? '') as Value),
    write: (name, value) => {
      const text = JSON.stringify(value);
      try {
        items[prefix + name] = text;
      } catch {
        items = { ...items, [prefix + name]: text };
      }
    },
    remove: (name) => {
      delete items[prefix + name];
    },
  };
}

const SCORE = 'score:';

/** One item for each score, so that tabs do not overwrite each other. */
export function browserScoreStore({ names, read, write, remove }: BrowserStore): ScoreStore {
  return {
    all: () => names().flatMap((name) => (name.startsWith(SCORE) && read<QueuedScore>(name)) || []),
    put: (queued) => write(SCORE + queued.key, queued),
    remove: (key) => remove(SCORE + key),
  };
}
