import { describe, expect, it } from '@jest/globals';
import { CODE_COUNT } from '@gamegeek/arcade/codes/code.js';
import { codesGame } from '@gamegeek/arcade/codes/codes.game.js';
import { dungeonGame } from '@gamegeek/arcade/dungeon/dungeon.game.js';
import { CELLS as STONES } from '@gamegeek/arcade/dungeon/floor.js';
import { ARCADE_GAME_IDS, type ArcadeGame, type ArcadeGameId } from '@gamegeek/arcade/game.js';
import type { AnyGame } from '@gamegeek/arcade/game-rules.js';
import { MOVES } from '@gamegeek/arcade/merge/board.js';
import { mergeGame } from '@gamegeek/arcade/merge/merge.game.js';
import { below, pick, seededRandom, shuffled, type Random } from '@gamegeek/arcade/random.js';
import { CELLS as FIELDS } from '@gamegeek/arcade/reversi/board.js';
import { reversiGame } from '@gamegeek/arcade/reversi/reversi.game.js';
import { Run } from '@gamegeek/arcade/run.js';
import type { SecretGame } from '@gamegeek/arcade/secret-game.js';
import { TURNS } from '@gamegeek/arcade/snake/board.js';
import { snakeGame } from '@gamegeek/arcade/snake/snake.game.js';
import { stackerGame } from '@gamegeek/arcade/stacker/stacker.game.js';
import { ACTIONS } from '@gamegeek/arcade/stacker/stacker.js';
import { WORD_LISTS } from '@gamegeek/arcade/words/lists/word-lists.js';
import { PRACTICE_WORDS } from '@gamegeek/arcade/words/practice-words.js';
import { wordsGame } from '@gamegeek/arcade/words/words.game.js';
import { ROOMS } from '@gamegeek/arcade/words/words.js';
import type { ReplayedRun } from '@gamegeek/contracts/play/replay-messages.js';
import { Playback } from './playback.js';

/** With the rules that a frame has: without the words of the server. */
const GAMES: Record<ArcadeGameId, AnyGame> = {
  words: wordsGame(PRACTICE_WORDS),
  reversi: reversiGame,
  merge: mergeGame,
  dungeon: dungeonGame,
  codes: codesGame,
  stacker: stackerGame,
  snake: snakeGame,
};

/** A run of random inputs, as the server records it, and its state at the end. */
interface RandomRun {
  run: ReplayedRun;
  end: string;
}

type Recorder = (seed: number) => RandomRun;

function replayed<State, Input>(game: ArcadeGame<State, Input>, inputs: readonly Input[]): Recorder {
  return (seed) => {
    const random = seededRandom(~seed);
    const run = new Run(game, seed);
    while (!run.isOver) {
      run.act(pick(random, inputs));
      // Often several inputs in the same tick.
      for (let ticks = random() * 12 - 4; game.tickRate > 0 && ticks > 0; ticks--) run.tick();
    }
    const { log, score, state } = run;
    return { run: { rulesVersion: game.version, seed, log, opening: null, answers: null, score }, end: plain(state) };
  };
}

/** `inputOf` may know the secrets, which follow from the seed. */
function answered<State, Input>(
  game: SecretGame<State, Input>,
  inputsOf: (seed: number, random: Random) => Generator<Input>,
): Recorder {
  return (seed) => {
    const run = game.deal(seededRandom(seed));
    const { opening, state } = run;
    const answers: Record<string, unknown>[] = [];
    for (const input of inputsOf(seed, seededRandom(~seed))) {
      const answer = run.ask(input);
      if (answer) answers.push(answer);
      if (run.isOver) break;
    }
    const { log, score } = run;
    return { run: { rulesVersion: game.version, seed: null, log, opening, answers, score }, end: plain(state) };
  };
}

