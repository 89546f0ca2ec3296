import { createHash } from 'node:crypto';
import type { Redis } from './redis.js';

/** A script that Redis runs by its hash. */
export interface LuaScript {
  sha: string;
  text: string;
}

export function luaScript(text: string): LuaScript {
  return { sha: createHash('sha1').update(text).digest('hex'), text };
}

/** Sends the source only when Redis does not know the hash: after a restart or a flush. */
export function runScript(redis: Redis, { sha, text }: LuaScript, keys: string[], args: string[]): Promise<unknown> {
  const options = { keys, arguments: args };
  return redis.evalSha(sha, options).catch((error: unknown) => {
    if (error instanceof Error && error.message.startsWith('NOSCRIPT')) return redis.eval(text, options);
    throw error;
  });
}
