import { EntityManager } from '@mikro-orm/postgresql';
import { PlaySession } from './play-session.entity.js';
import { PersonalData } from '../../auth/personal-data/personal-data.decorator.js';
import type { PersonalDataPart } from '../../auth/personal-data/personal-data-registry.service.js';

/**
 * Exports a user’s play sessions. They end when the account is deleted; their rows are kept for 30 days, because other
 * nodes have to learn that they ended.
 */
@PersonalData()
export class PlaySessionsPersonalData {
  readonly personalData: PersonalDataPart[] = [
    { name: 'play_sessions', collect: (userId) => this.collect(userId) },
    {
      name: 'guests',
      // Claimed scores stay on boards; the guest behind them is deleted.
      erase: async (em, { id }) => {
        await em.execute('DELETE FROM guests WHERE claimed_by = ?', [id]);
      },
    },
  ];

  constructor(private readonly em: EntityManager) {}

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
