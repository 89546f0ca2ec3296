import type { IncomingMessage } from 'node:http';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Agent } from '../agent-tokens/agent-tokens.service.js';
import type { Caller, SessionOwner } from './sessions.service.js';

const callers = new WeakMap<IncomingMessage, SessionOwner>();
const agents = new WeakMap<IncomingMessage, { agent: Agent; isAdmitted: boolean }>();

/** Stores the owner of a request's session (CallerMiddleware). */
export function setCaller(request: IncomingMessage, owner: SessionOwner): void {
  callers.set(request, owner);
}

export function callerOf(request: IncomingMessage): SessionOwner | undefined {
  return callers.get(request);
}

/** Stores the agent with the token of a request (CallerMiddleware). It may do nothing until a route admits it. */
export function setAgent(request: IncomingMessage, agent: Agent): void {
  agents.set(request, { agent, isAdmitted: false });
}

export function agentOf(request: IncomingMessage): Agent | undefined {
  return agents.get(request)?.agent;
}

/** Lets the agent of a request act for its user. */
export function admitAgent(request: IncomingMessage): void {
  const known = agents.get(request);
  if (known) known.isAdmitted = true;
}

/** The user of the session, or the agent that the route has admitted. */
export function authorOf(request: IncomingMessage): Caller | Agent | undefined {
  const known = agents.get(request);
  return callerOf(request) ?? (known?.isAdmitted ? known.agent : undefined);
}

export const requestOf = (context: ExecutionContext) => context.switchToHttp().getRequest<Request>();

/** The signed-in user, or an agent on routes that admit it; undefined for visitors. */
export const CurrentUser = createParamDecorator((_data: unknown, context: ExecutionContext): Caller | undefined =>
  authorOf(requestOf(context)),
);
