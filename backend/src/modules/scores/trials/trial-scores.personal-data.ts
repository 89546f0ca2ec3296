import { PersonalData } from '../../auth/personal-data/personal-data.decorator.js';
import type { PersonalDataPart } from '../../auth/personal-data/personal-data-registry.service.js';
import { TrialScoresRepository } from './trial-scores.repository.js';

/** Exports a user's scores of drafts and hidden games, and deletes them with the account. */
@PersonalData()
export class TrialScoresPersonalData {
  readonly personalData: PersonalDataPart[] = [
    {
      name: 'trial_scores',
      collect: (userId) => this.scores.ofPlayer(userId),
      erase: (em, { id }) => this.scores.deleteOfPlayer(em, id),
    },
  ];

  constructor(private readonly scores: TrialScoresRepository) {}
}
