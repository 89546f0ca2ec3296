import { Histogram, type MetricValueWithName, type Registry } from 'prom-client';

/** Bounds of the buckets in seconds, from half a millisecond, typical for scores, to the request timeout. */
export const BOUNDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];
const NAME = 'http_request_duration_seconds';
const HELP = 'Time from the first byte of a request to the last of its answer.';

type Label = 'method' | 'route' | 'status' | 'le';
type Value = MetricValueWithName<Label>;

interface Described {
  name: string;
  help: string;
  type: 'histogram';
  values: Value[];
}

/** The requests of one method, route and status. */
interface Series {
  labels: Record<'method' | 'route' | 'status', string | number>;
  /** By bound; the last one counts the requests above all bounds. */
  counts: number[];
  sum: number;
}

/**
 * Durations of requests by method, route and status. The library's `observe` hashes the labels of each request, which
 * costs more than finding the answer to a hot one: requests are counted here, and formatted when the metrics are read.
 */
export class RequestDurations extends Histogram<Label> {
  private readonly routes = new Map<string, Map<string, Map<number, Series>>>();

  constructor(registry: Registry) {
    super({
      name: NAME,
      help: HELP,
      labelNames: ['method', 'route', 'status'],
      buckets: BOUNDS,
      registers: [registry],
    });
  }

  record(method: string, route: string, status: number, seconds: number): void {
    const series = this.routes.get(route)?.get(method)?.get(status) ?? this.add(method, route, status);
    let bound = 0;
    while (bound < BOUNDS.length && seconds > (BOUNDS[bound] ?? Infinity)) bound += 1;
    series.counts[bound] = (series.counts[bound] ?? 0) + 1;
    series.sum += seconds;
  }

  /** The library reads metrics with this. */
  getForPromString(): Promise<Described> {
    return Promise.resolve({
      name: NAME,
      help: HELP,
      type: 'histogram',
      values: [...this.allSeries()].flatMap(valuesOf),
    });
  }

  private add(method: string, route: string, status: number): Series {
    const series = { labels: { method, route, status }, counts: Array<number>(BOUNDS.length + 1).fill(0), sum: 0 };
    const methods = this.routes.get(route) ?? new Map<string, Map<number, Series>>();
    const statuses = methods.get(method) ?? new Map<number, Series>();
    this.routes.set(route, methods.set(method, statuses.set(status, series)));
    return series;
  }

  private *allSeries(): Iterable<Series> {
    for (const methods of this.routes.values()) for (const statuses of methods.values()) yield* statuses.values();
  }
}

/** Buckets are cumulative in the text format. */
function valuesOf({ labels, counts, sum }: Series): Value[] {
  let count = 0;
  const buckets = counts.map((inBucket, index): Value => {
    count += inBucket;
    return { metricName: `${NAME}_bucket`, labels: { le: BOUNDS[index] ?? '+Inf', ...labels }, value: count };
  });
  return [
    ...buckets,
    { metricName: `${NAME}_sum`, labels, value: sum },
    { metricName: `${NAME}_count`, labels, value: count },
  ];
}
