import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventStream } from '../../../core/events/event-stream.js';
import { Jobs } from '../../../core/jobs/jobs.js';
import { EarnedAchievements, ScoreRemoval } from '../../scores/index.js';
import { GameAchievements } from '../achievements/game-achievements.service.js';

/** Finds scores whose node was killed before it asked for this job. */
const EVERY = 60_000;
const GATHER = 100;
const PLAYERS_AT_ONCE = 200;

/** ? player, ? game. Part of the transaction that removes or restores a score. */
const UNSETTLE = `UPDATE score_achievements SET settled_at = NULL WHERE user_id = ?::uuid AND game_id = ?::integer`;

/** Gives players the achievements that their proved runs have earned, and takes back those of removed scores. */
@Injectable()
export class SettleGameAchievementsJob implements OnModuleInit {
  readonly name = 'settle-game-achievements';
  readonly every = EVERY;

  constructor(
    private readonly jobs: Jobs,
    private readonly achievements: GameAchievements,
    private readonly earned: EarnedAchievements,
    private readonly removal: ScoreRemoval,
    private readonly events: EventStream,
  ) {}

  onModuleInit(): void {
    this.jobs.define(this);
    this.earned.onStored(() => this.jobs.request(this.name, GATHER));
    this.removal.onChange(async (em, { userId, gameId }) => {
      await em.execute(UNSETTLE, [userId, gameId]);
    });
    this.events.on('scores.removed', () => this.jobs.request(this.name, GATHER));
  }

  async run(): Promise<void> {
    while (await this.achievements.settle(PLAYERS_AT_ONCE));
  }
}
