import { describe, expect, it, jest } from '@jest/globals';
import { onMainBoard } from '../../../../test/factories/submissions.js';
import type { Jobs } from '../../../core/jobs/jobs.service.js';
import { StoredScoresNotifier } from '../submission/commit/stored-scores.notifier.js';
import type { FreshScore } from '../submission/submission.js';
import { ListScoresJob } from './list-scores.job.js';

const BATCH = Array.from({ length: 500 }, (): FreshScore =>
  onMainBoard({ id: 1, userId: '', username: '', gameId: 1, score: 1 }),
);

describe('ListScoresJob', () => {
  it('requests a run after each 50,000 scores of the node', () => {
    const request = jest.fn<Jobs['request']>();
    const stored = new StoredScoresNotifier();
    const jobs = { define: () => undefined, request };
    const job = new ListScoresJob(jobs, stored, { update: () => Promise.resolve() });
    job.onModuleInit();
    const runs = Array.from({ length: 250 }, () => {
      stored.notify(BATCH);
      return request.mock.calls.length;
    });
    expect(runs.indexOf(1)).toBe(99);
    expect(runs.indexOf(2)).toBe(199);
    expect(request).toHaveBeenCalledWith('list-scores');
  });
});
