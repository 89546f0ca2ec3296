import { PersonalData } from '../../auth/personal-data/personal-data.decorator.js';
import type { PersonalDataPart } from '../../auth/personal-data/personal-data-registry.service.js';
import { FollowsRepository } from './follows.repository.js';

/** Exports whom a user follows. A deleted account neither follows nor is followed. */
@PersonalData()
export class FollowsPersonalData {
  readonly personalData: PersonalDataPart[] = [
    {
      name: 'following',
      collect: (userId) => this.follows.allFollowedBy(userId),
      erase: (em, { id }) => this.follows.forget(em, id),
    },
  ];

  constructor(private readonly follows: FollowsRepository) {}
}
