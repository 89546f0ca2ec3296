import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { PersonalData } from '../../auth/index.js';
import { PlaySession } from './play-session.entity.js';

/**
 * The play sessions of a user, for the copy of their data. They end with the account; their rows stay until they are 30
 * days old, because other nodes have to learn that they ended.
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
      // What the account has claimed counts on boards; that it was a guest before is forgotten.
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
