import { applyDecorators, UseGuards } from '@nestjs/common';
import type { AgentScope } from '@gamegeek/contracts/auth/agent-tokens.js';
import { ApiEndpoint, type EndpointDocumentation } from '../../../core/openapi/api-endpoint.js';
import { AgentGuard } from '../agent-tokens/agent.guard.js';
import { AdminGuard, NotMutedGuard, SessionGuard } from './session.guard.js';

/** Who may call an endpoint that is not for everybody. */
const GUARDS = { session: SessionGuard, unmuted: NotMutedGuard, admin: AdminGuard };

interface EndpointOptions extends Omit<EndpointDocumentation, 'signedIn' | 'withAgent'> {
  /** Users with a session, those who are not muted, or admins; everybody by default. */
  caller?: keyof typeof GUARDS;
  /** Agents whose token has this scope act for their user. All others get no further than visitors. */
  agent?: AgentScope;
}

/** An endpoint: its status and answer, who may call it, its input and its errors, checked and documented. */
export function Endpoint({ caller, agent, ...documentation }: EndpointOptions): MethodDecorator {
  const guards = [...(agent ? [new AgentGuard(agent, caller !== undefined)] : []), ...(caller ? [GUARDS[caller]] : [])];
  const endpoint = ApiEndpoint({ ...documentation, signedIn: caller !== undefined, withAgent: agent !== undefined });
  return guards.length > 0 ? applyDecorators(endpoint, UseGuards(...guards)) : endpoint;
}
