import { Progress } from './progress.ts';

const accepted = (personalBest: boolean, rank: number | null = 3) =>
  ({ type: 'accepted', username: 'Bot_Ada', game: 'Double Dune', score: 12_340, rank, personalBest }) as const;

describe('the progress line', () => {
  it('counts sent, accepted and retried scores', () => {
    const progress = new Progress(24, 0);
    for (let count = 0; count < 3; count++) progress.record({ type: 'sent' }, 500);
    progress.record({ type: 'retry', reason: 'status 503' }, 600);
    progress.record(accepted(false), 700);
    progress.record(accepted(false), 900);
    expect(progress.line(1_000)).toBe('24 bots · 3 sent · 2 accepted · 1 retry · 2.0/s');
  });

  it('shows the last new best with its rank, if there is one', () => {
    const progress = new Progress(24, 0);
    progress.record(accepted(true), 100);
    progress.record(accepted(false, 9), 200);
    expect(progress.line(1_000)).toMatch(/new best: Bot_Ada, rank 3 in Double Dune \(12,340\)$/);
    progress.record(accepted(true, null), 300);
    expect(progress.line(1_000)).toMatch(/Bot_Ada, in Double Dune \(12,340\)$/);
  });

  it('computes the rate of the last ten seconds', () => {
    const progress = new Progress(24, 0);
    for (let time = 0; time < 20_000; time += 100) progress.record(accepted(false), time);
    expect(progress.line(20_000)).toContain('9.9/s');
    expect(progress.line(60_000)).toContain('0.0/s');
  });

  it('shows the reason of the last retry until a score is accepted', () => {
    const progress = new Progress(24, 0);
    progress.record({ type: 'retry', reason: 'the server does not respond' }, 100);
    expect(progress.line(1_000)).toContain('waiting: the server does not respond');
    progress.record(accepted(false), 200);
    expect(progress.line(1_000)).not.toContain('waiting');
  });

  it('prints refusals as separate lines', () => {
    const progress = new Progress(24, 0);
    const refusal = {
      type: 'refused',
      username: 'Bot_Ada',
      game: 'Kiln Day',
      status: 401,
      reason: 'Invalid key',
    } as const;
    expect(progress.record(refusal, 1)).toBe('Bot_Ada’s score in Kiln Day was refused (401): Invalid key');
    expect(progress.allRefused).toBe(true);
    progress.record(accepted(false), 2);
    expect(progress.allRefused).toBe(false);
  });
});
