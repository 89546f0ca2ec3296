import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Counter, Gauge, Histogram } from 'prom-client';
import { Jobs } from '../jobs/jobs.service.js';
import { Metrics } from './metrics.service.js';

/** From an idle run to several times the statement timeout. */
const SECONDS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60];

/** Metrics of jobs on this node, by name. The label is not `job`, which Prometheus sets itself. */
@Injectable()
export class JobMetrics implements OnModuleInit {
  private readonly durations: Histogram<'job_name'>;
  private readonly failures: Counter<'job_name'>;
  private readonly inARow: Gauge<'job_name'>;
  private readonly lastSuccess: Gauge<'job_name'>;

  constructor(
    metrics: Metrics,
    private readonly jobs: Jobs,
  ) {
    this.durations = new Histogram({
      name: 'job_duration_seconds',
      help: 'Time that a job took, whether it succeeded or not.',
      labelNames: ['job_name'],
      buckets: SECONDS,
      registers: [metrics.registry],
    });
    const registers = [metrics.registry];
    const labelNames = ['job_name'] as const;
    this.failures = new Counter({
      name: 'job_failures_total',
      help: 'Runs of a job that failed.',
      labelNames,
      registers,
    });
    this.inARow = new Gauge({
      name: 'job_failures_in_a_row',
      help: 'Runs of a job that have failed since its last success on this node.',
      labelNames,
      registers,
    });
    this.lastSuccess = new Gauge({
      name: 'job_last_success_timestamp_seconds',
      help: 'When a job last succeeded on this node.',
      labelNames,
      registers,
    });
  }

  onModuleInit(): void {
    this.jobs.onRun((job, seconds, succeeded) => {
      this.durations.observe({ job_name: job }, seconds);
      if (!succeeded) return;
      this.inARow.set({ job_name: job }, 0);
      this.lastSuccess.setToCurrentTime({ job_name: job });
    });
    this.jobs.onFailure(({ job, inARow }) => {
      this.failures.inc({ job_name: job });
      this.inARow.set({ job_name: job }, inARow);
    });
  }
}
