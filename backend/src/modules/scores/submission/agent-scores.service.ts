import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AGENT_TOKEN_PREFIX } from '@gamegeek/contracts/auth/agent-tokens.js';
import type { SubmitScoreDto } from '@gamegeek/contracts/scores/submit-score.dto.js';
import { unauthorized } from '../../../core/errors/app-error.js';
import { VisitorLimits } from '../../../core/limits/visitor-limits.service.js';
import { assertScope } from '../../auth/agent-tokens/agent.guard.js';
import { AgentTokens, type Agent } from '../../auth/agent-tokens/agent-tokens.service.js';
import type { ScoreAnswer, ScoreRequest, ScoreSender } from './score-request.js';
import { ScoreRequests } from './score-requests.service.js';
import { ScoresService } from './scores.service.js';
import { needsPlayToken } from './submission.errors.js';

/** Accepts test scores of agents, for games of their users that are not listed. */
@Injectable()
export class AgentScores implements ScoreSender, OnModuleInit {
  readonly prefix = AGENT_TOKEN_PREFIX;
  readonly way = 'agent';

  constructor(
    private readonly requests: ScoreRequests,
    private readonly visitors: VisitorLimits,
    private readonly tokens: AgentTokens,
    private readonly scores: ScoresService,
  ) {}

  onModuleInit(): void {
    this.requests.register(this);
  }

  async isLive(credential: string): Promise<boolean> {
    return (await this.tokens.resolve(credential)) !== undefined;
  }

  async send(request: ScoreRequest, credential: string, sent: SubmitScoreDto): Promise<ScoreAnswer> {
    const agent = this.tokens.cached(credential) ?? (await this.lookUp(request, credential));
    request.userId = agent.userId;
    return this.submit(agent, sent, request.idempotencyKey);
  }

  /** Throws 403 unless the token may send test scores. */
  submit(agent: Agent, sent: SubmitScoreDto, idempotencyKey?: string): Promise<ScoreAnswer> {
    assertScope(agent, 'boards');
    if (sent.round !== undefined || sent.details !== undefined) throw needsPlayToken(sent);
    return this.scores.submitTest(agent, sent, idempotencyKey);
  }

  private async lookUp({ address }: ScoreRequest, credential: string): Promise<Agent> {
    const agent = await this.visitors.lookUp(address, () => this.tokens.resolve(credential));
    if (agent) return agent;
    await this.visitors.consume(address);
    throw agentTokenInvalid();
  }
}

export const agentTokenInvalid = () =>
  unauthorized('This agent token is not valid. A new one is made on the API key page (/api-docs#agents).');
