import { LANGUAGES, type Language } from '@gamegeek/contracts/preferences/preferences.js';
import fc from 'fast-check';
import { answer as feedbackOf, CODE_COUNT, CRACKED, PEGS } from './codes/code.js';
import { codesGame } from './codes/codes.game.js';
import { dealCodes, newCodes, SAFES, TRIES, guess as guessCode } from './codes/codes.js';
import { dungeonGame } from './dungeon/dungeon.game.js';
import { FLOORS, floorsOf, LANTERN } from './dungeon/dungeon.js';
import { CELLS, cellsAround, isOpen, newFloor, openingAt, show } from './dungeon/floor.js';
import { hideFloor } from './dungeon/hide-floor.js';
import { isUnknown, type SecretGame } from './secret-game.js';
import { below, pick, seededRandom, shuffled, type Random } from './random.js';
import { hint, SOLVED } from './words/hint.js';
import { WORD_LISTS } from './words/lists/word-lists.js';
import { wordsGame } from './words/words.game.js';
import type { Guess } from './words/word-code.js';
import { GUESSES, guess as guessWord, newWords, ROOMS } from './words/words.js';

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** A game whose player sometimes knows the secrets, so that runs reach every part of the rules. */
interface Subject<State, Input> {
  game: SecretGame<State, Input>;
  /** Any input, allowed or not. */
  tries: (random: Random) => Input;
  secret: (seed: number, state: State) => Input;
}

const codeSecrets = (seed: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: SAFES }, () => below(random, CODE_COUNT));
};
const wordSecrets = (seed: number, language: Language = 'en') =>
  shuffled(seededRandom(seed), WORD_LISTS.secrets(language)).slice(0, ROOMS);
const floorsBySeed = new Map<number, ReturnType<typeof floorsOf>>();
function hiddenFloor(seed: number, number: number) {
  const floorOf = floorsBySeed.get(seed) ?? floorsOf(seededRandom(seed));
  floorsBySeed.set(seed, floorOf);
  return floorOf(number);
}

const codes: Subject<ReturnType<typeof newCodes>, number> = {
  game: codesGame,
  tries: (random) => below(random, CODE_COUNT + 2) - 1,
  secret: (seed, { results }) => codeSecrets(seed)[results.length] ?? 0,
};
/** A run is in the language of its first guess. */
const words: Subject<ReturnType<typeof newWords>, Guess> = {
  game: wordsGame(WORD_LISTS),
  tries(random) {
    const language = pick(random, LANGUAGES);
    return { language, word: pick(random, [...WORD_LISTS.secrets(language), 'zzzzz', 'no', 'UPPER']) };
  },
  secret: (seed, { results, language }) => ({
    language: language ?? 'en',
    word: wordSecrets(seed, language ?? 'en')[results.length] ?? '',
  }),
};
const dungeon = {
  game: dungeonGame,
  tries: (random: Random) => below(random, CELLS + 2) - 1,
  secret: (seed: number, { number, floor }: NonNullable<ReturnType<typeof dungeonGame.start>>) => {
    const { traps } = hiddenFloor(seed, number);
    return (
      Array.from({ length: CELLS }, (_, cell) => cell).find((cell) => !traps.has(cell) && !isOpen(floor, cell)) ?? 0
    );
  },
};

/** Plays a run; each input and its answer. */
function play<State, Input>({ game, tries, secret }: Subject<State, Input>, seed: number, skill: number) {
  const random = seededRandom(~seed);
  const run = game.deal(seededRandom(seed));
  const player = game.start(sent(run.opening));
  if (!player) throw new Error('the opening is not valid');
  const answers: { input: Input; answer: object }[] = [];
  while (!run.isOver) {
    const input = random() < skill ? secret(seed, player) : tries(random);
    const allowed = game.isAllowed(player, input);
    const answer = run.ask(input);
    expect(answer !== null).toBe(allowed);
    if (!answer || isUnknown(answer)) continue;
    answers.push({ input, answer });
    expect(game.apply(player, input, sent(answer))).toBe(true);
  }
  return { run, player, answers };
}

const skills = fc.constantFrom(0, 0.3, 0.9, 1);

