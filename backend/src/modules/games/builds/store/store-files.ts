import { open } from 'node:fs/promises';
import { runIn, type TransactionClient } from '../../../../core/database/transaction.js';
import { ADD_CHUNK, ADD_FILE } from './stored-files.sql.js';

/** Files are stored in pieces of this size. */
export const CHUNK = 1024 ** 2;

/** A file to store. */
export interface StorableFile {
  /** Of its content. */
  sha256: Buffer;
  stored: number;
  /** Where it lies now. */
  file: string;
}

/** Stores files that are not stored yet, in the transaction of `client`. */
export async function storeFiles(client: TransactionClient, files: StorableFile[]): Promise<void> {
  // In one order for all uploads, so that none waits for another that waits for it.
  for (const file of files.toSorted((a, b) => Buffer.compare(a.sha256, b.sha256))) await storeFile(client, file);
}

async function storeFile(client: TransactionClient, { sha256, stored, file }: StorableFile): Promise<void> {
  const [row] = await runIn<{ added: boolean }>(client, ADD_FILE, [sha256, stored]);
  if (!row?.added) return;
  const handle = await open(file);
  try {
    for (let number = 0; number * CHUNK < stored; number += 1) {
      const chunk = Buffer.alloc(Math.min(CHUNK, stored - number * CHUNK));
      await handle.read(chunk, 0, chunk.length, number * CHUNK);
      await runIn(client, ADD_CHUNK, [sha256, number, chunk]);
    }
  } finally {
    await handle.close();
  }
}
