import { hkdfSync } from 'node:crypto';

/** The secrets that keys are derived from. During a rotation the previous one remains valid for reading. */
export interface Secrets {
  secret: string;
  previousSecret?: string | undefined;
}

/**
 * Keys of 32 bytes for one purpose: the current one, then the previous one if any. Stored data depends on the text of
 * `use`, so it must not change.
 */
export function deriveKeys({ secret, previousSecret }: Secrets, use: string): [Buffer, ...Buffer[]] {
  const derive = (from: string) => Buffer.from(hkdfSync('sha256', from, '', `gamegeek ${use}`, 32));
  return previousSecret === undefined ? [derive(secret)] : [derive(secret), derive(previousSecret)];
}