function describeSubject<State, Input>(subject: Subject<State, Input>): void {
  const { game } = subject;

  it('gives the player, from its answers alone, the state of the full rules', () => {
    fc.assert(
      fc.property(seeds, skills, (seed, skill) => {
        const { run, player } = play(subject, seed, skill);
        expect(player).toEqual(run.state);
        expect(game.isOver(player)).toBe(true);
        const { score, details, isOver } = game.replay(seededRandom(seed), run.log) ?? {};
        expect({ score, details, isOver }).toEqual({
          score: game.score(player),
          details: game.details(player),
          isOver: true,
        });
      }),
      { numRuns: 40 },
    );
  });

  it('reads each input as it was written, and nothing else', () => {
    const { answers } = play(subject, 5, 0.5);
    for (const { input } of answers) expect(game.read(game.write(input))).toEqual(input);
    const first = game.write(answers[0]?.input as Input);
    for (const wrong of ['', first + first, first.slice(1), first.toUpperCase() + '!', '?'.repeat(first.length)])
      expect(game.read(wrong)).toBeNull();
  });

  it('refuses any other opening and answer without an error', () => {
    const { answers, run } = play(subject, 5, 0.5);
    fc.assert(
      fc.property(fc.anything(), (garbage) => {
        const state = game.start(run.opening) as State;
        expect(game.apply(state, answers[0]?.input as Input, garbage)).toBe(false);
        if (garbage !== null) expect(game.start(garbage)).toBeNull();
      }),
    );
  });
}

describe('codes', () => {
  describeSubject(codes);

  it('answers with the feedback, and the code of a safe that stays locked', () => {
    fc.assert(
      fc.property(seeds, skills, (seed, skill) => {
        const secrets = codeSecrets(seed);
        let [safe, tries] = [0, 0];
        for (const { input, answer } of play(codes, seed, skill).answers) {
          const secret = secrets[safe] as number;
          const feedback = feedbackOf(input, secret);
          tries++;
          const isLost = feedback !== CRACKED && tries === TRIES;
          expect(answer).toEqual({ feedback, secret: isLost ? secret : null });
          if (isLost || feedback === CRACKED) [safe, tries] = [safe + 1, 0];
        }
        expect(safe).toBe(SAFES);
      }),
      { numRuns: 30 },
    );
  });

  it('pays 1,280 for a first try and half as much for each later one', () => {
    const state = newCodes();
    guessCode(state, 7, { feedback: PEGS, secret: null });
    guessCode(state, 8, { feedback: CRACKED, secret: null });
    guessCode(state, 9, { feedback: CRACKED, secret: null });
    expect(state.results.map(({ points }) => points)).toEqual([640, 1_280]);
    expect(state.score).toBe(1_920);
  });

  it('answers two seeds alike as long as their secrets give the same feedback', () => {
    const [one, other] = [dealCodes(() => 0.1), dealCodes(() => 0.1 + 1 / CODE_COUNT)];
    const state = newCodes();
    const alike = Array.from({ length: CODE_COUNT }, (_, guess) => guess).filter(
      (guess) => one.answer(state, guess)?.feedback === other.answer(state, guess)?.feedback,
    );
    expect(alike.length).toBeGreaterThan(100);
    for (const guess of alike) expect(one.answer(state, guess)).toEqual(other.answer(state, guess));
  });
});

