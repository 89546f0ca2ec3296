import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { GameDirectory } from '../game-directory.js';
import type { Selection } from './game-reader.js';

/** Fewer games than this are counted each time: that costs nothing. */
const MANY = 2_000;
/** A count of many is shown for this long at most, in milliseconds; a change of any game ends it at once. */
const KEPT_FOR = 10_000;
const KEPT_AT_MOST = 1_000;

interface Kept {
  total: number;
  until: number;
}

/** How many games a list has. Counting a hundred thousand takes longer than reading a page of them. */
@Injectable()
export class GameCounts {
  private readonly kept = new Map<string, Kept>();
  private readonly counting = new Map<string, Promise<number>>();

  constructor(
    private readonly em: EntityManager,
    games: GameDirectory,
  ) {
    games.onChange(() => this.kept.clear());
  }

  async of({ where, values }: Pick<Selection, 'where' | 'values'>): Promise<number> {
    const key = JSON.stringify([where, values]);
    const known = this.kept.get(key);
    if (known && known.until > Date.now()) return known.total;
    // Whoever asks while it is being counted shares the answer.
    const running = this.counting.get(key) ?? this.count(key, where, values).finally(() => this.counting.delete(key));
    this.counting.set(key, running);
    if (!known) return running;
    // What was known is shown once more, and nobody waits.
    running.catch(() => undefined);
    return known.total;
  }

  private async count(key: string, where: string, values: unknown[]): Promise<number> {
    const [row] = await this.em
      .fork()
      .execute<{ total: number }[]>(`SELECT count(*)::int AS total FROM games g WHERE ${where}`, values);
    const total = row?.total ?? 0;
    if (total >= MANY) this.keep(key, total);
    else this.kept.delete(key);
    return total;
  }

  private keep(key: string, total: number): void {
    if (this.kept.size >= KEPT_AT_MOST) this.kept.clear();
    this.kept.set(key, { total, until: Date.now() + KEPT_FOR });
  }
}
