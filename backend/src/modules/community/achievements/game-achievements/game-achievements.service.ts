import { Injectable, type OnModuleInit } from '@nestjs/common';
import { achievementsOfGame } from '@gamegeek/arcade/metas.js';
import type { GameAchievement } from '@gamegeek/contracts/profiles/profiles.types.js';
import { Sql } from '../../../../core/database/sql.js';
import { notFound } from '../../../../core/errors/app-error.js';
import { PersonalData, PublicUsersRepository, type SessionOwner } from '../../../auth/index.js';
import { GamesService } from '../../../games/index.js';
import { NoticesService } from '../../inbox/index.js';
import { AchievementsPublisher } from '../achievements.publisher.js';
import { noticesOf, withdrawalsOf } from './game-achievement.notices.js';
import { presentGameAchievement } from './game-achievement.presenter.js';
import { GameAchievementsPublisher } from './game-achievements.publisher.js';
import { GameAchievementsRepository } from './game-achievements.repository.js';
import { reconcileGameAchievements } from './reconcile-game-achievements.sql.js';

/** Achievements of single games, earned by proved runs. */
@Injectable()
export class GameAchievementsService implements OnModuleInit {
  constructor(
    private readonly achievements: GameAchievementsRepository,
    private readonly sql: Sql,
    private readonly games: GamesService,
    private readonly users: PublicUsersRepository,
    private readonly publisher: GameAchievementsPublisher,
    private readonly achievementsPublisher: AchievementsPublisher,
    private readonly data: PersonalData,
    private readonly notices: NoticesService,
  ) {}

  onModuleInit(): void {
    this.data.register({ name: 'game_achievements', collect: (userId) => this.completedBy(userId) });
  }

  async completedBy(userId: string): Promise<GameAchievement[]> {
    const rows = await this.achievements.completedBy(userId);
    return rows.flatMap(presentGameAchievement);
  }

  async completedByPlayer(username: string): Promise<GameAchievement[]> {
    const user = await this.users.named(username);
    if (!user) throw notFound('This player');
    return this.completedBy(user.id);
  }

  /** Returns all achievements of a game in the order of its rules, with those that the caller has completed. */
  async ofGame(gameId: number, caller: SessionOwner | undefined): Promise<GameAchievement[]> {
    const { name, arcadeId } = await this.games.get(gameId, caller);
    if (arcadeId === null) return [];
    const userId = caller?.userId ?? null;
    const completed =
      userId === null ? new Map<string, Date>() : await this.achievements.completedInGame(userId, gameId);
    return achievementsOfGame(arcadeId).flatMap(({ id: key }) =>
      presentGameAchievement({
        ...{ userId, gameId, gameName: name, arcadeId, key },
        completedAt: completed.get(key) ?? null,
      }),
    );
  }

  /**
   * Reconciles a batch of players with their scores. Returns false when there was none left. Idempotent, and safe to run
   * concurrently.
   */
  async reconcile(batchSize: number): Promise<boolean> {
    const { players, gained, losers, gainedEvent, lostEvent, inboxes } = await this.sql.transaction(async (client) => {
      const { players, changes } = await reconcileGameAchievements(client, batchSize);
      const gained = changes.filter((change) => change.gained);
      const lost = changes.filter((change) => !change.gained);
      const losers = [...new Set(lost.map(({ userId }) => userId))];
      const gainedEvent = await this.publisher.write(client, gained);
      const lostEvent = await this.achievementsPublisher.writeLowered(client, losers);
      const arcadeIds = await this.achievements.arcadeIdsOf(
        client,
        gained.map(({ gameId }) => gameId),
      );
      const created = await this.notices.createWith(client, noticesOf(gained, arcadeIds));
      const withdrawn = await this.notices.withdrawWith(client, withdrawalsOf(lost));
      return { players, gained, losers, gainedEvent, lostEvent, inboxes: [...created, ...withdrawn] };
    });
    if (gainedEvent !== undefined) await this.publisher.publish(gained, gainedEvent);
    if (lostEvent !== undefined) await this.achievementsPublisher.publishLowered(losers, lostEvent);
    await this.notices.publish(inboxes);
    return players > 0;
  }
}
