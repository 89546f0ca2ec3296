import fc from 'fast-check';
import { answer as feedbackOf, CODE_COUNT, CRACKED, PEGS } from './codes/code.js';
import { codesGame } from './codes/codes.game.js';
import { dealCodes, newCodes, SAFES, TRIES, guess as guessCode } from './codes/codes.js';
import { dungeonGame } from './dungeon/dungeon.game.js';
import { FLOORS, floorsOf, LANTERN, newDungeon, dealDungeon, explore } from './dungeon/dungeon.js';
import { CELLS, cellsAround, isOpen, newFloor, openingAt, show } from './dungeon/floor.js';
import { hideFloor } from './dungeon/hide-floor.js';
import type { SecretGame } from './secret-game.js';
import { below, pick, seededRandom, shuffled, type Random } from './random.js';
import { hint, SOLVED } from './words/hint.js';
import { WORDS } from './words/word-list.js';
import { wordsGame } from './words/words.game.js';
import { dealWords, GUESSES, guess as guessWord, newWords, ROOMS } from './words/words.js';

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
const wordSecrets = (seed: number) => shuffled(seededRandom(seed), WORDS).slice(0, ROOMS);
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
const words: Subject<ReturnType<typeof newWords>, string> = {
  game: wordsGame,
  tries: (random) => pick(random, [...WORDS, 'zzzzz', 'no', 'UPPER']),
  secret: (seed, { results }) => wordSecrets(seed)[results.length] ?? '',
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
    if (!answer) continue;
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
      (guess) => one.answer(state, guess).feedback === other.answer(state, guess).feedback,
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
        const secrets = wordSecrets(seed);
        let [room, guesses, lives] = [0, 0, 3];
        for (const { input, answer } of play(words, seed, skill).answers) {
          const secret = secrets[room] as string;
          const feedback = hint(input, secret);
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
    const { answer } = dealWords(seededRandom(3));
    for (const word of wordSecrets(3).slice(0, 6)) guessWord(state, word, answer(state, word));
    expect(state.results.map(({ points }) => points)).toEqual([80, 160, 240, 320, 400, 400]);
  });
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
    const { opening, answer } = dealDungeon(seededRandom(4));
    const state = newDungeon(opening);
    let used = 0;
    while (!state.over) {
      const { lanterns, coins } = state;
      expect(lanterns).toBe(1 + Math.floor(coins / 5) - used);
      expect(dungeonGame.isAllowed(state, LANTERN)).toBe(lanterns > 0);
      const input = lanterns > 0 ? LANTERN : dungeon.secret(4, state);
      if (input === LANTERN) used++;
      explore(state, input, answer(state, input));
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
        for (let step = 0; step < steps; step++) show(floor, openingAt(floor, hidden, pick(random, closed())));
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
