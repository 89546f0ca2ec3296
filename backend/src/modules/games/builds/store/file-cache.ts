import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Files that were being written so long ago are left over, in milliseconds. */
const ABANDONED = 3_600_000;

/**
 * Files on the disk of a node, by name. The files that were read last stay; the others make room when their sizes exceed
 * the limit. Nodes may share a folder: a file that is gone is fetched again.
 */
export class FileCache {
  /** In the order of their last use. */
  private readonly sizes = new Map<string, number>();
  private readonly fetching = new Map<string, Promise<string>>();
  private total = 0;
  private temporary = 0;

  constructor(
    private readonly folder: string,
    private readonly limit: number,
  ) {}

  /** Takes over the files that an earlier process has left. */
  async open(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    for (const name of await readdir(this.folder)) {
      const file = path.join(this.folder, name);
      // Another node may make room meanwhile.
      const found = await stat(file).catch(() => undefined);
      if (found && !name.includes('.')) this.note(name, found.size);
      else if (found && found.mtimeMs < Date.now() - ABANDONED) await rm(file, { force: true });
    }
    await this.makeRoom();
  }

  /** The path of a file; `fetch` writes it to a path if it is not here. */
  get(name: string, fetch: (file: string) => Promise<void>): Promise<string> {
    const size = this.sizes.get(name);
    if (size !== undefined) {
      this.note(name, size);
      return Promise.resolve(path.join(this.folder, name));
    }
    const running = this.fetching.get(name) ?? this.add(name, fetch).finally(() => this.fetching.delete(name));
    this.fetching.set(name, running);
    return running;
  }

  /** Forgets a file that is gone from the disk. */
  forget(name: string): void {
    this.total -= this.sizes.get(name) ?? 0;
    this.sizes.delete(name);
  }

  private async add(name: string, fetch: (file: string) => Promise<void>): Promise<string> {
    const file = path.join(this.folder, name);
    this.temporary += 1;
    const written = `${file}.${process.pid}-${this.temporary}`;
    try {
      await fetch(written);
      const { size } = await stat(written);
      await rename(written, file);
      this.note(name, size);
    } catch (error) {
      await rm(written, { force: true });
      throw error;
    }
    await this.makeRoom();
    return file;
  }

  private note(name: string, size: number): void {
    this.forget(name);
    this.sizes.set(name, size);
    this.total += size;
  }

  /** Never the newest file: it is about to be read. */
  private async makeRoom(): Promise<void> {
    while (this.total > this.limit && this.sizes.size > 1) {
      const [oldest] = this.sizes.keys();
      if (oldest === undefined) return;
      this.forget(oldest);
      // Answers that are being sent from it have it open.
      await rm(path.join(this.folder, oldest), { force: true });
    }
  }
}
