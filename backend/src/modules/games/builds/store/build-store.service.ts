import { open } from 'node:fs/promises';
import path from 'node:path';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../../../config/settings.js';
import { Sql } from '../../../../core/database/sql.service.js';
import { runIn } from '../../../../core/database/transaction.js';
import { Semaphore } from '../../../../core/limits/semaphore.js';
import { FileCache } from './file-cache.js';
import { CHUNK } from './store-files.js';
import { DELETE_UNUSED, READ_CHUNK } from './stored-files.sql.js';

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
