import { PersonalData } from '../personal-data/personal-data.decorator.js';
import type { PersonalDataPart } from '../personal-data/personal-data-registry.service.js';
import { presentAgentToken } from './agent-tokens.controller.js';
import { AgentTokens } from './agent-tokens.service.js';

/** Exports which agent tokens the user has, without the tokens; deletes them with the account. */
@PersonalData()
export class AgentTokensPersonalData {
  readonly personalData: PersonalDataPart[] = [
    {
      name: 'agent_tokens',
      collect: async (userId) => (await this.tokens.of(userId)).map(presentAgentToken),
      erase: async (em, { id }) => {
        await this.tokens.erase(em, id);
      },
    },
  ];

  constructor(private readonly tokens: AgentTokens) {}
}
