import type {
  LeaderboardChanges,
  LeaderboardEntry,
  LeaderboardSnapshot,
} from '../../libs/contracts/src/scores/scores.schemas.ts';
import type { BoardRows } from '../../libs/contracts/src/live/watch-options.ts';
import { upsertEntries } from '../../libs/rules/src/leaderboard/apply-patch.ts';
import { judgePatch } from '../../libs/rules/src/live/sequence.ts';

export interface BoardPatch extends LeaderboardChanges {
  topic: string;
  from: number;
  to: number;
}

/** The state of a watcher's board. Immutable: a patch produces a new state. */
export interface BoardState {
  seq: number;
  entries: readonly LeaderboardEntry[];
  total: number;
  /** The maximum number of rows. */
  rows: BoardRows;
}

const next = new WeakMap<BoardState, WeakMap<BoardPatch, BoardState>>();

/**
 * Applies a patch like any client (docs/live-protocol.md, section 3), or returns `gap`. Watchers with the same state
 * that receive the same patch share the next state, which is computed once.
 */
export function applyPatch(state: BoardState, patch: BoardPatch): BoardState | 'gap' {
  const verdict = judgePatch(state.seq, patch);
  if (verdict === 'gap') return 'gap';
  if (verdict === 'ignore') return state;
  let steps = next.get(state);
  if (!steps) next.set(state, (steps = new WeakMap()));
  let result = steps.get(patch);
  if (!result) {
    const { rows } = state;
    const entries = upsertEntries(state.entries, patch.upserts ?? [], rows);
    result = { seq: patch.to, entries, total: patch.total, rows };
    steps.set(patch, result);
  }
  return result;
}

/** Deduplicates equal snapshots. */
export class Snapshots {
  private readonly known = new Map<string, BoardState>();

  stateOf(seq: number, snapshot: LeaderboardSnapshot, rows: BoardRows): BoardState {
    const name = `${rows} ${seq} ${JSON.stringify(snapshot.entries)}`;
    const known = this.known.get(name);
    if (known) return known;
    const state = { seq, entries: snapshot.entries, total: snapshot.total, rows };
    this.known.set(name, state);
    return state;
  }
}

/** Caches patches by their bytes: every watcher receives the same patch, which is parsed once. */
export class PatchDecoder<T extends object> {
  private readonly recent: { bytes: Buffer; patch: T }[] = [];
  private readonly keep: number;
  private readonly decode: (bytes: Buffer) => T;

  constructor(decode: (bytes: Buffer) => T, keep = 16) {
    this.decode = decode;
    this.keep = keep;
  }

  read(bytes: Buffer): T {
    for (let at = this.recent.length - 1; at >= 0; at -= 1) {
      const known = this.recent[at];
      if (known && known.bytes.length === bytes.length && known.bytes.equals(bytes)) return known.patch;
    }
    const patch = this.decode(bytes);
    this.recent.push({ bytes: Buffer.from(bytes), patch });
    if (this.recent.length > this.keep) this.recent.shift();
    return patch;
  }
}
