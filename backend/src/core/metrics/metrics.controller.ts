import { Controller, Get, Header, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Metrics } from './metrics.js';

@Controller('metrics')
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  /** The node's figures, as Prometheus reads them. */
  @Get()
  @Header('Cache-Control', 'no-store')
  async show(@Res({ passthrough: true }) response: Response): Promise<string> {
    response.type(this.metrics.registry.contentType);
    return this.metrics.registry.metrics();
  }
}
