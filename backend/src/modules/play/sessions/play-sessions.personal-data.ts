import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { PersonalData } from '../../auth/personal-data/personal-data.service.js';
import { PlaySession } from './play-session.entity.js';

/**
 * Exports a user’s play sessions. They end when the account is deleted; their rows are kept for 30 days, because other
 * nodes have to learn that they ended.
 */
@Injectable()
export class PlaySessionsPersonalData implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly data: PersonalData,
  ) {}

  onModuleInit(): void {
    this.data.register({ name: 'play_sessions', collect: (userId) => this.collect(userId) });
    this.data.register({
      name: 'guests',
      // Claimed scores stay on boards; the guest behind them is deleted.
      erase: async (em, { id }) => {
        await em.execute('DELETE FROM guests WHERE claimed_by = ?', [id]);
      },
    });
  }

  private async collect(userId: string): Promise<object[]> {
    const sessions = await this.em
      .fork()
      .find(PlaySession, { user: userId }, { orderBy: { startedAt: 'asc', id: 'asc' } });
    return sessions.map(({ game, startedAt, endedAt }) => ({
      game_id: game.id,
      started_at: startedAt,
      ended_at: endedAt ?? null,
    }));
  }
}
