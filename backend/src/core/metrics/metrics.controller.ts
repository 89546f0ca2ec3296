import { Controller, Get, Header, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Documented } from '../openapi/documented.js';
import { Metrics } from './metrics.js';

@Controller('metrics')
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  /** The node's figures, as Prometheus reads them. */
  @Get()
  @Documented({
    summary: 'The figures of the node, for Prometheus',
    answers: [200, { type: 'string', examples: ['process_cpu_seconds_total 1.5'] }],
    answersAs: 'text/plain',
  })
  @Header('Cache-Control', 'no-store')
  async show(@Res({ passthrough: true }) response: Response): Promise<string> {
    response.type(this.metrics.registry.contentType);
    return this.metrics.registry.metrics();
  }
}
