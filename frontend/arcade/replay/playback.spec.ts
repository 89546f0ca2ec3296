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

/** A run of random inputs, as the server records it. */
type Recorder = (seed: number) => ReplayedRun;

function replayed<State, Input>(game: ArcadeGame<State, Input>, inputs: readonly Input[]): Recorder {
  return (seed) => {
    const random = seededRandom(~seed);
    const run = new Run(game, seed);
    while (!run.isOver) {
      run.act(pick(random, inputs));
      // Often several inputs in the same tick.
      for (let ticks = random() * 12 - 4; game.tickRate > 0 && ticks > 0; ticks--) run.tick();
    }
    return { rulesVersion: game.version, seed, log: run.log, opening: null, answers: null, score: run.score };
  };
}

/** `inputOf` may know the secrets, which follow from the seed. */
function answered<State, Input>(
  game: SecretGame<State, Input>,
  inputsOf: (seed: number, random: Random) => Generator<Input>,
): Recorder {
  return (seed) => {
    const run = game.deal(seededRandom(seed));
    const answers: Record<string, unknown>[] = [];
    for (const input of inputsOf(seed, seededRandom(~seed))) {
      const answer = run.ask(input);
      if (answer) answers.push(answer);
      if (run.isOver) break;
    }
    const { log, opening, score } = run;
    return { rulesVersion: game.version, seed: null, log, opening, answers, score };
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
const RUNS = (id: ArcadeGameId) => (id === 'reversi' ? 2 : 20);

const recorded = new Map<string, ReplayedRun>();
function recording(id: ArcadeGameId, seed: number): ReplayedRun {
  const run = recorded.get(`${id} ${seed}`) ?? RECORDERS[id](seed);
  recorded.set(`${id} ${seed}`, run);
  return run;
}

/** The first run with points. */
function scored(id: ArcadeGameId): ReplayedRun {
  for (let seed = 1; ; seed++) if (recording(id, seed).score > 0) return recording(id, seed);
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
  it('end with the score of their runs', async () => {
    let points = 0;
    for (let seed = 1; seed <= RUNS(id); seed++) {
      const run = recording(id, seed);
      const playback = await opened(id, run);
      expect([playback.endsWith(run.score), playback.endsWith(run.score + 1)]).toEqual([true, false]);
      playback.seek(playback.length);
      expect([playback.score, playback.isOver, GAMES[id].isOver(playback.state)]).toEqual([run.score, true, true]);
      points += run.score;
    }
    expect(points).toBeGreaterThan(0);
  });

  it('have the same state at any moment, whether they are played or jumped to, from before or from after', async () => {
    const run = scored(id);
    const straight = await opened(id, run);
    const jumping = await opened(id, run);
    const random = seededRandom(9);
    const moments = Array.from({ length: 12 }, () => below(random, straight.length + 1)).sort((a, b) => a - b);
    const states = moments.map((moment) => {
      while (straight.at < moment) straight.step();
      return plain(straight.state);
    });
    expect(new Set(states).size).toBeGreaterThan(1);
    for (const place of [11, 0, 6, 5, 10, 1, 2, 9, 3, 8, 4, 7]) {
      jumping.seek(moments[place] ?? 0);
      expect(jumping.at).toBe(moments[place]);
      expect(plain(jumping.state)).toBe(states[place]);
    }
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
    let reproduced = 0;
    for (let other = 1; run.seed !== null && other <= RUNS(id); other++) {
      const playback = Playback.open(GAMES[id], { ...run, seed: run.seed + other });
      await playback?.read(pause);
      if (playback?.endsWith(run.score)) reproduced++;
    }
    expect(reproduced).toBeLessThan(RUNS(id) / 2);
  });
});
