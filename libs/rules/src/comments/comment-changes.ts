/** The fields that merging needs. */
export interface CommentState {
  id: number;
  created_at: string;
  /** Of two states of a comment, the higher revision is newer. */
  revision: number;
}

/** Of two counts, the higher version is newer. */
export interface CommentCount {
  total: number;
  version: number;
}

export interface CommentChanges<T extends CommentState> extends CommentCount {
  created?: T[];
  updated?: T[];
  deleted?: number[];
}

export function newerCount(a: CommentCount, b: CommentCount): CommentCount {
  const { total, version } = b.version > a.version ? b : a;
  return { total, version };
}

/** Each comment once in its newest state; of equal ones the first, with its identity. */
export function newestStates<T extends CommentState>(states: Iterable<T>): Map<number, T> {
  const byId = new Map<number, T>();
  for (const state of states) {
    const known = byId.get(state.id);
    if (!known || known.revision < state.revision) byId.set(state.id, state);
  }
  return byId;
}

/** Merges two changes in any order: a deleted comment stays deleted, and of others the newest state remains. */
export function mergeCommentChanges<T extends CommentState>(
  a: CommentChanges<T>,
  b: CommentChanges<T>,
): CommentChanges<T> {
  const deleted = new Set([...(a.deleted ?? []), ...(b.deleted ?? [])]);
  const created = new Set([...(a.created ?? []), ...(b.created ?? [])].map(({ id }) => id));
  const states = [a.created, b.created, a.updated, b.updated].flatMap((list) => list ?? []);
  const left = [...newestStates(states).values()].filter(({ id }) => !deleted.has(id));
  const news = left.filter(({ id }) => created.has(id));
  const edits = left.filter(({ id }) => !created.has(id));
  // Omits empty lists.
  return {
    ...newerCount(a, b),
    ...(news.length > 0 && { created: news }),
    ...(edits.length > 0 && { updated: edits }),
    ...(deleted.size > 0 && { deleted: [...deleted] }),
  };
}
