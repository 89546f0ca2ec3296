import { defineEntity, p } from '@mikro-orm/core';
import type { AgentScope } from '@gamegeek/contracts/auth/agent-tokens.js';
import { User } from '../accounts/user.entity.js';

export const AgentTokenSchema = defineEntity({
  name: 'AgentToken',
  tableName: 'agent_tokens',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User),
    name: p.text(),
    scopes: p.array().$type<AgentScope[]>(),
    /** SHA-256 of the token, which is not stored. */
    tokenHash: p.blob().unique().hidden(),
    createdAt: p.datetime(3).defaultRaw('now()'),
    lastUsedAt: p.datetime(3).nullable(),
  },
});

/** A token with which a coding agent works for its user. */
export class AgentToken extends AgentTokenSchema.class {}
AgentTokenSchema.setClass(AgentToken);
