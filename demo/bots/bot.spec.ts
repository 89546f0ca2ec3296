import { seededRandom } from '../../libs/arcade/src/random.ts';
import { snakeGame } from '../../libs/arcade/src/snake/snake.game.ts';
import { WORD_LISTS } from '../../libs/arcade/src/words/lists/word-lists.ts';
import { wordsGame } from '../../libs/arcade/src/words/words.game.ts';
import type { Outcome, Submission } from '../client/score-client.ts';
import type { PlayedScore } from '../client/play-client.ts';
import type { ShownRun } from '../client/run-reports.ts';
import type { ListedGame } from '../client/site.ts';
import { fakeTimers } from '../testing/fake-timers.ts';
import { runBot, type BotParts } from './bot.ts';
import type { FromGroup, Seat } from './messages.ts';

const GAMES: ListedGame[] = [
  { id: 1, name: 'Comet Tail', categories: ['Other'], player_count: 9 },
  { id: 2, name: 'Kite String', categories: ['Other', 'Puzzle'], player_count: 1 },
  { id: 3, name: 'Kiln Day', categories: ['Puzzle', 'Other'], player_count: 50 },
  { id: 4, name: 'Skyline Shift', categories: ['Simulation'], player_count: 3 },
];
const SEAT: Seat = {
  username: 'Bot_Ada',
  apiKey: 'gg_ada',
  accessToken: 'ada',
  depth: 1,
  category: 'Other',
  seed: 5,
  quota: 6,
};
const ACCEPTED: Outcome = { kind: 'accepted', answer: { id: 1, score: 1, rank: 2, personalBest: true } };

/** Accepts only scores with play tokens. */
const HOSTED: ListedGame = {
  id: 5,
  name: 'Door Words',
  categories: ['Text Adventure'],
  player_count: 9,
  accepts: 'plays',
  arcade_id: 'words',
  min_seconds: 100,
};
const WORDS_SEAT: Seat = { ...SEAT, category: 'Text Adventure', quota: 2 };
const ROUND_SEED = 77;
const words = wordsGame(WORD_LISTS);

async function play(
  seat: Seat,
  answer: (submission: Submission) => Outcome,
  stop = new AbortController(),
  games = GAMES,
  answerPlay: () => Outcome = () => ACCEPTED,
) {
  const played: PlayedScore[] = [];
  const lasted: number[] = [];
  /** The inputs of each round that the server has answered. */
  const inputs: string[][] = [];
  let run: ReturnType<typeof words.deal> | undefined;
  let ended = 0;
  const plays: BotParts['plays'] = {
    startRound: async (id) => {
      const game = games.find((listed) => listed.id === id);
      run = game?.arcade_id === 'words' ? words.deal(seededRandom(ROUND_SEED)) : undefined;
      inputs.push([]);
      const seed = run ? null : ROUND_SEED;
      return { kind: 'ok', body: { round: `ggr_${played.length}`, seed, opening: run?.opening ?? null } };
    },
    guess: async (_, { at, input }) => {
      expect(inputs.at(-1)?.push(input)).toBe(at + 1);
      const guess = words.read(input);
      const answer = guess && run?.ask(guess);
      return answer ? { kind: 'ok', body: { answer } } : { kind: 'refused', status: 400, reason: 'Not allowed' };
    },
    wait: async (milliseconds) => void lasted.push(milliseconds),
    submit: async (_, score) => {
      played.push(score);
      return answerPlay();
    },
    end: async () => void ended++,
    playToken: 'ggp_bot',
  };
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
  const ends: boolean[] = [];
  const shown: ShownRun[] = [];
  const reports: BotParts['reports'] = {
    follow: (current) => {
      shown.push(current());
      return (isOver) => {
        ends.push(isOver);
        shown.push(current());
      };
    },
  };
  const parts = {
    client,
    plays,
    reports,
    timers,
    report: (message: FromGroup) => void reported.push(message),
    newKey: () => `key-${++keys}`,
  };
  await runBot(seat, games, parts, stop.signal);
  return { submitted, reported, waited: timers.waited, played, lasted, inputs, ended, shown, ends };
}

