import { GameListsRepository } from '../browsing/game-lists.repository.js';
import { presentGame } from '../browsing/game.presenter.js';
import { PersonalData } from '../../auth/personal-data/personal-data.decorator.js';
import type { PersonalDataPart } from '../../auth/personal-data/personal-data-registry.service.js';

/** Exports a user's games, including hidden ones. */
@PersonalData()
export class AuthoringPersonalData {
  readonly personalData: PersonalDataPart[] = [
    {
      name: 'games',
      collect: async (userId) => (await this.games.madeBy(userId)).map(presentGame),
    },
  ];

  constructor(private readonly games: GameListsRepository) {}
}
