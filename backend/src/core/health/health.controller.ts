import { Controller, Get, HttpStatus, Inject, Req, Res, ServiceUnavailableException } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  HealthCheckService,
  HealthIndicatorService,
  type HealthCheckResult,
  type HealthIndicatorResult,
} from '@nestjs/terminus';
import type { Request, Response } from 'express';
import { DATABASE_LIMITS } from '../../config/limits.js';
import { REDIS, type Redis } from '../redis/redis.js';
import { withTimeout } from '../redis/with-timeout.js';
import { ApiEndpoint } from '../openapi/api-endpoint.js';
import { named, object, type SchemaObject } from '../openapi/schemas.js';
import { Draining } from './draining.js';
import { OperatorServer } from './operator-server.js';

const OK: SchemaObject = { type: 'string', enum: ['ok'] };
const PART = object({ status: { type: 'string', enum: ['up', 'down'] } });
const PARTS: SchemaObject = { type: 'object', additionalProperties: { ...PART, additionalProperties: true } };
const READINESS = named('Readiness', {
  ...object({ status: { type: 'string', enum: ['ok', 'error'] }, info: PARTS, error: PARTS, details: PARTS }),
  required: ['status'],
});

@Controller('health')
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
    private readonly em: EntityManager,
    private readonly draining: Draining,
    private readonly operators: OperatorServer,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  /** Liveness: the process responds. Dependencies are not checked, because a restart does not repair them. */
  @Get('live')
  @ApiEndpoint({ summary: 'Whether the process is up', answers: [200, object({ status: OK })] })
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** Readiness: PostgreSQL and Redis answer, and the node is not shutting down. */
  @Get('ready')
  @ApiEndpoint({
    summary: 'Whether requests should be sent here',
    description:
      'PostgreSQL and Redis answer, and the node is not shutting down; otherwise 503 with the same schema. Operators see each dependency.',
    answers: [200, READINESS],
  })
  async ready(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Pick<HealthCheckResult, 'status'>> {
    const result = await this.check();
    if (result.status !== 'ok') response.status(HttpStatus.SERVICE_UNAVAILABLE);
    return this.operators.isOperator(request) ? result : { status: result.status };
  }

  private async check(): Promise<HealthCheckResult> {
    try {
      return await this.health.check([() => this.server(), () => this.postgres(), () => this.redisAnswers()]);
    } catch (error) {
      if (!(error instanceof ServiceUnavailableException)) throw error;
      return error.getResponse() as HealthCheckResult;
    }
  }

  private server(): HealthIndicatorResult {
    const indicator = this.indicators.check('server');
    return this.draining.active ? indicator.down({ message: 'is shutting down' }) : indicator.up();
  }

  private postgres(): Promise<HealthIndicatorResult> {
    const answer = this.em.fork().execute('SELECT 1');
    return this.answers('postgres', withTimeout(answer, DATABASE_LIMITS.connectionTimeout + 500));
  }

  private redisAnswers(): Promise<HealthIndicatorResult> {
    return this.answers('redis', withTimeout(this.redis.ping()));
  }

  /** Reports which dependency is down, never why: the reason may contain addresses and usernames. */
  private async answers(name: string, answer: Promise<unknown>): Promise<HealthIndicatorResult> {
    const indicator = this.indicators.check(name);
    try {
      await answer;
      return indicator.up();
    } catch {
      return indicator.down({ message: 'does not answer' });
    }
  }
}
