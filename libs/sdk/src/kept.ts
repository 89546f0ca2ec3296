import type { QueuedScore, ScoreStore } from './score-queue.js';

export interface Kept {
  names: () => string[];
  read: <Value>(name: string) => Value | undefined;
  write: (name: string, value: object) => void;
  remove: (name: string) => void;
}

/** What a browser keeps; memory takes over where it refuses, as in an opaque origin or when it is full. */
export function keep(prefix: string, storage: () => Storage): Kept {
  let items: Record<string, string> = {};
  try {
    items = storage();
  } catch {
    // Memory it is.
  }
  return {
    names: () => Object.keys(items).flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : [])),
    read: <Value>(name: string) => {
      try {
        return JSON.parse(items[prefix + name] ?? '') as Value;
      } catch {
        return undefined;
      }
    },
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

/** An item of its own for each score, so that two tabs do not overwrite each other's. */
export function keepScores({ names, read, write, remove }: Kept): ScoreStore {
  return {
    all: () =>
      names().flatMap((name) => {
        const queued = name.startsWith(SCORE) && read<QueuedScore>(name);
        return queued ? [queued] : [];
      }),
    put: (queued) => write(SCORE + queued.key, queued),
    remove: (key) => remove(SCORE + key),
  };
}
