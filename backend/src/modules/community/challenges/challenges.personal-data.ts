import { PersonalData } from '../../auth/personal-data/personal-data.decorator.js';
import type { PersonalDataPart } from '../../auth/personal-data/personal-data-registry.service.js';
import { ChallengesRepository } from './challenges.repository.js';

/** Exports a user's challenges and races in them. Deleted with the account, as are challenges to it. */
@PersonalData()
export class ChallengesPersonalData {
  readonly personalData: PersonalDataPart[] = [
    {
      name: 'challenges',
      collect: (userId) => this.challenges.madeBy(userId),
      erase: async (em, { id }) => {
        await em.execute('DELETE FROM challenges WHERE created_by = ? OR opponent_id = ?', [id, id]);
      },
    },
    {
      name: 'challenge_answers',
      collect: (userId) => this.challenges.answeredBy(userId),
      erase: async (em, { id }) => {
        await em.execute('DELETE FROM challenge_answers WHERE player_id = ?::uuid', [id]);
      },
    },
  ];

  constructor(private readonly challenges: ChallengesRepository) {}
}
