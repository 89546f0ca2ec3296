import { PersonalData } from '../../auth/personal-data/personal-data.decorator.js';
import type { PersonalDataPart } from '../../auth/personal-data/personal-data-registry.service.js';
import { MakersRepository } from './makers.repository.js';
import { Makers } from './makers.service.js';

/** Exports the games that a user makes with others, and deletes the user from them with the account. */
@PersonalData()
export class MakersPersonalData {
  readonly personalData: PersonalDataPart[] = [
    {
      name: 'co_made_games',
      collect: (userId) => this.repository.ofAccount(userId),
      erase: (em, { id }) => this.makers.forgetAccount(em, id),
    },
  ];

  constructor(
    private readonly makers: Makers,
    private readonly repository: MakersRepository,
  ) {}
}
