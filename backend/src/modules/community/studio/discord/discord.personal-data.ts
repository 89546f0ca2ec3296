import { PersonalData } from '../../../auth/personal-data/personal-data.decorator.js';
import type { PersonalDataPart } from '../../../auth/personal-data/personal-data-registry.service.js';
import { GameWebhooksRepository } from './game-webhooks.repository.js';

/** Exports which games a user has connected with Discord, without tokens, and disconnects them with the account. */
@PersonalData()
export class DiscordPersonalData {
  readonly personalData: PersonalDataPart[] = [
    {
      name: 'discord_webhooks',
      collect: (userId) => this.webhooks.ofUser(userId),
      erase: async (em, { id }) => {
        await em.execute('DELETE FROM game_webhooks WHERE created_by = ?', [id]);
      },
    },
  ];

  constructor(private readonly webhooks: GameWebhooksRepository) {}
}
