import { Injectable } from '@nestjs/common';
import { InvalidatedCache } from '../../../core/cache/invalidated-cache.js';
import { Invalidations } from '../../../core/redis/invalidations.service.js';
import { BuildsRepository, type StoredBuildFile } from './builds.repository.js';

/** Published to all nodes when a build is deleted, hidden or shown; carries its id. */
export const BUILD_CHANGED = 'build';

/** A removed build is gone from every node after this time, even if messages get lost. */
const CACHE = { ttl: 60_000, size: 1_000, missingTtl: 1_000 };
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Which files builds have. Cached, because a game loads many of them. */
@Injectable()
export class BuildFiles {
  private readonly cache: InvalidatedCache<Map<string, StoredBuildFile>>;

  constructor(
    private readonly builds: BuildsRepository,
    invalidations: Invalidations,
  ) {
    this.cache = new InvalidatedCache({ ...CACHE, load: (id) => this.load(id), invalidations });
    invalidations.on(BUILD_CHANGED, (id) => this.cache.delete(id));
  }

  /** Undefined if there is no such build or file, or the build is hidden. */
  async find(buildId: string, file: string): Promise<StoredBuildFile | undefined> {
    return UUID.test(buildId) ? (await this.cache.get(buildId))?.get(file) : undefined;
  }

  private async load(id: string): Promise<Map<string, StoredBuildFile> | undefined> {
    const files = await this.builds.filesOf(id);
    return files.length > 0 ? new Map(files.map((file) => [file.path, file])) : undefined;
  }
}
