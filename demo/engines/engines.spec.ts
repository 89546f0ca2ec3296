import { ARCADE_GAME_IDS } from '@gamegeek/arcade/game.js';
import { GAME_CATEGORIES } from '@gamegeek/contracts/games/categories.js';
import { SCORE_SCALES, scaleOf } from '../../backend/seeders/score-scales.ts';
import { readGames } from '../../backend/seeders/seed-data.ts';
import type { Depth } from './engine.ts';
import { CATEGORIES, engineFor, engineOf } from './engines.ts';
import { SCORE_SENDERS } from './score-sender.ts';

const DEPTHS: Depth[] = [1, 2, 3];
const SEEDS = [1, 2, 3, 4];
const BUILT = readGames().filter(({ build }) => build !== undefined);

function playsOf(category: string, depth: Depth): number[] {
  const engine = engineOf(category);
  if (!engine) throw new Error(`there is no engine for ${category}`);
  return SEEDS.map((seed) => engine.play(seed, depth).score);
}

describe('engines', () => {
  it('exist for every category', () => {
    expect([...CATEGORIES].sort()).toEqual([...GAME_CATEGORIES].sort());
    expect(engineOf('Racing')).toBeUndefined();
    expect(engineOf('toString')).toBeUndefined();
  });

  it('play every hosted game by its own rules, and no game that requires play tokens without being hosted', () => {
    const listed = { id: 1, name: 'Any', categories: ['Other'], player_count: 0 };
    for (const id of ARCADE_GAME_IDS) expect(engineFor({ ...listed, accepts: 'plays', arcade_id: id })?.name).toBe(id);
    expect(engineFor(listed)?.name).toBe('snake');
    expect(engineFor({ ...listed, accepts: 'plays' })).toBeUndefined();
    expect(engineFor({ ...listed, arcade_id: 'chess' })).toBeUndefined();
  });

  it('send scores of every game of the demo content with a build, and of no other game with one', () => {
    const listed = { id: 1, categories: ['Other'], player_count: 0, accepts: 'plays' };
    expect(BUILT.length).toBeGreaterThan(10);
    for (const { name } of BUILT) {
      expect(engineFor({ ...listed, name, build_id: 'a' })?.name).toBe(name);
      expect(engineFor({ ...listed, name, build_id: null })).toBeUndefined();
    }
    expect(engineFor({ ...listed, name: 'Any', build_id: 'a' })).toBeUndefined();
  });

  it.each(BUILT)('send whole scores of $name that fit the seeded board, and take the time of the game', (game) => {
    const sender = SCORE_SENDERS.find(({ name }) => name === game.name);
    const plays = DEPTHS.map((depth) => Array.from({ length: 100 }, (_, seed) => sender?.play(seed, depth)));
    expect(DEPTHS.map((depth) => sender?.play(7, depth))).toEqual(plays.map((all) => all[7]));
    const { typical, ceiling } = scaleOf(game);
    const medians = plays.map((all) => {
      for (const play of all) {
        expect(Number.isSafeInteger(play?.score)).toBe(true);
        expect(play?.score).toBeGreaterThanOrEqual(1);
        expect(play?.score).toBeLessThanOrEqual(ceiling);
        expect(play?.seconds).toBeGreaterThanOrEqual(game.build?.minSeconds ?? 0);
      }
      return all.map((play) => play?.score ?? NaN).sort((a, b) => a - b)[all.length >> 1] ?? NaN;
    });
    expect(medians).toEqual(medians.toSorted((a, b) => a - b));
    expect(medians[1]).toBeGreaterThan(typical / 2);
    expect(medians[1]).toBeLessThan(typical * 2);
  });

  describe.each(GAME_CATEGORIES)('the engine for %s', (category) => {
    let plays: Record<Depth, number[]>;

    beforeAll(() => {
      plays = { 1: playsOf(category, 1), 2: playsOf(category, 2), 3: playsOf(category, 3) };
    });

    it('reaches the same score with the same seed', () => {
      const engine = engineOf(category);
      for (const depth of DEPTHS) expect(engine?.play(1, depth).score).toBe(plays[depth][0]);
      expect(new Set(plays[1]).size).toBeGreaterThan(1);
    });

    it('produces whole scores that fit the seeded boards', () => {
      const { ceiling, step, typical } = SCORE_SCALES[category];
      const all = [...plays[1], ...plays[2], ...plays[3]].sort((a, b) => a - b);
      for (const score of all) {
        expect(Number.isSafeInteger(score)).toBe(true);
        expect(score).toBeGreaterThanOrEqual(1);
        expect(score).toBeLessThanOrEqual(ceiling);
        expect(score % step).toBe(0);
      }
      const median = all[all.length >> 1] ?? 0;
      expect(median).toBeGreaterThan(typical / 2);
      expect(median).toBeLessThan(typical * 4);
    });

    it('scores higher with a deeper search', () => {
      const sum = (scores: number[]) => scores.reduce((a, b) => a + b);
      expect(sum(plays[3])).toBeGreaterThan(sum(plays[1]));
    });
  });
});
