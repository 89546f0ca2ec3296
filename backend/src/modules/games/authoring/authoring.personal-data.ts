import { GameListsRepository } from '../browsing/game-lists.repository.js';
import { presentGame } from '../browsing/game.presenter.js';
import { PicturesRepository } from '../pictures/pictures.repository.js';
import { PersonalData } from '../../auth/personal-data/personal-data.decorator.js';
import type { PersonalDataPart } from '../../auth/personal-data/personal-data-registry.service.js';

/** Exports a user's games, including hidden ones, and the addresses of uploaded pictures. */
@PersonalData()
export class AuthoringPersonalData {
  readonly personalData: PersonalDataPart[] = [
    {
      name: 'games',
      collect: async (userId) => (await this.games.madeBy(userId)).map(presentGame),
    },
    {
      name: 'pictures',
      collect: (userId) => this.pictures.uploadedBy(userId),
    },
  ];

  constructor(
    private readonly games: GameListsRepository,
    private readonly pictures: PicturesRepository,
  ) {}
}
