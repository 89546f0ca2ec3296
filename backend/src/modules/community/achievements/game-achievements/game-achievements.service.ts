import { type OnModuleInit } from '@nestjs/common';
import { achievementsOfGame } from '@gamegeek/arcade/metas.js';
import type { GameAchievement } from '@gamegeek/contracts/profiles/profiles.schemas.js';
import { Sql } from '../../../../core/database/sql.service.js';
import { notFound } from '../../../../core/errors/app-error.js';
import { TransactionalPublisher } from '../../../../core/events/transactional-publisher.service.js';
import { PublicUsersRepository } from '../../../auth/accounts/public-users.repository.js';
import type { SessionOwner } from '../../../auth/sessions/sessions.service.js';
import { GamesService } from '../../../games/browsing/games.service.js';
import { NoticesService } from '../../inbox/notices.service.js';
import { gameAchievementIds, type GameAchievementId, type GameAchievementsCompleted } from '../achievements.events.js';
import { presentGameAchievement } from './game-achievement.presenter.js';
import { GameAchievementsRepository } from './game-achievements.repository.js';
import { reconcileGameAchievements } from './reconcile-game-achievements.sql.js';
import { PersonalData } from '../../../auth/personal-data/personal-data.decorator.js';
import type { PersonalDataPart } from '../../../auth/personal-data/personal-data-registry.service.js';
import type { NewNotice } from '../../inbox/notices.sql.js';

/** Notices of achievements that their games still declare. */
function noticesOf(gained: GameAchievementId[], arcadeIds: Map<number, string>): NewNotice[] {
  return gained.flatMap(({ userId, gameId, key }) => {
    const declared = achievementsOfGame(arcadeIds.get(gameId) ?? '').find(({ id }) => id === key);
    if (!declared) return [];
    const details = { key, title: declared.title };
    return [{ userId, kind: 'game_achievement' as const, occasion: occasionOf({ gameId, key }), gameId, details }];
  });
}

/** What the notice of an achievement that was lost is found by. */
function withdrawalsOf(lost: GameAchievementId[]): { userId: string; occasion: string }[] {
  return lost.map(({ userId, ...achievement }) => ({ userId, occasion: occasionOf(achievement) }));
}

const occasionOf = ({ gameId, key }: Pick<GameAchievementId, 'gameId' | 'key'>) => `game_achievement:${gameId}:${key}`;

/** Achievements of single games, earned by proved runs. */
@PersonalData()
export class GameAchievementsService implements OnModuleInit {
  readonly personalData: PersonalDataPart[] = [
    { name: 'game_achievements', collect: (userId) => this.completedBy(userId) },
  ];

  constructor(
    private readonly achievements: GameAchievementsRepository,
    private readonly sql: Sql,
    private readonly games: GamesService,
    private readonly users: PublicUsersRepository,
    private readonly publisher: TransactionalPublisher,
    private readonly notices: NoticesService,
  ) {}

  onModuleInit(): void {
    this.publisher.register('unlocks.added', {
      payload: gameAchievementIds,
      load: (payloads) => this.loadCompleted(payloads.flat()),
    });
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
    const { name, arcade_id: arcadeId } = await this.games.get(gameId, caller);
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
   * Reconciles a batch of players with their scores. Returns false when there was none left. Idempotent, and safe to
   * run concurrently.
   */
  async reconcile(batchSize: number): Promise<boolean> {
    const players = await this.sql.transaction(async (client) => {
      const reconciled = await reconcileGameAchievements(client, batchSize);
      const gained = reconciled.changes.filter((change) => change.gained);
      const lost = reconciled.changes.filter((change) => !change.gained);
      if (gained.length > 0) await this.publisher.emit(client, 'unlocks.added', gained.map(idOf));
      const losers = [...new Set(lost.map(({ userId }) => userId))];
      if (losers.length > 0) await this.publisher.emit(client, 'achievements.lowered', losers);
      const arcadeIds = await this.achievements.arcadeIdsOf(
        client,
        gained.map(({ gameId }) => gameId),
      );
      await this.notices.create(client, noticesOf(gained, arcadeIds));
      await this.notices.withdrawFrom(client, withdrawalsOf(lost));
      return reconciled.players;
    });
    return players > 0;
  }

  /** The outbox has keys only: the event has the rows as they are now. */
  private async loadCompleted(ids: GameAchievementId[]): Promise<GameAchievementsCompleted[]> {
    const rows = await this.achievements.byIds(ids);
    const players = [...Map.groupBy(rows, ({ userId }) => userId)].map(([userId, own]) => ({
      userId: userId ?? '',
      achievements: own.flatMap(presentGameAchievement),
    }));
    return players.length > 0 ? [{ players }] : [];
  }
}

const idOf = ({ userId, gameId, key }: GameAchievementId): GameAchievementId => ({ userId, gameId, key });
