import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { GamesModule } from '../../games/games.module.js';
import { BestsModule } from '../bests/bests.module.js';
import { BoardsModule } from '../boards/boards.module.js';
import { RanksModule } from '../ranks/ranks.module.js';
import { TrialsModule } from '../trials/trials.module.js';
import { StoredScoresNotifier } from './commit/stored-scores.notifier.js';
import { ScoreIds } from './commit/score-ids.service.js';
import { ScoreWriter } from './commit/score-writer.service.js';
import { DeleteExpiredIdempotencyKeysJob } from './idempotency/delete-expired-idempotency-keys.job.js';
import { IdempotencyPersonalData } from './idempotency/idempotency.personal-data.js';
import { IdempotencyResponseStore } from './idempotency/idempotency-response.store.js';
import { IdempotentBatches } from './idempotency/idempotent-batches.service.js';
import { IdempotentReplay } from './idempotency/idempotent-replay.service.js';
import { BestsFromDatabase } from './publishing/bests-from-database.service.js';
import { RankCache } from './publishing/rank.cache.js';
import { ScoreOutboxHandler } from './publishing/score-outbox.handler.js';
import { ScorePublisher } from './publishing/score.publisher.js';
import { ScoreAdmission } from './score-admission.service.js';
import { ScoreBudget } from './score-budget.service.js';
import { ScoreSenders } from './score-senders.service.js';
import { ScoresFastLane } from './scores-fast-lane.service.js';
import { ScoresController } from './scores.controller.js';
import { ScoresService } from './scores.service.js';
import { ScoringPlayer } from './scoring-player.service.js';

/** The write path: scores are accepted, committed and published. */
@Module({
  imports: [AuthModule, GamesModule, BestsModule, RanksModule, BoardsModule, TrialsModule],
  controllers: [ScoresController],
  providers: [
    ScoreAdmission,
    ScoringPlayer,
    ScoreSenders,
    ScoresService,
    ScoreBudget,
    ScoresFastLane,
    // idempotency
    IdempotentReplay,
    IdempotentBatches,
    IdempotencyResponseStore,
    IdempotencyPersonalData,
    DeleteExpiredIdempotencyKeysJob,
    // commit
    ScoreWriter,
    ScoreIds,
    StoredScoresNotifier,
    // publishing
    ScorePublisher,
    BestsFromDatabase,
    RankCache,
    ScoreOutboxHandler,
  ],
  exports: [StoredScoresNotifier, ScoreAdmission, ScoreOutboxHandler, ScoreSenders, ScoresService],
})
export class SubmissionModule {}
