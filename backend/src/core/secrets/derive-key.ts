import { hkdfSync } from 'node:crypto';

/** What keys are derived from. During a rotation the former secret still opens and finds what was made with it. */
export interface Secrets {
  secret: string;
  previousSecret?: string | undefined;
}

/**
 * Keys of 32 bytes for one use alone: the current one, then the previous one if there is any. What is already stored
 * depends on the words of `use`: they are not changed.
 */
export function deriveKeys({ secret, previousSecret }: Secrets, use: string): [Buffer, ...Buffer[]] {
  const derive = (from: string) => Buffer.from(hkdfSync('sha256', from, '', `gamegeek ${use}`, 32));
  return previousSecret === undefined ? [derive(secret)] : [derive(secret), derive(previousSecret)];
}
