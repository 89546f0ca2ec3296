import type { Outcome, Submission } from '../client/score-client.ts';
import type { ListedGame } from '../client/site.ts';
import { fakeTimers } from '../testing/fake-timers.ts';
import { runBot } from './bot.ts';
import type { FromGroup, Seat } from './messages.ts';

const GAMES: ListedGame[] = [
  { id: 1, name: 'Comet Tail', categories: ['Other'], player_count: 9 },
  { id: 2, name: 'Kite String', categories: ['Other', 'Puzzle'], player_count: 1 },
  { id: 3, name: 'Kiln Day', categories: ['Puzzle', 'Other'], player_count: 50 },
  { id: 4, name: 'Skyline Shift', categories: ['Simulation'], player_count: 3 },
];
const SEAT: Seat = { username: 'Bot_Ada', apiKey: 'gg_ada', depth: 1, category: 'Other', seed: 5, quota: 6 };
const ACCEPTED: Outcome = { kind: 'accepted', answer: { id: 1, score: 1, rank: 2, personalBest: true } };

async function play(seat: Seat, answer: (submission: Submission) => Outcome, stop = new AbortController()) {
  const submitted: Submission[] = [];
  const reported: FromGroup[] = [];
  const timers = fakeTimers();
  let keys = 0;
  const client = {
    submit: async (submission: Submission) => {
      submitted.push(submission);
      return answer(submission);
    },
  };
  const parts = {
    client,
    timers,
    report: (message: FromGroup) => void reported.push(message),
    newKey: () => `key-${++keys}`,
  };
  await runBot(seat, GAMES, parts, stop.signal);
  return { submitted, reported, waited: timers.waited };
}

describe('a bot', () => {
  it('plays games of its kind and sends what each play earned, each with a key of its own', async () => {
    const { submitted, reported, waited } = await play(SEAT, () => ACCEPTED);
    expect(submitted).toHaveLength(6);
    expect(new Set(submitted.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(6);
    for (const { gameId, score, apiKey } of submitted) {
      expect([1, 2]).toContain(gameId);
      expect(score % 10).toBe(0);
      expect(apiKey).toBe('gg_ada');
    }
    expect(reported.filter(({ type }) => type === 'accepted')).toHaveLength(6);
    expect(waited.slice(1).every((pause) => pause >= 1_500 && pause <= 4_500)).toBe(true);
  });

  it('plays the same under the same seed', async () => {
    const first = await play(SEAT, () => ACCEPTED);
    expect((await play(SEAT, () => ACCEPTED)).submitted).toEqual(first.submitted);
    expect((await play({ ...SEAT, seed: 6 }, () => ACCEPTED)).submitted).not.toEqual(first.submitted);
  });

  it('begins as the shallowest pilot does and then outplays it', async () => {
    const scoresAt = async (depth: Seat['depth']) =>
      (await play({ ...SEAT, category: 'Simulation', depth, quota: 18 }, () => ACCEPTED)).submitted.map(
        ({ score }) => score,
      );
    const [shallow, deep] = [await scoresAt(1), await scoresAt(2)];
    expect(deep.slice(0, 15)).toEqual(shallow.slice(0, 15));
    expect(Math.max(...deep)).toBeGreaterThan(Math.max(...shallow));
  });

  it('leaves a game that is gone', async () => {
    const { submitted } = await play(SEAT, ({ gameId }) =>
      gameId === 1 ? { kind: 'refused', status: 404, reason: 'Game not found' } : ACCEPTED,
    );
    expect(submitted.filter(({ gameId }) => gameId === 1)).toHaveLength(1);
    expect(submitted.filter(({ gameId }) => gameId === 2)).toHaveLength(6);
  });

  it('gives up with a clear line when its key is refused', async () => {
    const { submitted, reported } = await play(SEAT, () => ({ kind: 'refused', status: 401, reason: 'Invalid key' }));
    expect(submitted).toHaveLength(1);
    expect(reported.at(-1)).toMatchObject({ type: 'refused', username: 'Bot_Ada', status: 401, reason: 'Invalid key' });
  });

  it('stops when it is told to', async () => {
    const stop = new AbortController();
    const { submitted } = await play(
      { ...SEAT, quota: null },
      () => {
        stop.abort();
        return ACCEPTED;
      },
      stop,
    );
    expect(submitted).toHaveLength(1);
  });

  it('sends nothing when nobody asks it to', async () => {
    expect((await play({ ...SEAT, quota: 0 }, () => ACCEPTED)).submitted).toEqual([]);
    expect((await play({ ...SEAT, category: 'RPG' }, () => ACCEPTED)).submitted).toEqual([]);
  });
});
