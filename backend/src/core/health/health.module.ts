import { Global, Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { DatabaseProbe } from '../database/database-probe.service.js';
import { MetricsController } from '../metrics/metrics.controller.js';
import { Draining } from './draining.service.js';
import { HealthController } from './health.controller.js';
import { OperatorServer } from './operator-server.service.js';

/** Health checks for orchestrators, metrics for Prometheus. */
@Global()
@Module({
  imports: [TerminusModule.forRoot({ logger: false })],
  controllers: [HealthController, MetricsController],
  providers: [DatabaseProbe, Draining, OperatorServer],
  exports: [Draining, OperatorServer],
})
export class HealthModule {}
