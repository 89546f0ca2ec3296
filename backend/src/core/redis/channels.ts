/**
 * The name of a pub/sub channel. Redis keeps its logical databases apart for keys, but not for channels: the number
 * goes into the name, or two GameGeeks in one Redis would hear each other.
 */
export function channelName(redisUrl: string, name: string): string {
  const database = new URL(redisUrl).pathname.slice(1) || '0';
  return `gamegeek:${database}:${name}`;
}
