import { ArrayNotEmpty, ArrayUnique, IsArray, IsIn, MinLength } from 'class-validator';
import { MaxCharacters } from '../validation/max-characters.js';
import { IsPlainName, Trimmed } from '../validation/plain-text.js';
import { AGENT_SCOPES, AGENT_TOKEN_NAME_MAX, type AgentScope } from './agent-tokens.js';

/** POST /api/user/agent-tokens, and its form. */
export class AgentTokenDto {
  @Trimmed()
  @MinLength(1, { message: 'Name is required' })
  @MaxCharacters(AGENT_TOKEN_NAME_MAX, { message: `Name must be at most ${AGENT_TOKEN_NAME_MAX} characters` })
  @IsPlainName({ message: 'Name must not contain control characters' })
  name: string;

  @IsArray({ message: 'Please select at least one permission' })
  @ArrayNotEmpty({ message: 'Please select at least one permission' })
  @IsIn(AGENT_SCOPES, { each: true, message: `Permissions are ${AGENT_SCOPES.join(', ')}` })
  @ArrayUnique({ message: 'Each permission can be added once' })
  scopes: AgentScope[];
}
