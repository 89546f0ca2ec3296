import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Histogram } from 'prom-client';
import { Jobs } from '../jobs/jobs.js';
import { Metrics } from './metrics.js';

/** From an idle run to several times the statement timeout. */
const SECONDS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60];

/** Metrics of jobs on this node, by name. */
@Injectable()
export class JobMetrics implements OnModuleInit {
  private readonly durations: Histogram<'job'>;

  constructor(
    metrics: Metrics,
    private readonly jobs: Jobs,
  ) {
    this.durations = new Histogram({
      name: 'job_duration_seconds',
      help: 'Time that a job took, whether it succeeded or not.',
      labelNames: ['job'],
      buckets: SECONDS,
      registers: [metrics.registry],
    });
  }

  onModuleInit(): void {
    this.jobs.onRun((job, seconds) => this.durations.observe({ job }, seconds));
  }
}
