import { Injectable } from '@nestjs/common';
import { toValue } from '@gamegeek/rules/boards/values.js';
import { EntityManager } from '@mikro-orm/postgresql';
import type { GameScoresDto } from '@gamegeek/contracts/moderation/game-scores.dto.js';
import type { GameScore } from '@gamegeek/contracts/moderation/game-scores.schemas.js';
import type { HeldDecisionDto } from '@gamegeek/contracts/moderation/held-decision.dto.js';
import type { HeldScore } from '@gamegeek/contracts/moderation/held-scores.schemas.js';
import type { ModerationAct } from '@gamegeek/contracts/moderation/moderation-limits.js';
import type { RemoveScoreDto } from '@gamegeek/contracts/moderation/remove-score.dto.js';
import { forbidden, notFound } from '../../../../core/errors/app-error.js';
import type { Slice } from '../../../../core/http/input/paging.js';
import { RateLimits } from '../../../../core/limits/rate-limits.service.js';
import type { SessionOwner } from '../../../auth/sessions/sessions.service.js';
import { GameBlocks } from '../../../games/blocks/game-blocks.service.js';
import { GamesRepository } from '../../../games/directory/games.repository.js';
import { makes, mayChange } from '../../../games/directory/game.policy.js';
import { BestProjection } from '../../../scores/bests/best-projection.service.js';
import { HeldScoresRepository, rankOf, type HeldRow } from '../../../scores/held/held-scores.repository.js';
import { GameScoresRepository, type GameScoreRow } from '../../../scores/lists/game-scores.repository.js';
import { formatOf, valueOf } from '../../../scores/shared/board-values.js';
import { ModerationActions } from '../moderation-actions.service.js';
import { ModerationLogRepository } from '../moderation-log.repository.js';

interface Place {
  gameId: number;
  scoreId: number;
}

/** The scores of a game, for its makers and admins, who remove and restore them, and decide about those that wait. */
@Injectable()
export class GameScores {
  constructor(
    private readonly em: EntityManager,
    private readonly games: GamesRepository,
    private readonly scores: GameScoresRepository,
    private readonly held: HeldScoresRepository,
    private readonly projection: BestProjection,
    private readonly blocks: GameBlocks,
    private readonly acts: ModerationActions,
    private readonly log: ModerationLogRepository,
    private readonly limits: RateLimits,
  ) {}

  async page(
    gameId: number,
    slice: Slice,
    { state }: Pick<GameScoresDto, 'state'>,
    caller: SessionOwner,
  ): Promise<{ scores: GameScore[]; total: number }> {
    await this.isMaker(gameId, caller);
    const { rows, total } = await this.scores.page(gameId, slice, state);
    return { scores: await this.present(rows), total };
  }

  async remove(place: Place, { reason, block = false }: RemoveScoreDto, caller: SessionOwner): Promise<void> {
    await this.act(place, { act: 'remove_score', reason, block }, caller);
  }

  async restore(place: Place, caller: SessionOwner): Promise<GameScore> {
    await this.act(place, { act: 'restore_score', reason: '', block: false }, caller);
    return this.current(place);
  }

  /** The scores that wait for a decision, the oldest first. */
  async heldPage(gameId: number, slice: Slice, caller: SessionOwner): Promise<{ scores: HeldScore[]; total: number }> {
    await this.isMaker(gameId, caller);
    // The neighbours on the board are bests.
    await this.projection.catchUp();
    const { rows, total } = await this.held.page(gameId, slice);
    return { scores: rows.map(presentHeld), total };
  }

  async decide(place: Place, { decision, note = '' }: HeldDecisionDto, caller: SessionOwner): Promise<GameScore> {
    const act = decision === 'accept' ? 'accept_score' : 'refuse_score';
    await this.act(place, { act, reason: note, block: false }, caller);
    return this.current(place);
  }

  private async current({ gameId, scoreId }: Place): Promise<GameScore> {
    const row = await this.scores.find(gameId, scoreId);
    const [score] = await this.present(row ? [row] : []);
    if (!score) throw notFound('This score');
    return score;
  }

  private async act(
    { gameId, scoreId }: Place,
    { act, reason, block }: { act: ModerationAct; reason: string; block: boolean },
    caller: SessionOwner,
  ): Promise<void> {
    const isMaker = await this.isMaker(gameId, caller);
    const isAboutHeld = act === 'accept_score' || act === 'refuse_score';
    await this.limits.consume(isAboutHeld ? 'heldDecision' : 'scoreRemoval', caller.userId);
    const isKnown =
      (await this.scores.find(gameId, scoreId)) ?? (isAboutHeld && (await this.held.waits(gameId, scoreId)));
    if (!isKnown) throw notFound('This score');
    const { userId } = caller;
    await this.em.fork().transactional(async (em) => {
      const dto = { act, kind: 'score' as const, id: scoreId, reason };
      const { person } = await this.acts.carryOut(em, dto, { userId, isMaker });
      if (block) await this.blocks.blockWithin(em, gameId, person.id);
    });
  }

  /** Whether the caller makes the game. Throws unless they do, or are an admin. */
  async isMaker(gameId: number, caller: SessionOwner): Promise<boolean> {
    const game = await this.games.findVisible(gameId, caller);
    if (!game) throw notFound('This game');
    if (!mayChange(game, caller)) throw forbidden('Only the makers of a game may manage its scores.');
    return makes(game, caller.userId);
  }

  private async present(rows: GameScoreRow[]): Promise<GameScore[]> {
    const acts = await this.log.ofScores(rows.map(({ id }) => id));
    return rows.map(({ id, score, createdAt, userId, username, isPlay, seconds, verified, removed, ...board }) => ({
      id,
      board: board.board,
      board_name: board.boardName,
      ...valueOf(board, score),
      created_at: createdAt.toISOString(),
      player: { id: userId, username },
      origin: isPlay ? 'play' : 'key',
      seconds,
      verified,
      state: removed ? 'removed' : 'shown',
      acts: acts.get(id) ?? [],
    }));
  }
}

function presentHeld(row: HeldRow): HeldScore {
  const { id, score, createdAt, userId, username, isPlay, seconds, verified, doubt, finding, best } = row;
  const near = (neighbours: HeldRow['above']) =>
    neighbours.map((neighbour) => ({ username: neighbour.username, score: toValue(row, neighbour.score) }));
  return {
    ...{ id, board: row.board, board_name: row.boardName, score: toValue(row, score), ...formatOf(row) },
    created_at: createdAt.toISOString(),
    ...{ player: { id: userId, username }, origin: isPlay ? 'play' : 'key', seconds, verified },
    ...{ reason: doubt, finding, rank: rankOf(row), best: best === null ? null : toValue(row, best) },
    ...{ above: near(row.above), below: near(row.below) },
  };
}
