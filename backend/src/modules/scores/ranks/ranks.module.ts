import { Module } from '@nestjs/common';
import { BestsModule } from '../bests/bests.module.js';
import { AuditRanksJob } from './audit-ranks.job.js';
import { DatabaseIdentity } from './database-identity.service.js';
import { ExactRanks } from './exact-ranks.service.js';
import { RankAuditRepository } from './rank-audit.repository.js';
import { RankRebuild } from './rank-rebuild.service.js';
import { RankSets } from './rank-sets.store.js';
import { ScoreRanking } from './score-ranking.service.js';
import { StoredScoresRepository } from './stored-scores.repository.js';

/** Ranks of players: a sorted set in Redis for each board, its rebuild and its audit. */
@Module({
  imports: [BestsModule],
  providers: [
    RankSets,
    ScoreRanking,
    ExactRanks,
    StoredScoresRepository,
    RankRebuild,
    DatabaseIdentity,
    RankAuditRepository,
    AuditRanksJob,
  ],
  exports: [RankSets, ScoreRanking, ExactRanks],
})
export class RanksModule {}
