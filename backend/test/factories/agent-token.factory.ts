import { createHash, randomBytes } from 'node:crypto';
import { AGENT_SCOPES, type AgentScope } from '@gamegeek/contracts/auth/agent-tokens.js';
import { insert, type Database } from './made.js';

/** Inserts an agent token of a user, by default with all scopes. Returns its text. */
export async function makeAgentToken(
  database: Database,
  userId: string,
  scopes: readonly AgentScope[] = AGENT_SCOPES,
): Promise<string> {
  const token = `gga_${randomBytes(32).toString('base64url')}`;
  const hash = createHash('sha256').update(token).digest();
  await insert(database, 'agent_tokens', { user_id: userId, name: 'An agent', scopes: [...scopes], token_hash: hash });
  return token;
}
