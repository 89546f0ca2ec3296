import { PersonalData } from '../../auth/personal-data/personal-data.decorator.js';
import type { PersonalDataPart } from '../../auth/personal-data/personal-data-registry.service.js';
import { HeldScoresRepository } from './held-scores.repository.js';

/** Exports a user's scores that wait for a maker, and deletes them with the account. */
@PersonalData()
export class HeldScoresPersonalData {
  readonly personalData: PersonalDataPart[] = [
    {
      name: 'held_scores',
      collect: (userId) => this.scores.ofPlayer(userId),
      erase: (em, { id }) => this.scores.deleteOfPlayer(em, id),
    },
  ];

  constructor(private readonly scores: HeldScoresRepository) {}
}
