import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { SwrCache } from '../../../core/cache/swr-cache.js';
import { GameDirectory } from '../directory/index.js';
import type { Selection } from './game-reader.repository.js';

/** Fewer games than this are counted each time: that costs nothing. */
const MANY = 2_000;

/** How many games a list has. Counting a hundred thousand takes longer than reading a page of them. */
@Injectable()
export class GameCountsRepository {
  private readonly cache = new SwrCache<number>((total) => total >= MANY);

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
