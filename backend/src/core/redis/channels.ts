/**
 * The name of a pub/sub channel. Redis separates its logical databases for keys, but not for channels, so the number
 * of the database is part of the name.
 */
export function channelName(redisUrl: string, name: string): string {
  const database = new URL(redisUrl).pathname.slice(1) || '0';
  return `gamegeek:${database}:${name}`;
}
