import { access, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../../../config/settings.js';
import { InvalidatedCache } from '../../../../core/cache/invalidated-cache.js';
import { Sql } from '../../../../core/database/sql.service.js';
import { runIn } from '../../../../core/database/transaction.js';
import { Semaphore } from '../../../../core/limits/semaphore.js';
import { Invalidations } from '../../../../core/redis/invalidations.service.js';
import { FileCache } from './file-cache.js';
import { CHUNK } from './store-files.js';
import { DELETE_UNUSED, READ_CHUNK } from './stored-files.sql.js';

/** Files of up to this size in bytes can be read as a whole. */
export const SMALL_FILE = 128 * 1024;
/** Their content is kept in memory: 32 MB at most. */
const SMALL_FILES = { ttl: 3_600_000, size: 256 };

/**
 * The files of builds: in PostgreSQL by their SHA-256, once however many builds have them, in chunks of 1 MB. A node reads
 * them from its disk. Nothing else knows where files lie.
 */
@Injectable()
export class BuildStore implements OnModuleInit {
  private readonly cache: FileCache;
  private readonly small: InvalidatedCache<Buffer>;
  /** Each reads with a connection of the jobs. */
  private readonly reads = new Semaphore({ concurrency: 2, queueSize: 1_000 });

  constructor(
    private readonly sql: Sql,
    @Inject(SETTINGS) { home, buildCacheBytes }: Settings,
    invalidations: Invalidations,
  ) {
    this.cache = new FileCache(path.join(home, 'builds'), buildCacheBytes);
    const load = async (sha256: string) => readFile(await this.pathOf(sha256));
    this.small = new InvalidatedCache({ ...SMALL_FILES, load, invalidations });
  }

  async onModuleInit(): Promise<void> {
    await this.cache.open();
  }

  /** The path of a stored file on this node. */
  async pathOf(sha256: string): Promise<string> {
    const file = await this.cached(sha256);
    // Another node may share the folder, and have made room.
    const isThere = await access(file).then(
      () => true,
      () => false,
    );
    if (isThere) return file;
    this.cache.forget(sha256);
    return this.cached(sha256);
  }

  /** The content of a small file. */
  read(sha256: string): Promise<Buffer | undefined> {
    return this.small.get(sha256);
  }

  private cached(sha256: string): Promise<string> {
    return this.cache.get(sha256, (file) => this.reads.run(() => this.fetch(sha256, file)));
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
