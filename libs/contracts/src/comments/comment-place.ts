const NAMED = /^#comment-([1-9]\d{0,9})$/;

/** By what name a comment is found on the page of its game. */
export const commentPlace = (id: number): string => `comment-${id}`;

/** Where a comment is read. */
export const commentPath = (gameId: number, id: number): string => `/games/${gameId}#${commentPlace(id)}`;

/** The comment that the last part of an address names: 12 for `#comment-12`. */
export function commentNamedIn(hash: string): number | undefined {
  const [, id] = NAMED.exec(hash) ?? [];
  return id === undefined ? undefined : Number(id);
}
