import { Global, Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { DatabaseProbe } from '../database/database-probe.js';
import { MetricsController } from '../metrics/metrics.controller.js';
import { Draining } from './draining.js';
import { HealthController } from './health.controller.js';
import { OperatorServer } from './operator-server.js';

/** Health checks for orchestrators, metrics for Prometheus. */
@Global()
@Module({
  imports: [TerminusModule.forRoot({ logger: false })],
  controllers: [HealthController, MetricsController],
  providers: [DatabaseProbe, Draining, OperatorServer],
  exports: [Draining, OperatorServer],
})
export class HealthModule {}
