import * as v from 'valibot';
import { AgentTokenDto } from '@gamegeek/contracts/auth/agent-token.dto.js';
import {
  agentTokenSchema,
  newAgentTokenSchema,
  type AgentTokenView,
  type NewAgentToken,
} from '@gamegeek/contracts/auth/account.schemas.js';
import { Body, Controller, Delete, Get, Header, Param, Post } from '@nestjs/common';
import { notFound } from '../../../core/errors/app-error.js';
import { IdPipe } from '../../../core/http/input/id.pipe.js';
import { CurrentUser } from '../sessions/caller.js';
import { Endpoint } from '../sessions/endpoint.decorator.js';
import type { SessionOwner } from '../sessions/sessions.service.js';
import type { AgentToken } from './agent-token.entity.js';
import { AgentTokens } from './agent-tokens.service.js';

export const presentAgentToken = ({ id, name, scopes, createdAt, lastUsedAt }: AgentToken): AgentTokenView => ({
  id,
  name,
  scopes,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});

/** Tokens for coding agents (docs/api.md, section 2). */
@Controller('user/agent-tokens')
export class AgentTokensController {
  constructor(private readonly tokens: AgentTokens) {}

  @Get()
  @Endpoint({
    summary: 'The user’s agent tokens, newest first',
    answers: [200, v.array(agentTokenSchema)],
    caller: 'session',
  })
  async list(@CurrentUser() { userId }: SessionOwner): Promise<AgentTokenView[]> {
    return (await this.tokens.of(userId)).map(presentAgentToken);
  }

  @Post()
  @Endpoint({
    summary: 'Makes an agent token, whose text is shown once',
    description:
      'Scopes: `games` (make and change drafts), `builds` (upload files), `boards` (test scores), `read` (own games and boards).',
    body: AgentTokenDto,
    answers: [201, newAgentTokenSchema],
    errors: ['conflict'],
    caller: 'session',
  })
  @Header('Cache-Control', 'no-store')
  async make(@CurrentUser() caller: SessionOwner, @Body() dto: AgentTokenDto): Promise<NewAgentToken> {
    const { stored, token } = await this.tokens.make(caller, dto);
    return { ...presentAgentToken(stored), token };
  }

  @Delete(':id')
  @Endpoint({
    summary: 'Removes an agent token; it is refused at once',
    answers: [204],
    errors: ['not_found'],
    caller: 'session',
  })
  async remove(@CurrentUser() { userId }: SessionOwner, @Param('id', IdPipe) id: number): Promise<void> {
    if (!(await this.tokens.remove(userId, id))) throw notFound('This agent token');
  }
}
