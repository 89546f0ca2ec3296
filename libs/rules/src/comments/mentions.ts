/** So many people can be called in one comment. */
export const MENTIONS_MAX = 5;

/** `@name` where it does not stand inside a word, an address or another name. */
const MENTION = /(?<![\w.@/-])@([A-Za-z0-9_.-]{3,32})(?![\w@])/g;

/**
 * The names that a comment calls, as they are written, each once. A name may end in a dot or a hyphen, and so may a
 * sentence: what `@ada.` means is found out by who exists, so both readings are given, the longer first.
 */
export function mentionsIn(content: string): string[][] {
  const readings = new Map<string, string[]>();
  for (const [, name = ''] of content.matchAll(MENTION)) {
    const bare = name.replace(/[.-]+$/, '');
    const key = name.toLowerCase();
    if (!readings.has(key)) readings.set(key, bare.length >= 3 && bare !== name ? [name, bare] : [name]);
    if (readings.size === MENTIONS_MAX) break;
  }
  return [...readings.values()];
}
