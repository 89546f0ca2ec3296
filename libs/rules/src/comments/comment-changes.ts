/** What the merging of comments looks at. */
export interface CommentState {
  id: number;
  created_at: string;
  /** Of two states of one comment, the one with the higher revision is the newer. */
  revision: number;
}

/** How many comments there are; of two counts, the one with the higher version is the newer. */
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

/** Every comment once, in its newest state; of equal ones the first, which stays the same object. */
export function newestStates<T extends CommentState>(states: Iterable<T>): Map<number, T> {
  const byId = new Map<number, T>();
  for (const state of states) {
    const known = byId.get(state.id);
    if (!known || known.revision < state.revision) byId.set(state.id, state);
  }
  return byId;
}

/**
 * Two changes as one, whichever came first: a comment that is deleted stays so, and of all others the newest state
 * remains.
 */
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
  // Lists without anything in them are not sent.
  return {
    ...newerCount(a, b),
    ...(news.length > 0 && { created: news }),
    ...(edits.length > 0 && { updated: edits }),
    ...(deleted.size > 0 && { deleted: [...deleted] }),
  };
}
