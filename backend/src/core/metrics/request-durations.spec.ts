import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Histogram, Registry } from 'prom-client';
import { BOUNDS, RequestDurations } from './request-durations.js';

const request = fc.record({
  method: fc.constantFrom('GET', 'POST'),
  route: fc.constantFrom('/api/scores', '/api/games/:id', 'site'),
  status: fc.constantFrom(200, 404, 503),
  // Sums of these are exact, in any order.
  seconds: fc.integer({ min: 0, max: 2_000 }).map((n) => n / 128),
});

const linesOf = (text: string) => text.trim().split('\n').toSorted();

describe('RequestDurations', () => {
  it("reports the same as the library's histogram", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(request, { maxLength: 200 }), async (requests) => {
        const ours = new Registry();
        const durations = new RequestDurations(ours);
        const library = new Registry();
        const { name, help } = await durations.get();
        const labelNames = ['method', 'route', 'status'];
        const histogram = new Histogram({ name, help, labelNames, buckets: BOUNDS, registers: [library] });
        for (const { method, route, status, seconds } of requests) {
          durations.record(method, route, status, seconds);
          histogram.observe({ method, route, status }, seconds);
        }
        expect(linesOf(await ours.metrics())).toEqual(linesOf(await library.metrics()));
      }),
      { numRuns: 50 },
    );
  });

  it('counts a request whose duration equals a bound below that bound', async () => {
    const registry = new Registry();
    new RequestDurations(registry).record('GET', '/api/scores', 200, 0.005);
    const text = await registry.metrics();
    expect(text).toContain('_bucket{le="0.0025",method="GET",route="/api/scores",status="200"} 0');
    expect(text).toContain('_bucket{le="0.005",method="GET",route="/api/scores",status="200"} 1');
  });
});
