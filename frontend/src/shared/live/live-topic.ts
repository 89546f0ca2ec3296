import * as v from 'valibot';
import { BOARD_WINDOW, type Topic } from '@gamegeek/contracts/live/live-events.js';
import type { BoardRows } from '@gamegeek/contracts/live/watch-options.js';
import { judgePatch, type PatchVerdict } from '@gamegeek/rules/live/sequence.js';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { patchRangeSchema } from '@gamegeek/contracts/live/patch-range.js';

/**
 * `live`: the data is current. `periodic`: it is read every ten seconds, without a connection. `reconnecting`: no
 * connection, or not yet. `stale`: no connection for so long that the data may be outdated.
 */
export type LiveStatus = 'live' | 'periodic' | 'reconnecting' | 'stale';

/** What a feature defines for a topic, in one file per topic; the live client is generic. */
export interface TopicDefinition<S, C> {
  name: Topic;
  snapshot: v.GenericSchema<S>;
  changes: v.GenericSchema<C>;
  /** Converts a snapshot into the copy. */
  read?: (snapshot: S) => S;
  /** Pure: returns the copy after a patch. Boards keep the first `rows`. */
  reduce: (snapshot: S, changes: C, rows: BoardRows) => S;
}

export interface TopicState<S> {
  /** Undefined until the first answer. */
  snapshot: S | undefined;
  seq: number;
  /** The largest number of rows in the copy of a board. */
  rows: BoardRows;
  status: LiveStatus;
  /** There is no data, and waiting is unlikely to help. */
  failed: boolean;
}

interface TopicActions {
  /** Replaces the copy by a snapshot. False if the snapshot is malformed. */
  fill: (seq: number, snapshot: unknown, rows: BoardRows, status: LiveStatus) => boolean;
  /** Applies a patch (docs/live-protocol.md, section 3). A malformed patch counts as a gap. */
  patch: (patch: unknown) => PatchVerdict;
  mark: (status: LiveStatus) => void;
  fail: () => void;
  clear: () => void;
}

export type TopicStore<S> = StoreApi<TopicState<S> & TopicActions>;

export function createTopicStore<S, C>(definition: TopicDefinition<S, C>): TopicStore<S> {
  const empty: TopicState<S> = {
    snapshot: undefined,
    seq: 0,
    rows: BOARD_WINDOW,
    status: 'reconnecting',
    failed: false,
  };
  return createStore((set, get) => ({
    ...empty,
    fill: (seq, snapshot, rows, status) => {
      if (!v.is(definition.snapshot, snapshot)) return false;
      set({ snapshot: definition.read?.(snapshot) ?? snapshot, seq, rows, status, failed: false });
      return true;
    },
    patch: (patch) => {
      const { snapshot, seq, rows } = get();
      if (snapshot === undefined || !v.is(patchRangeSchema, patch)) return 'gap';
      const verdict = judgePatch(seq, patch);
      if (verdict !== 'apply') return verdict;
      if (!v.is(definition.changes, patch)) return 'gap';
      set({ snapshot: definition.reduce(snapshot, patch, rows), seq: patch.to });
      return 'apply';
    },
    mark: (status) => set({ status }),
    fail: () => {
      if (get().snapshot === undefined) set({ failed: true });
    },
    clear: () => set(empty),
  }));
}

/** The part of a topic's store that the live client uses, for any topic. */
export type TopicCopy = TopicActions & { hasSnapshot: () => boolean };

/** A topic that can be watched. Each live client has its own copy, so that tests can have two. */
export class LiveTopic<S, C = unknown> {
  private readonly stores = new WeakMap<object, TopicStore<S>>();

  constructor(private readonly definition: TopicDefinition<S, C>) {}

  get name(): Topic {
    return this.definition.name;
  }

  storeIn(client: object): TopicStore<S> {
    const known = this.stores.get(client);
    if (known) return known;
    const store = createTopicStore(this.definition);
    this.stores.set(client, store);
    return store;
  }

  copyIn(client: object): TopicCopy {
    const store = this.storeIn(client);
    return { ...store.getState(), hasSnapshot: () => store.getState().snapshot !== undefined };
  }
}
