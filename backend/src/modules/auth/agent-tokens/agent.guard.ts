import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { AgentScope } from '@gamegeek/contracts/auth/agent-tokens.js';
import { AppError } from '../../../core/errors/app-error.js';
import { admitAgent, agentOf, requestOf } from '../sessions/caller.js';
import type { Agent } from './agent-tokens.service.js';

/** Admits agents whose token has the scope. On routes for everybody, others are visitors. */
export class AgentGuard implements CanActivate {
  constructor(
    private readonly scope: AgentScope,
    private readonly isRequired: boolean,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const request = requestOf(context);
    const agent = agentOf(request);
    if (agent?.scopes.includes(this.scope)) admitAgent(request);
    else if (agent && this.isRequired) throw missingScope(this.scope, agent);
    return true;
  }
}

/** Throws 403 unless the token has the scope. */
export function assertScope(agent: Agent, scope: AgentScope): void {
  if (!agent.scopes.includes(scope)) throw missingScope(scope, agent);
}

const missingScope = (scope: AgentScope, { scopes }: Agent) =>
  new AppError(
    'insufficient_scope',
    `This needs an agent token with the permission “${scope}”; this one has ${scopes.map((own) => `“${own}”`).join(', ')}.`,
  );
