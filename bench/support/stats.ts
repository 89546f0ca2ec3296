export interface Spread {
  count: number;
  p50: number;
  p95: number;
  p99: number;
  max: number;
}

const EMPTY: Spread = { count: 0, p50: NaN, p95: NaN, p99: NaN, max: NaN };

/** The percentile: the smallest value that at least `share` of the sorted values do not exceed. */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.max(Math.ceil(sorted.length * share) - 1, 0)] ?? NaN;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2 : quantile(sorted, 0.5);
}

/** The mean and its standard error. */
export function meanWithError(values: readonly number[]): { mean: number; error: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return { mean, error: Math.sqrt(variance / values.length) };
}

export function spreadOf(values: ArrayLike<number>): Spread {
  if (values.length === 0) return EMPTY;
  const sorted = Float64Array.from(values).sort();
  return {
    count: sorted.length,
    p50: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    p99: quantile(sorted, 0.99),
    max: quantile(sorted, 1),
  };
}

/** Approximates a spread in constant memory: sorting millions of values would disturb the measurement. */
export class Histogram {
  private readonly width: number;
  private readonly buckets: Float64Array;
  private count = 0;
  private max = -Infinity;

  constructor(options: { width: number; upTo: number }) {
    this.width = options.width;
    this.buckets = new Float64Array(Math.ceil(options.upTo / options.width) + 1);
  }

  add(value: number): void {
    const bucket = Math.min(Math.max(Math.floor(value / this.width), 0), this.buckets.length - 1);
    this.buckets[bucket] = (this.buckets[bucket] ?? 0) + 1;
    this.count += 1;
    if (value > this.max) this.max = value;
  }

  spread(): Spread {
    if (this.count === 0) return EMPTY;
    return {
      count: this.count,
      p50: this.quantile(0.5),
      p95: this.quantile(0.95),
      p99: this.quantile(0.99),
      max: this.max,
    };
  }

  /** Returns the upper edge of the bucket, so that results are never better than the real value. */
  private quantile(share: number): number {
    let left = Math.max(Math.ceil(this.count * share), 1);
    const last = this.buckets.length - 1;
    for (let bucket = 0; bucket < last; bucket += 1) {
      left -= this.buckets[bucket] ?? 0;
      if (left <= 0) return Math.min((bucket + 1) * this.width, this.max);
    }
    return this.max;
  }
}
