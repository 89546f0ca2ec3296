import { createCipheriv } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DealtRun, SecretGame } from '@gamegeek/arcade/secret-game.js';
import type { Random } from '@gamegeek/arcade/random.js';
import pg from 'pg';

/** The random numbers of a seed, as the server makes them. */
function keyedRandom(seed: Buffer): Random {
  const numbers = createCipheriv('aes-128-ctr', seed, Buffer.alloc(16)).update(Buffer.alloc(16_384));
  let at = 0;
  return () => numbers.readUInt32BE(4 * at++) / 2 ** 32;
}

/** A round's run with its secrets, from the database: the server tells nobody. */
export async function runOfRound<State, Input>(
  game: SecretGame<State, Input>,
  round: string,
): Promise<DealtRun<State, Input>> {
  const services = await readFile(path.join(process.env.E2E_HOME ?? '', 'services.json'), 'utf8');
  const { DATABASE_URL } = JSON.parse(services) as Record<string, string>;
  const client = new pg.Client(DATABASE_URL);
  await client.connect();
  try {
    const { rows } = await client.query<{ seed: Buffer }>('SELECT seed FROM play_rounds WHERE id = $1', [
      round.slice('ggr_'.length),
    ]);
    const [row] = rows;
    if (!row) throw new Error('the round is not stored');
    return game.deal(keyedRandom(row.seed));
  } finally {
    await client.end();
  }
}