describe('runBot', () => {
  it('plays games of its kind and sends each score with its own idempotency key', async () => {
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

  it('sends the same scores with the same seed', async () => {
    const first = await play(SEAT, () => ACCEPTED);
    expect((await play(SEAT, () => ACCEPTED)).submitted).toEqual(first.submitted);
    expect((await play({ ...SEAT, seed: 6 }, () => ACCEPTED)).submitted).not.toEqual(first.submitted);
  });

  it('starts with the shallowest pilot and improves', async () => {
    const scoresAt = async (depth: Seat['depth']) =>
      (await play({ ...SEAT, category: 'Simulation', depth, quota: 18 }, () => ACCEPTED)).submitted.map(
        ({ score }) => score,
      );
    const [shallow, deep] = [await scoresAt(1), await scoresAt(2)];
    expect(deep.slice(0, 15)).toEqual(shallow.slice(0, 15));
    expect(Math.max(...deep)).toBeGreaterThan(Math.max(...shallow));
  });

  it('stops playing a deleted game', async () => {
    const { submitted } = await play(SEAT, ({ gameId }) =>
      gameId === 1 ? { kind: 'refused', status: 404, reason: 'Game not found' } : ACCEPTED,
    );
    expect(submitted.filter(({ gameId }) => gameId === 1)).toHaveLength(1);
    expect(submitted.filter(({ gameId }) => gameId === 2)).toHaveLength(6);
  });

  it('stops with a message when its key is refused', async () => {
    const { submitted, reported } = await play(SEAT, () => ({ kind: 'refused', status: 401, reason: 'Invalid key' }));
    expect(submitted).toHaveLength(1);
    expect(reported.at(-1)).toMatchObject({ type: 'refused', username: 'Bot_Ada', status: 401, reason: 'Invalid key' });
  });

  it('plays a hosted game with hidden information by the answers to its inputs, each in its time', async () => {
    const never = () => {
      throw new Error('the game does not accept API keys');
    };
    const { played, lasted, inputs, ended, reported } = await play(WORDS_SEAT, never, undefined, [HOSTED]);
    expect(played.map(({ round, log }) => [round, log])).toEqual([
      ['ggr_0', null],
      ['ggr_1', null],
    ]);
    for (const [at, { score }] of played.entries())
      expect(words.replay(seededRandom(ROUND_SEED), `${words.encode([])}${inputs[at]?.join('')}`)).toMatchObject({
        score,
        isOver: true,
      });
    const [first = []] = inputs;
    expect(lasted.slice(0, first.length)).toEqual(first.map(() => words.secondsPerInput * 1_000));
    // Until the least time of the game is over.
    expect(lasted.reduce((sum, wait) => sum + wait)).toBeCloseTo(200_000);
    expect(ended).toBe(1);
    expect(reported.map(({ type }) => type)).toEqual(['sent', 'accepted', 'sent', 'accepted']);
  });

  it('plays a hosted game without hidden information with the seed of its round, and sends its log', async () => {
    const snake = { ...HOSTED, categories: ['Other'], arcade_id: 'snake' };
    const { played } = await play({ ...SEAT, quota: 1 }, () => ACCEPTED, undefined, [snake]);
    const { score, log } = played[0] ?? {};
    expect(snakeGame.replay(ROUND_SEED, log)).toMatchObject({ score, isOver: true });
  });

  it('sends scores of a game with a build in play sessions, without a log, after the time that they take', async () => {
    const built = { ...HOSTED, name: 'Clump', categories: ['Puzzle'], arcade_id: null, build_id: 'a', min_seconds: 8 };
    const { played, submitted, lasted } = await play(
      { ...SEAT, category: 'Puzzle', quota: 3 },
      () => ACCEPTED,
      undefined,
      [built],
    );
    expect(submitted).toEqual([]);
    expect(played).toHaveLength(3);
    for (const [at, { round, score, log }] of played.entries()) {
      expect([round, log]).toEqual([`ggr_${at}`, null]);
      expect(score).toBeGreaterThan(0);
    }
    expect(Math.min(...lasted)).toBeGreaterThanOrEqual(8_000);
  });

  it('waits for the duration of a real-time run before it submits', async () => {
    const snake = { ...HOSTED, categories: ['Other'], arcade_id: 'snake', min_seconds: null };
    const { played, lasted } = await play({ ...SEAT, quota: 1 }, () => ACCEPTED, undefined, [snake]);
    const { ticks, seconds } = snakeGame.replay(ROUND_SEED, played[0]?.log) ?? { ticks: 0, seconds: 0 };
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBe(ticks / snakeGame.tickRate);
    expect(lasted).toEqual([seconds * 1_000]);
  });

  it('shows its runs of arcade games to others, and how they ended', async () => {
    const snake = { ...HOSTED, categories: ['Other'], arcade_id: 'snake' };
    const { shown, ends } = await play({ ...SEAT, quota: 1 }, () => ACCEPTED, undefined, [snake]);
    expect(shown[0]).toEqual({ token: 'ggp_bot', round: 'ggr_0', score: 0, log: null, tick: 0 });
    expect(shown[1]?.log).toMatch(/^\d+\./);
    expect(ends).toEqual([true]);
  });

  it('stops playing a hosted game that refuses its play, and continues with others', async () => {
    const elsewhere = { ...GAMES[0]!, categories: ['Text Adventure'] };
    const refused: Outcome = { kind: 'refused', status: 403, reason: 'Blocked' };
    const both = [{ ...HOSTED, player_count: 1_000_000 }, elsewhere];
    const { played, submitted } = await play(
      WORDS_SEAT,
      () => ACCEPTED,
      undefined,
      both,
      () => refused,
    );
    expect(played).toHaveLength(1);
    expect(submitted).toHaveLength(2);
  });

  it('stops when the signal is aborted', async () => {
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

  it('sends nothing with a quota of zero', async () => {
    expect((await play({ ...SEAT, quota: 0 }, () => ACCEPTED)).submitted).toEqual([]);
    expect((await play({ ...SEAT, category: 'RPG' }, () => ACCEPTED)).submitted).toEqual([]);
  });
});
