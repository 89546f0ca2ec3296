import { open } from 'node:fs/promises';
import path from 'node:path';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../../../config/settings.js';
import { Sql } from '../../../../core/database/sql.service.js';
import { runIn, type TransactionClient } from '../../../../core/database/transaction.js';
import { Semaphore } from '../../../../core/limits/semaphore.js';
import { FileCache } from './file-cache.js';

const CHUNK = 1024 ** 2;

/** A file to store. */
export interface StorableFile {
  /** Of its content. */
  sha256: Buffer;
  stored: number;
  /** Where it lies now. */
  file: string;
}

/** $1 sha256, $2 size. The row is locked, so that it is not deleted as unused before a build refers to it. */
const ADD_FILE = {
  name: 'add-stored-file',
  text: `
    INSERT INTO stored_files (sha256, size) VALUES ($1, $2)
    ON CONFLICT (sha256) DO UPDATE SET size = EXCLUDED.size
    RETURNING xmax = 0 AS added`,
};

/** $1 sha256, $2 number, $3 bytes. */
const ADD_CHUNK = {
  name: 'add-stored-file-chunk',
  text: 'INSERT INTO stored_file_chunks (sha256, number, bytes) VALUES ($1, $2, $3)',
};

/** $1 sha256, $2 number. */
const READ_CHUNK = {
  name: 'read-stored-file-chunk',
  text: 'SELECT bytes FROM stored_file_chunks WHERE sha256 = $1 AND number = $2',
};

/** $1 limit. */
const DELETE_UNUSED = {
  name: 'delete-unused-stored-files',
  text: `
    WITH unused AS (
      SELECT sha256 FROM stored_files f
      WHERE NOT EXISTS (SELECT FROM build_files b WHERE b.sha256 = f.sha256)
      LIMIT $1
    ), deleted AS (
      DELETE FROM stored_files USING unused WHERE stored_files.sha256 = unused.sha256 RETURNING 1
    )
    SELECT count(*)::int AS count FROM deleted`,
};

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