describe('words', () => {
  describeSubject(words);

  it('answers with the hint, and the word of a door that stays closed', () => {
    fc.assert(
      fc.property(seeds, skills, (seed, skill) => {
        let [room, guesses, lives] = [0, 0, 3];
        for (const { input, answer } of play(words, seed, skill).answers) {
          const secret = wordSecrets(seed, input.language)[room] as string;
          const feedback = hint(input.word, secret);
          guesses++;
          const isLost = feedback !== SOLVED && guesses === GUESSES;
          expect(answer).toEqual({ feedback, secret: isLost ? secret : null });
          if (isLost) lives--;
          if (isLost || feedback === SOLVED) [room, guesses] = [room + 1, 0];
        }
        expect(lives === 0 || room === ROOMS).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('pays by guesses, times the doors in a row', () => {
    const state = newWords();
    for (const word of wordSecrets(3).slice(0, 6))
      guessWord(state, { language: 'en', word }, { feedback: SOLVED, secret: null });
    expect(state.results.map(({ points }) => points)).toEqual([80, 160, 240, 320, 400, 400]);
  });

  it('says that a word is in no list, which costs nothing and is in no log', () => {
    const { game } = words;
    const run = game.deal(seededRandom(4));
    for (const word of ['zzzzz', 'ñandú', 'table']) run.ask({ language: 'en', word });
    const [before, log] = [structuredClone(run.state), run.log];
    expect(before.guesses.map(({ word }) => word)).toEqual(['table']);
    for (const word of ['qqqqq', 'straß', 'leute', 'xylem'.toUpperCase()]) {
      const answer = run.ask({ language: 'en', word });
      expect(answer === null || isUnknown(answer)).toBe(true);
      expect(game.apply(run.state, { language: 'en', word }, answer)).toBe(false);
    }
    expect([run.state, run.log]).toEqual([before, log]);
    expect(game.replay(seededRandom(4), `${log}enqqqqq`)).toBeNull();
  });

  it('stays in the language of its first word', () => {
    const { game } = words;
    const run = game.deal(seededRandom(4));
    expect(isUnknown(run.ask({ language: 'en', word: 'fährt' }))).toBe(true);
    expect(run.ask({ language: 'de', word: 'fährt' })).toMatchObject({ secret: null });
    expect(run.state.language).toBe('de');
    for (const language of ['en', 'es', 'fr'] as const) expect(run.ask({ language, word: 'radio' })).toBeNull();
    for (const word of wordSecrets(4, 'de')) run.ask({ language: 'de', word });
    expect(run.state.results).toHaveLength(ROOMS);
    expect(game.replay(seededRandom(4), run.log)).toMatchObject({ isOver: true, score: run.score });
  });

  it('writes letters beyond a to z for the wire, and reads them again', () => {
    const { game } = words;
    for (const guess of [
      { language: 'es', word: 'señor' },
      { language: 'de', word: 'fährt' },
      { language: 'de', word: 'lücke' },
      { language: 'de', word: 'hölle' },
    ] as const) {
      expect(game.write(guess)).toMatch(/^[0-9a-z]{1,8}$/);
      expect(game.read(game.write(guess))).toEqual(guess);
    }
    for (const wrong of ['itcrane', 'encran4', 'enCRANE', 'encran', 'crane']) expect(game.read(wrong)).toBeNull();
  });

  it.each(LANGUAGES)(
    'has two thousand secrets in %s, all of five letters, and more words that may be guessed',
    (language) => {
      const secrets = WORD_LISTS.secrets(language);
      expect(secrets.length).toBeGreaterThanOrEqual(2_000);
      expect(new Set(secrets).size).toBe(secrets.length);
      const letters = { en: /^[a-z]{5}$/, es: /^[a-zñ]{5}$/, fr: /^[a-z]{5}$/, de: /^[a-zäöü]{5}$/ }[language];
      for (const word of secrets) {
        expect(word).toMatch(letters);
        expect(WORD_LISTS.has({ language, word })).toBe(true);
      }
      const rare = { en: 'xylem', es: 'ñames', fr: 'zebus', de: 'spass' }[language];
      expect(secrets).not.toContain(rare);
      expect(WORD_LISTS.has({ language, word: rare })).toBe(true);
      expect(WORD_LISTS.has({ language, word: 'zzzzz' })).toBe(false);
    },
  );
});

describe('dungeon', () => {
  describeSubject(dungeon);

  it('answers with what the floor shows: numbers, coins, the next floor when it is cleared, traps at the end', () => {
    fc.assert(
      fc.property(seeds, skills, (seed, skill) => {
        const floorOf = floorsOf(seededRandom(seed));
        let [number, lives] = [1, 3];
        let floor = newFloor(10);
        const enter = () => {
          const hidden = floorOf(number);
          floor = newFloor(hidden.traps.size);
          const opening = openingAt(floor, hidden, hidden.stairs);
          show(floor, opening);
          return { stairs: hidden.stairs, trapCount: hidden.traps.size, opening };
        };
        const { answers, run } = play(dungeon, seed, skill);
        expect(run.opening).toEqual(enter());
        for (const { input, answer } of answers) {
          const hidden = floorOf(number);
          const allTraps = [...hidden.traps];
          if (hidden.traps.has(input)) {
            floor.sprung.add(input);
            expect(answer).toEqual({ opening: null, next: null, traps: --lives === 0 ? allTraps : null });
            continue;
          }
          // A lantern opens a flagstone that is safe, without saying more.
          const cell =
            input === LANTERN ? (answer as { opening: ReturnType<typeof openingAt> }).opening.cells[0]![0] : input;
          expect(hidden.traps.has(cell) || isOpen(floor, cell)).toBe(false);
          const opening = openingAt(floor, hidden, cell);
          show(floor, opening);
          const cleared = floor.opened === CELLS - hidden.traps.size;
          const last = cleared && number === FLOORS;
          if (cleared && !last) number++;
          expect(answer).toEqual({ opening, next: cleared && !last ? enter() : null, traps: last ? allTraps : null });
        }
      }),
      { numRuns: 30 },
    );
  });

  it('gives a lantern at the start and one for every five coins, until they are used', () => {
    const run = dungeonGame.deal(seededRandom(4));
    const { state } = run;
    let used = 0;
    while (!state.over) {
      const { lanterns, coins } = state;
      expect(lanterns).toBe(1 + Math.floor(coins / 5) - used);
      expect(dungeonGame.isAllowed(state, LANTERN)).toBe(lanterns > 0);
      const input = lanterns > 0 ? LANTERN : dungeon.secret(4, state);
      if (input === LANTERN) used++;
      run.ask(input);
    }
    expect([used, state.lives]).toEqual([5, 3]);
  });

  it('pays lives and lanterns that are left at the bottom', () => {
    const { run } = play(dungeon, 8, 1);
    const floors = Array.from({ length: FLOORS }, (_, at) => {
      const { traps } = hiddenFloor(8, at + 1);
      return (at + 1) * (CELLS - traps.size + 3 * 5 + 50);
    });
    expect(run.state.results.map(({ points }) => points)).toEqual(floors.with(-1, floors[FLOORS - 1]! + 300 + 250));
    expect(run.score).toBe(run.state.results.reduce((sum, { points }) => sum + points, 0));
  });

  it('shows nothing of traps and coins that no open flagstone touches', () => {
    let compared = 0;
    fc.assert(
      fc.property(seeds, fc.integer({ min: 0, max: 12 }), (seed, steps) => {
        const random = seededRandom(~seed);
        const hidden = hideFloor(24, seededRandom(seed));
        const floor = newFloor(hidden.traps.size);
        show(floor, openingAt(floor, hidden, hidden.stairs));
        const closed = () =>
          Array.from({ length: CELLS }, (_, cell) => cell).filter(
            (cell) => !isOpen(floor, cell) && !hidden.traps.has(cell),
          );
        for (let step = 0; step < steps && closed().length > 0; step++) {
          show(floor, openingAt(floor, hidden, pick(random, closed())));
        }
        if (closed().length === 0) return; // Rarely, all of a floor is open after some steps.
        const cell = pick(random, closed());
        const opening = openingAt(floor, hidden, cell);
        const visible = newFloor(hidden.traps.size);
        visible.seen.set(floor.seen);
        show(visible, opening);
        const unseen = closed().filter(
          (other) => !isOpen(visible, other) && !cellsAround(other).some((near) => isOpen(visible, near)),
        );
        const trap = [...hidden.traps].find((other) => !cellsAround(other).some((near) => isOpen(visible, near)));
        const place = unseen.find((other) => !hidden.coins.has(other));
        if (trap === undefined || place === undefined) return;
        // The trap and all unseen coins are elsewhere.
        const moved = {
          traps: new Set([...hidden.traps].map((other) => (other === trap ? place : other))),
          coins: new Set([...hidden.coins].map((coin) => (unseen.includes(coin) ? trap : coin))),
        };
        expect(openingAt(floor, moved, cell)).toEqual(opening);
        compared++;
      }),
      { numRuns: 300 },
    );
    expect(compared).toBeGreaterThan(100);
  });
});
