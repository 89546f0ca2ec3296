import { afterEach, describe, expect, it } from '@jest/globals';
import { WorkerThread } from './worker-thread.js';

const LIMIT = 20;

interface Request {
  id: number;
  /** How long the job takes; it blocks its thread if `blocks` is set. */
  milliseconds: number;
  blocks?: boolean;
}

const moduleOf = (text: string) => new URL(`data:text/javascript,${encodeURIComponent(text)}`);

const SLOW = moduleOf(`
  export async function run({ id, milliseconds, blocks }) {
    const end = performance.now() + milliseconds;
    while (blocks && performance.now() < end);
    if (!blocks) await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return id;
  }
`);

let thread: WorkerThread<Request, number>;

function start(module: URL, milliseconds = LIMIT): void {
  thread = new WorkerThread({ module, waiting: 1_000, milliseconds, megabytes: 32 });
}
const outcomeOf = (request: Request) => thread.run(request).catch((error: { code?: string }) => error.code);

afterEach(() => thread.close());

describe('a worker thread', () => {
  it('answers each of several hundred requests with its own result, while some end at the time limit', async () => {
    start(SLOW);
    // Every twelfth takes as long as the limit: sometimes it ends before, sometimes its result arrives too late.
    const requests = Array.from({ length: 300 }, (_, id) => ({
      id,
      milliseconds: id % 12 === 0 ? LIMIT : 0,
      blocks: id % 24 === 0,
    }));
    const outcomes = await Promise.all(requests.map(outcomeOf));
    const wrong = outcomes.filter((outcome, id) => outcome !== id && outcome !== 'unavailable');
    expect(wrong).toEqual([]);
    expect(outcomes.filter((outcome) => outcome === 'unavailable').length).toBeGreaterThan(0);
  });

  it('does not count the start of its thread as time of the request', async () => {
    start(moduleOf(`
      await new Promise((resolve) => setTimeout(resolve, ${LIMIT * 10}));
      export const run = ({ id }) => id;
    `), LIMIT * 5); // prettier-ignore
    expect(await outcomeOf({ id: 7, milliseconds: 0 })).toBe(7);
  });

  it('refuses a request that breaks its thread, and answers the next one', async () => {
    start(moduleOf(`export const run = ({ id }) => { if (id === 1) throw new Error('broken'); return id; };`), 10_000);
    expect(await Promise.all([1, 2].map((id) => outcomeOf({ id, milliseconds: 0 })))).toEqual(['unavailable', 2]);
  });
});
