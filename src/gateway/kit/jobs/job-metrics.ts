import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** The figures of recurring jobs, by the name of the job; those of this process. */
export function jobMetrics(registry: Registry) {
  return {
    runs: new Counter({
      name: 'marquee_job_runs_total',
      help: 'Runs of recurring jobs, by job and outcome.',
      labelNames: ['job', 'outcome'],
      registers: [registry],
    }),
    durations: new Histogram({
      name: 'marquee_job_duration_seconds',
      help: 'Duration of the runs of recurring jobs in seconds, by job.',
      labelNames: ['job'],
      buckets: [0.01, 0.1, 1, 10, 60, 600],
      registers: [registry],
    }),
    lastSuccess: new Gauge({
      name: 'marquee_job_last_success_timestamp_seconds',
      help: 'When the latest run of a recurring job succeeded, as Unix time.',
      labelNames: ['job'],
      registers: [registry],
    }),
  };
}
