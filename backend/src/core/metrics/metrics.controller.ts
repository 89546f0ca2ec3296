import * as v from 'valibot';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { notFound } from '../errors/app-error.js';
import { OperatorServer } from '../health/operator-server.service.js';
import { ApiEndpoint } from '../openapi/api-endpoint.js';
import { Metrics } from './metrics.service.js';

@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly metrics: Metrics,
    private readonly operators: OperatorServer,
  ) {}

  /** The metrics of this node in Prometheus format. */
  @Get()
  @ApiEndpoint({
    summary: 'The figures of the node, for Prometheus',
    description: 'For operators only: on the address of METRICS_LISTEN, or from the machine itself.',
    answers: [200, v.pipe(v.string(), v.examples(['process_cpu_seconds_total 1.5']))],
    answersAs: 'text/plain',
    errors: ['not_found'],
  })
  async show(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<string> {
    if (!this.operators.isOperator(request)) throw notFound('This address');
    response.type(this.metrics.registry.contentType);
    return this.metrics.registry.metrics();
  }
}
