import { open } from 'node:fs/promises';
import path from 'node:path';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../../../config/settings.js';
import { Sql } from '../../../../core/database/sql.service.js';
import { runIn, type TransactionClient } from '../../../../core/database/transaction.js';
import { Semaphore } from '../../../../core/limits/semaphore.js';
import { FileCache } from './file-cache.js';
import { ADD_CHUNK, ADD_FILE, DELETE_UNUSED, READ_CHUNK } from './stored-files.sql.js';

const CHUNK = 1024 ** 2;

/** A file to store. */
export interface StorableFile {
  /** Of its content. */
  sha256: Buffer;
  stored: number;
  /** Where it lies now. */
  file: string;
}

/**
 * The files of builds: in PostgreSQL by their SHA-256, once however many builds have them, in chunks of 1 MB. A node reads
 * them from its disk. Nothing else knows where files lie.
 */
@Injectable()
export class BuildStore implements OnModuleInit {
  private readonly cache: FileCache;
  /** Each reads with a connection of the jobs. */
  private readonly reads = new Semaphore({ concurrency: 2, queueSize: 1_000 });

  constructor(
    private readonly sql: Sql,
    @Inject(SETTINGS) { home, buildCacheBytes }: Settings,
  ) {
    this.cache = new FileCache(path.join(home, 'builds'), buildCacheBytes);
  }

  async onModuleInit(): Promise<void> {
    await this.cache.open();
  }

  /** Stores files that are not stored yet, in the transaction of `client`. */
  async add(client: TransactionClient, files: StorableFile[]): Promise<void> {
    // In one order for all uploads, so that none waits for another that waits for it.
    for (const file of files.toSorted((a, b) => Buffer.compare(a.sha256, b.sha256))) await this.addFile(client, file);
  }

  private async addFile(client: TransactionClient, { sha256, stored, file }: StorableFile): Promise<void> {
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

  /** The path of a stored file on this node. */
  pathOf(sha256: string): Promise<string> {
    return this.cache.get(sha256, (file) => this.reads.run(() => this.fetch(sha256, file)));
  }

  /** The file is gone from the disk of this node. */
  forget(sha256: string): void {
    this.cache.forget(sha256);
  }

  private async fetch(sha256: string, file: string): Promise<void> {
    const handle = await open(file, 'wx');
    try {
      await this.sql.inBackground(async (client) => {
        for (let number = 0; ; number += 1) {
          const [row] = await runIn<{ bytes: Buffer }>(client, READ_CHUNK, [Buffer.from(sha256, 'hex'), number]);
          if (row) await handle.write(row.bytes);
          if (row?.bytes.length !== CHUNK) return;
        }
      });
    } finally {
      await handle.close();
    }
  }

  /** Deletes files that no build has, and returns how many. */
  async deleteOld(limit: number): Promise<number> {
    const [row] = await this.sql.inBackground((client) => runIn<{ count: number }>(client, DELETE_UNUSED, [limit]));
    return row?.count ?? 0;
  }
}
