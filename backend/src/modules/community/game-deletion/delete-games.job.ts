import { EntityManager } from '@mikro-orm/postgresql';
import { DeletionJob } from '../../../core/jobs/deletion-job.js';
import { ScheduledJob } from '../../../core/jobs/scheduled-job.decorator.js';
import { Invalidations } from '../../../core/redis/invalidations.service.js';
import { GAME_CHANGED } from '../../games/directory/game-directory.service.js';
import { ScoreRemoval } from '../../scores/removal/score-removal.service.js';
import { GameDeletionRepository } from './game-deletion.repository.js';

const TEN_MINUTES = 10 * 60_000;

/**
 * Deletes games for good, once the time to restore them is over: in small steps, each of which can be repeated, and the
 * game last, so that a run which was killed is continued by the next. Bests are removed one by one, like scores that a
 * maker removes, so that boards, totals, ranks, weeks and achievements follow.
 */
@ScheduledJob()
export class DeleteGamesJob extends DeletionJob {
  readonly name = 'delete-games';
  readonly every = TEN_MINUTES;

  constructor(
    private readonly em: EntityManager,
    private readonly games: GameDeletionRepository,
    private readonly removal: ScoreRemoval,
    private readonly invalidations: Invalidations,
  ) {
    super();
  }

  override async run(): Promise<void> {
    for (const gameId of await this.games.due()) {
      await this.deleteScores(gameId);
      await this.games.deleteRows(gameId);
      await this.games.deleteGame(gameId);
      await this.invalidations.publish(GAME_CHANGED, gameId);
    }
    await this.games.forgetRemovedScores();
  }

  private async deleteScores(gameId: number): Promise<void> {
    await this.games.deleteOtherScores(gameId);
    for (;;) {
      const scoreIds = await this.games.someScores(gameId);
      for (const id of scoreIds) await this.em.fork().transactional((em) => this.removal.remove(em, id));
      if (scoreIds.length === 0) return;
    }
  }
}