const RECORDERS: Record<ArcadeGameId, Recorder> = {
  words: answered(wordsGame(WORD_LISTS), function* (seed, random) {
    const words = WORD_LISTS.secrets('en');
    for (const word of shuffled(seededRandom(seed), words).slice(0, ROOMS)) {
      if (random() < 0.5) yield { language: 'en', word: pick(random, words) };
      yield { language: 'en', word };
    }
    for (;;) yield { language: 'en', word: pick(random, words) };
  }),
  reversi: replayed(
    reversiGame,
    Array.from({ length: FIELDS }, (_, field) => field),
  ),
  merge: replayed(mergeGame, MOVES),
  dungeon: answered(dungeonGame, function* (_, random) {
    for (;;) yield below(random, STONES);
  }),
  codes: answered(codesGame, function* (seed, random) {
    for (const secrets = seededRandom(seed); ;) {
      const secret = below(secrets, CODE_COUNT);
      yield (secret + 1 + below(random, CODE_COUNT - 1)) % CODE_COUNT;
      yield secret;
    }
  }),
  stacker: replayed(stackerGame, ACTIONS),
  snake: replayed(snakeGame, TURNS),
};
/** The opponents of reversi think for long. */
const RUNS = (id: ArcadeGameId) => (id === 'reversi' ? 25 : 1_000);
const AT_ONCE = 8;

/** The first run with points. */
function scored(id: ArcadeGameId): ReplayedRun {
  for (let seed = 1; ; seed++) {
    const { run } = RECORDERS[id](seed);
    if (run.score > 0) return run;
  }
}

const pause = async () => undefined;
/** Functions, such as the random numbers to come, are left out. */
const plain = (state: unknown) =>
  JSON.stringify(state, (_, value: unknown) => (isSet(value) ? [...value].sort() : value));
/** Also of another realm, where copies are made. */
const isSet = (value: unknown): value is Set<unknown> => Object.prototype.toString.call(value) === '[object Set]';

async function opened(id: ArcadeGameId, run: ReplayedRun): Promise<Playback<unknown, unknown>> {
  const playback = Playback.open(GAMES[id], run);
  if (!playback) throw new Error('the recording is not one of this game');
  await playback.read(pause);
  return playback;
}

describe.each(ARCADE_GAME_IDS)('recordings of %s', (id) => {
  it(`show the score and the end of ${RUNS(id)} random runs, and the same moment whether it is played or jumped to`, async () => {
    const random = seededRandom(9);
    const moments = new Set<string>();
    let points = 0;
    for (let seed = 1; seed <= RUNS(id); seed++) {
      const { run, end } = RECORDERS[id](seed);
      const jumping = await opened(id, run);
      const moment = below(random, jumping.length + 1);
      const played = Playback.open(GAMES[id], run);
      while (played && played.at < moment) played.step();
      const shown = plain(played?.state);
      while (played && !played.isOver) played.step();

      jumping.seek(moment);
      const before = plain(jumping.state);
      while (!jumping.isOver) for (let steps = 0; steps < AT_ONCE; steps++) jumping.step();
      const { at, score, isOver, state } = jumping;
      const isRight = [run.score, run.score + 1].map((stored) => jumping.endsWith(stored));
      jumping.seek(moment);
      expect([
        seed,
        score,
        isOver,
        at,
        isRight,
        plain(state),
        plain(played?.state),
        before,
        plain(jumping.state),
      ]).toEqual([seed, run.score, true, jumping.length, [true, false], end, end, shown, shown]);
      points += run.score;
      moments.add(shown);
    }
    expect(points).toBeGreaterThan(0);
    expect(moments.size).toBeGreaterThan(RUNS(id) / 2);
  });

  it('make each input once, also when a view shows it', async () => {
    const run = scored(id);
    const playback = await opened(id, run);
    const shown: unknown[] = [];
    while (!playback.isOver)
      playback.step((input) => {
        shown.push(input);
        // Every second one is made by the view.
        if (shown.length % 2 === 0) playback.make();
      });
    expect(shown.length).toBe(GAMES[id].decode(run.log)?.length);
    expect(playback.score).toBe(run.score);
  });

  it('are refused if they are by other rules, or cut', async () => {
    const run = scored(id);
    expect(Playback.open(GAMES[id], { ...run, log: `${run.rulesVersion + 1}${run.log.slice(1)}` })).toBeNull();
    expect(Playback.open(GAMES[id], { ...run, seed: null, answers: null })).toBeNull();
    if (run.answers) expect(Playback.open(GAMES[id], { ...run, answers: run.answers.slice(1) })).toBeNull();
    // With other random numbers, few runs have the same score.
    const others = Math.min(RUNS(id), 20);
    let reproduced = 0;
    for (let other = 1; run.seed !== null && other <= others; other++) {
      const playback = Playback.open(GAMES[id], { ...run, seed: run.seed + other });
      await playback?.read(pause);
      if (playback?.endsWith(run.score)) reproduced++;
    }
    expect(reproduced).toBeLessThan(others / 2);
  });
});
