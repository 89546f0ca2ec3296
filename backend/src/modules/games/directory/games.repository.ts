import { Injectable } from '@nestjs/common';
import { EntityManager, raw, type RequiredEntityData } from '@mikro-orm/postgresql';
import { RESTORABLE_DAYS } from '@gamegeek/contracts/games/delete-game.dto.js';
import { databaseTime } from '../../../core/database/database-time.js';
import type { Caller } from '../../auth/sessions/sessions.service.js';
import type { BoardOfGame } from './game-directory.service.js';
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
  'onDoubt',
  'allowedOrigins',
  'arcadeId',
  'buildId',
  'createdBy',
  'makers',
  'draft',
  'draftKey',
  'hiddenReason',
  'deleteAt',
] as const;

const DAY = 24 * 60 * 60 * 1_000;

/** ? game. MikroORM has no `NO KEY UPDATE`, which does not block inserts of comments and ratings. */
const LOCK = 'SELECT FROM games WHERE id = ? FOR NO KEY UPDATE';

/**
 * ? game. The best of each player, and all of boards of sums; the others are deleted by a trigger when the game is
 * listed.
 */
const KEEP_TRIAL_SCORES = `
  UPDATE trial_scores SET kept = true WHERE id IN (
    SELECT DISTINCT ON (t.user_id, t.board_id, CASE b.policy WHEN 'sum' THEN t.id END) t.id
    FROM trial_scores t JOIN boards b ON b.id = t.board_id WHERE t.game_id = ? AND NOT t.kept
    ORDER BY t.user_id, t.board_id, CASE b.policy WHEN 'sum' THEN t.id END, t.score DESC, t.created_at, t.id)`;

const BOARD_COLUMNS = `
  id, slug, edition, name, direction, kind, decimals, unit, policy, resets, position, accepts,
  min_value AS "minScore", max_value AS "maxScore", min_seconds AS "minSeconds", needs_round AS "needsRound",
  on_doubt AS "onDoubt"`;

/** ? game. The rules of the main board are those of the game. */
const BOARDS = `
  SELECT * FROM (
    SELECT DISTINCT ON (slug) ${BOARD_COLUMNS}, removed_at FROM boards WHERE game_id = ? ORDER BY slug, edition DESC
  ) newest WHERE removed_at IS NULL ORDER BY slug <> 'main', position, slug`;

/** ? game, ? slug, ? edition. */
const BOARD = `
  SELECT ${BOARD_COLUMNS} FROM boards WHERE game_id = ? AND slug = ? AND edition = ?::bigint AND removed_at IS NULL`;

/** Reads and writes single games; lists are read by `browsing`. */
@Injectable()
export class GamesRepository {
  constructor(private readonly em: EntityManager) {}

  findRules(id: number): Promise<Pick<Game, (typeof RULE_FIELDS)[number]> | null> {
    return this.em.fork().findOne(Game, { id }, { fields: RULE_FIELDS });
  }

  /** The newest edition of each board of the game, the main board first. */
  findBoards(id: number): Promise<BoardOfGame[]> {
    return this.em.fork().execute<BoardOfGame[]>(BOARDS, [id]);
  }

  async findBoard(gameId: number, slug: string, edition: number): Promise<BoardOfGame | undefined> {
    const [board] = await this.em.fork().execute<BoardOfGame[]>(BOARD, [gameId, slug, edition]);
    return board;
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

  /** Until the end of the transaction of `em`. */
  async lock(em: EntityManager, id: number): Promise<void> {
    await em.execute(LOCK, [id]);
  }

  /** Like `findVisible`, with its model version, locked until the end of the transaction of `em`. */
  async lockVisible(em: EntityManager, id: number, caller: Caller): Promise<Game | null> {
    await this.lock(em, id);
    return em.findOne(Game, visible(id, caller), { populate: ['modelVersion'] });
  }

  /** As they are now, not as they were loaded earlier in the transaction of `em`; with their models. */
  findCurrent(em: EntityManager, ids: number[]): Promise<Game[]> {
    return em.find(Game, { id: ids }, { populate: ['modelVersion.model'], disableIdentityMap: true });
  }

  /** Within the transaction of `em` that lists the game, before it does. */
  async keepTrialScores(em: EntityManager, id: number): Promise<void> {
    await em.execute(KEEP_TRIAL_SCORES, [id]);
  }

  /** Within the transaction of `em`. Testers lose their draft at once. */
  async scheduleDeletion(em: EntityManager, id: number, draftKey: string): Promise<void> {
    const deleteAt = databaseTime(RESTORABLE_DAYS * DAY);
    await em.nativeUpdate(Game, { id }, { active: false, draftKey, deleteAt, updatedAt: databaseTime() });
  }

  /** Within the transaction of `em`. Returns false if the game is not to be deleted, or its time is over. */
  async cancelDeletion(em: EntityManager, id: number): Promise<boolean> {
    const restorable = { id, deleteAt: { $gt: databaseTime() } };
    return (await em.nativeUpdate(Game, restorable, { deleteAt: null, updatedAt: databaseTime() })) > 0;
  }

  /** Replaces the key of a draft's link. */
  async renewDraftKey(em: EntityManager, id: number, draftKey: string): Promise<void> {
    await em.nativeUpdate(Game, { id }, { draftKey });
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
    // One that is to be deleted stays hidden.
    const isShown = raw<boolean>('? AND delete_at IS NULL', [active]);
    const change = { active: isShown, hiddenReason: null, updatedAt: new Date() };
    return (await em.nativeUpdate(Game, { id, hiddenReason: { $ne: null } }, change)) > 0;
  }
}

const visible = (id: number, caller: Caller) => ({ $and: [{ id }, visibleFilter(caller)] });
