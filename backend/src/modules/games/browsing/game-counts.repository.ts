import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { SwrCache } from '../../../core/cache/swr-cache.js';
import { GameDirectory } from '../directory/game-directory.service.js';
import type { Selection } from './game-reader.repository.js';

/** Smaller counts are queried each time. */
const CACHED_FROM = 2_000;

/** Counts the games of a list. Counts of 100,000 games take longer than reading a page, so large ones are cached. */
@Injectable()
export class GameCountsRepository {
  private readonly cache = new SwrCache<number>((total) => total >= CACHED_FROM);

  constructor(
    private readonly em: EntityManager,
    games: GameDirectory,
  ) {
    games.onChange(() => this.cache.clear());
  }

  of({ where, values }: Pick<Selection, 'where' | 'values'>): Promise<number> {
    return this.cache.get(JSON.stringify([where, values]), () => this.count(where, values));
  }

  private async count(where: string, values: unknown[]): Promise<number> {
    const [row] = await this.em
      .fork()
      .execute<{ total: number }[]>(`SELECT count(*)::int AS total FROM games g WHERE ${where}`, values);
    return row?.total ?? 0;
  }
}
