/** The maximum number of mentions in a comment. */
export const MENTIONS_MAX = 5;

/** `@name`, not inside a word, an address or another name. */
const MENTION = /(?<![\w.@/-])@([A-Za-z0-9_.-]{3,32})(?![\w@])/g;

/**
 * The distinct names mentioned in a comment. A name may end in a dot or hyphen, like a sentence, so both readings of
 * `@ada.` are returned, the longer first; the server checks which exists.
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
