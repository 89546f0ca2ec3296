import {
  livenessSchema,
  readinessSchema,
  type Liveness,
  type Readiness,
} from '@gamegeek/contracts/health/health.schemas.js';
import { Controller, Get, HttpStatus, Inject, Req, Res, ServiceUnavailableException } from '@nestjs/common';
import {
  HealthCheckService,
  HealthIndicatorService,
  type HealthCheckResult,
  type HealthIndicatorResult,
} from '@nestjs/terminus';
import type { Request, Response } from 'express';
import { ErrorReply } from 'redis';
import { REDIS, type Redis } from '../redis/redis.js';
import { withTimeout } from '../redis/with-timeout.js';
import { ApiEndpoint } from '../openapi/api-endpoint.js';
import { DatabaseClock } from '../database/database-clock.service.js';
import { DatabaseProbe } from '../database/database-probe.service.js';
import { Draining } from './draining.service.js';
import { OperatorServer } from './operator-server.service.js';

type Report = Omit<HealthCheckResult, 'status'> & Pick<Readiness, 'status'>;

/** The time limit for connection and answer together, in milliseconds. */
const POSTGRES_TIMEOUT = 2_500;
const WRITTEN_KEY = 'gamegeek:health';

@Controller('health')
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
    private readonly database: DatabaseProbe,
    private readonly clock: DatabaseClock,
    private readonly draining: Draining,
    private readonly operators: OperatorServer,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  /** Liveness: the process responds. Dependencies are not checked, because a restart does not repair them. */
  @Get('live')
  @ApiEndpoint({ summary: 'Whether the process is up', answers: [200, livenessSchema] })
  live(): Liveness {
    return { status: 'ok' };
  }

  /** Readiness: whether to send requests here. Does not depend on Redis, without which scores are still accepted. */
  @Get('ready')
  @ApiEndpoint({
    summary: 'Whether requests should be sent here',
    description:
      '`ok`: everything works. `degraded`: Redis does not answer, or answers with errors; scores are still accepted, ranks are unknown and live updates of other nodes do not arrive. Or the clock of the machine is more than a minute off that of PostgreSQL. `error`, with 503: PostgreSQL does not answer or accepts no writes, or the node is about to stop. Operators see the state of each part.',
    answers: [200, readinessSchema],
  })
  async ready(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Pick<Readiness, 'status'>> {
    const [essential, redis] = await Promise.all([this.check(), this.redisAnswers()]);
    const result = withOptional(essential, { ...redis, ...this.machineClock() });
    if (result.status === 'error') response.status(HttpStatus.SERVICE_UNAVAILABLE);
    return this.operators.isOperator(request) ? result : { status: result.status };
  }

  private async check(): Promise<HealthCheckResult> {
    try {
      return await this.health.check([
        () => this.server(),
        () => this.answers('postgres', withTimeout(this.database.check(), POSTGRES_TIMEOUT)),
      ]);
    } catch (error) {
      if (!(error instanceof ServiceUnavailableException)) throw error;
      return error.getResponse() as HealthCheckResult;
    }
  }

  private server(): HealthIndicatorResult {
    const indicator = this.indicators.check('server');
    return this.draining.active ? indicator.down({ message: 'is shutting down' }) : indicator.up();
  }

  private machineClock(): HealthIndicatorResult {
    const indicator = this.indicators.check('clock');
    return this.clock.isMachineRight ? indicator.up() : indicator.down({ message: 'differs from that of PostgreSQL' });
  }

  /** A write: a Redis that is read-only or full still answers pings. */
  private redisAnswers(): Promise<HealthIndicatorResult> {
    const written = this.redis.set(WRITTEN_KEY, '1', { expiration: { type: 'EX', value: 60 } });
    return this.answers('redis', withTimeout(written));
  }

  /** Reports which dependency is down, never why: the reason may contain addresses and usernames. */
  private async answers(name: string, answer: Promise<unknown>): Promise<HealthIndicatorResult> {
    const indicator = this.indicators.check(name);
    try {
      await answer;
      return indicator.up();
    } catch (error) {
      return indicator.down({ message: error instanceof ErrorReply ? 'answers with errors' : 'does not answer' });
    }
  }
}

/** Adds parts that the node can do without. */
function withOptional(essential: HealthCheckResult, parts: HealthIndicatorResult): Report {
  const entries = Object.entries(parts);
  const [up, down] = [true, false].map((isUp) =>
    Object.fromEntries(entries.filter(([, { status }]) => (status === 'up') === isUp)),
  );
  const isDegraded = Object.keys(down ?? {}).length > 0;
  return {
    status: essential.status === 'ok' ? (isDegraded ? 'degraded' : 'ok') : 'error',
    info: { ...essential.info, ...up },
    error: { ...essential.error, ...down },
    details: { ...essential.details, ...parts },
  };
}
