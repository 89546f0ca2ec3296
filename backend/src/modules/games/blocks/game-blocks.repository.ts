import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { GameBlock } from '../directory/game-block.entity.js';

/** Players who are blocked from games. */
@Injectable()
export class GameBlocksRepository {
  constructor(private readonly em: EntityManager) {}

  /** With their players, the newest first. */
  ofGame(gameId: number): Promise<GameBlock[]> {
    return this.em.fork().find(GameBlock, { game: gameId }, { populate: ['user'], orderBy: { createdAt: 'desc' } });
  }

  async add(em: EntityManager, gameId: number, userId: string): Promise<void> {
    await em.upsert(GameBlock, { game: gameId, user: userId }, { onConflictAction: 'ignore' });
  }

  async delete(gameId: number, userId: string): Promise<void> {
    await this.em.fork().nativeDelete(GameBlock, { game: gameId, user: userId });
  }

  /** Within the transaction that deletes the account. */
  async deleteOfUser(em: EntityManager, userId: string): Promise<void> {
    await em.nativeDelete(GameBlock, { user: userId });
  }
}
