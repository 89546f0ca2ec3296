import { EntityManager } from '@mikro-orm/postgresql';
import { PersonalData } from '../../auth/personal-data/personal-data.decorator.js';
import type { PersonalDataPart } from '../../auth/personal-data/personal-data-registry.service.js';

/** Since when a user has played which game; deleted with the account. */
@PersonalData()
export class GamePlayersPersonalData {
  readonly personalData: PersonalDataPart[] = [
    {
      name: 'played_games',
      collect: (userId) =>
        this.em.fork().execute<object[]>(
          // A guest that the user has claimed may not be counted as the user yet.
          `SELECT game_id, min(first_day)::text AS first_day FROM game_players
           WHERE player_id = ? OR guest_id IN (SELECT id FROM guests WHERE claimed_by = ?)
           GROUP BY game_id ORDER BY game_id`,
          [userId, userId],
        ),
      erase: async (em, { id }) => {
        await em.execute('DELETE FROM game_players WHERE player_id = ?', [id]);
      },
    },
  ];

  constructor(private readonly em: EntityManager) {}
}
