const NAMED = /^#comment-([1-9]\d{0,9})$/;

/** The fragment of a comment on its game's page. */
export const commentPlace = (id: number): string => `comment-${id}`;

/** The path of a comment. */
export const commentPath = (gameId: number, id: number): string => `/games/${gameId}#${commentPlace(id)}`;

/** The comment of a fragment: 12 for `#comment-12`. */
export function commentNamedIn(hash: string): number | undefined {
  const [, id] = NAMED.exec(hash) ?? [];
  return id === undefined ? undefined : Number(id);
}
