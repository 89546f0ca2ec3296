import { Injectable } from '@nestjs/common';
import { EntityManager, type RequiredEntityData } from '@mikro-orm/postgresql';
import type { Caller } from '../../auth/sessions/sessions.service.js';
import { GameBlock } from './game-block.entity.js';
import { Game } from './game.entity.js';
import { visibleFilter } from './game.policy.js';

/** What decides whether a score is accepted, and what a launch needs. */
const RULE_FIELDS = [
  'active',
  'launch',
  'accepts',
  'gameUrl',
  'minScore',
  'maxScore',
  'minSeconds',
  'needsRound',
  'allowedOrigins',
  'arcadeId',
  'buildId',
  'createdBy',
] as const;

/** ? game. MikroORM has no `NO KEY UPDATE`, which does not block inserts of comments and ratings. */
const LOCK = 'SELECT FROM games WHERE id = ? FOR NO KEY UPDATE';

/** Reads and writes single games; lists are read by `browsing`. */
@Injectable()
export class GamesRepository {
  constructor(private readonly em: EntityManager) {}

  findRules(id: number): Promise<Pick<Game, (typeof RULE_FIELDS)[number]> | null> {
    return this.em.fork().findOne(Game, { id }, { fields: RULE_FIELDS });
  }

  /** Returns the ids of the players who are blocked from the game. */
  async findBlocked(id: number): Promise<string[]> {
    const blocks = await this.em.fork().find(GameBlock, { game: id }, { fields: ['user'] });
    return blocks.map(({ user }) => user.id);
  }

  /** Null if the caller may not see the game. */
  findVisible(id: number, caller: Caller | undefined): Promise<Game | null> {
    return this.em.fork().findOne(Game, caller ? visible(id, caller) : { id, active: true });
  }

  /** The same with its model version, locked until the end of the transaction of `em`. */
  async lockVisible(em: EntityManager, id: number, caller: Caller): Promise<Game | null> {
    await em.execute(LOCK, [id]);
    return em.findOne(Game, visible(id, caller), { populate: ['modelVersion'] });
  }

  /** As they are now, not as they were loaded earlier in the transaction of `em`; with their models. */
  findCurrent(em: EntityManager, ids: number[]): Promise<Game[]> {
    return em.find(Game, { id: ids }, { populate: ['modelVersion.model'], disableIdentityMap: true });
  }

  async add(em: EntityManager, fields: RequiredEntityData<Game>): Promise<Game> {
    const game = em.create(Game, fields);
    await em.flush();
    return game;
  }

  /** Hides a game on behalf of an admin. Returns false if it is already hidden. */
  async hold(em: EntityManager, id: number, reason: string): Promise<boolean> {
    const change = { active: false, hiddenReason: reason, updatedAt: new Date() };
    return (await em.nativeUpdate(Game, { id, hiddenReason: null }, change)) > 0;
  }

  /** Returns false if no admin had hidden the game. */
  async release(em: EntityManager, id: number, active: boolean): Promise<boolean> {
    const change = { active, hiddenReason: null, updatedAt: new Date() };
    return (await em.nativeUpdate(Game, { id, hiddenReason: { $ne: null } }, change)) > 0;
  }
}

const visible = (id: number, caller: Caller) => ({ $and: [{ id }, visibleFilter(caller)] });
