import { PersonalData } from '../../auth/personal-data/personal-data.decorator.js';
import type { PersonalDataPart } from '../../auth/personal-data/personal-data-registry.service.js';
import { FollowsRepository } from './follows.repository.js';
import { UserBlocksRepository } from './user-blocks.repository.js';

/** Exports whom a user follows and has blocked. A deleted account neither does nor is. */
@PersonalData()
export class FollowsPersonalData {
  readonly personalData: PersonalDataPart[] = [
    {
      name: 'following',
      collect: (userId) => this.follows.allFollowedBy(userId),
      erase: (em, { id }) => this.follows.forget(em, id),
    },
    {
      name: 'blocked_players',
      collect: (userId) => this.blocks.allBlockedBy(userId),
      erase: (em, { id }) => this.blocks.forget(em, id),
    },
  ];

  constructor(
    private readonly follows: FollowsRepository,
    private readonly blocks: UserBlocksRepository,
  ) {}
}
