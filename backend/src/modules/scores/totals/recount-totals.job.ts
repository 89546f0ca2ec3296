import { EntityManager } from '@mikro-orm/postgresql';
import { ScheduledJob } from '../../../core/jobs/scheduled-job.decorator.js';
import { ExactRanks } from '../ranks/exact-ranks.service.js';
import { reopenWeek } from '../weeks/reopen-week.sql.js';
import { RecountTotalsRepository } from './recount-totals.repository.js';

export const RECOUNT_TOTALS_JOB = 'recount-totals';

const PLAYERS_AT_ONCE = 200;
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Computes the totals of a game's players again, week by week, after an admin has taken the game out of the global
 * ranking or put it back. Each step can be repeated: a run that was killed is done again by the next.
 */
@ScheduledJob()
export class RecountTotalsJob {
  readonly name = RECOUNT_TOTALS_JOB;
  readonly every = 60_000;

  constructor(
    private readonly em: EntityManager,
    private readonly totals: RecountTotalsRepository,
    private readonly ranks: ExactRanks,
  ) {}

  async run(): Promise<void> {
    for (const { gameId, id } of await this.totals.requested()) {
      for (const week of await this.totals.weeks(gameId)) await this.recountWeek(gameId, week);
      await this.totals.done(id);
    }
  }

  private async recountWeek(gameId: number, week: string): Promise<void> {
    for (let after: string | undefined = FIRST; after !== undefined;) {
      const players = await this.totals.players(gameId, week, after, PLAYERS_AT_ONCE);
      const number = players.length > 0 ? await this.totals.recompute(players, week) : 0;
      for (const userId of players) await this.ranks.setTotals(userId, number);
      after = players.at(-1);
    }
    await this.em.fork().transactional((em) => reopenWeek(em, week));
  }
}
