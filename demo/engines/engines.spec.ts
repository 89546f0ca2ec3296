import { ARCADE_GAME_IDS } from '@gamegeek/arcade/game.js';
import { GAME_CATEGORIES } from '@gamegeek/contracts/games/categories.js';
import { SCORE_SCALES } from '../../backend/seeders/score-scales.ts';
import type { Depth } from './engine.ts';
import { CATEGORIES, engineFor, engineOf } from './engines.ts';

const DEPTHS: Depth[] = [1, 2, 3];
const SEEDS = [1, 2, 3, 4];

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
