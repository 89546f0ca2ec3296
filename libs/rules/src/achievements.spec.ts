import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ACHIEVEMENTS, achievementsOf, mergeAchievements, type AchievementFigures } from './achievements.js';

const progressOf = (figures: AchievementFigures) =>
  Object.fromEntries(achievementsOf(figures).map(({ key, progress }) => [key, progress]));

describe('achievements', () => {
  it('start at zero progress', () => {
    expect(progressOf({ bestScore: 0, gamesPlayed: 0 })).toEqual({
      first_game: 0,
      score_master: 0,
      game_explorer: 0,
      achievement_hunter: 0,
    });
  });

  it.each([
    [
      { bestScore: 1, gamesPlayed: 1 },
      { first_game: 100, score_master: 0, game_explorer: 20, achievement_hunter: 33 },
    ],
    [
      { bestScore: 999, gamesPlayed: 4 },
      { score_master: 99, game_explorer: 80, achievement_hunter: 33 },
    ],
    [
      { bestScore: 1000, gamesPlayed: 4 },
      { score_master: 100, achievement_hunter: 66 },
    ],
    [
      { bestScore: 1000, gamesPlayed: 5 },
      { game_explorer: 100, achievement_hunter: 100 },
    ],
    [
      { bestScore: Number.MAX_SAFE_INTEGER, gamesPlayed: 1_000 },
      { score_master: 100, game_explorer: 100 },
    ],
  ])('of %j are %j', (figures, expected) => expect(progressOf(figures)).toMatchObject(expected));

  it('never lose progress while figures rise, in whole percent from 0 to 100', () => {
    const figure = fc.record({ bestScore: fc.nat(3_000), gamesPlayed: fc.nat(12) });
    fc.assert(
      fc.property(figure, fc.nat(500), fc.nat(3), (figures, more, games) => {
        const before = achievementsOf(figures);
        const after = achievementsOf({
          bestScore: figures.bestScore + more,
          gamesPlayed: figures.gamesPlayed + games,
        });
        for (const [index, { progress }] of before.entries()) {
          expect(Number.isInteger(progress) && progress >= 0 && progress <= 100).toBe(true);
          expect(after[index]?.progress).toBeGreaterThanOrEqual(progress);
        }
      }),
    );
  });

  it('merge changes by key, independent of order and repetition', () => {
    const figure = fc.record({ bestScore: fc.nat(3_000), gamesPlayed: fc.nat(12) });
    fc.assert(
      fc.property(fc.array(figure, { minLength: 1 }), (past) => {
        const bestScore = Math.max(...past.map((figures) => figures.bestScore));
        const gamesPlayed = Math.max(...past.map((figures) => figures.gamesPlayed));
        const newest = achievementsOf({ bestScore, gamesPlayed });
        const news = [...past.map(achievementsOf), newest, ...past.map(achievementsOf)];
        expect(news.reduce((held, moved) => mergeAchievements(held, moved), [])).toEqual(newest);
      }),
    );
    expect(mergeAchievements([], [{ key: 'game_explorer', progress: 20 }])).toEqual([
      { key: 'game_explorer', progress: 20 },
    ]);
  });

  it('are listed in the order of their rules, each with credits', () => {
    expect(achievementsOf({ bestScore: 0, gamesPlayed: 0 }).map(({ key }) => key)).toEqual(
      ACHIEVEMENTS.map(({ key }) => key),
    );
    for (const { credits } of ACHIEVEMENTS) expect(credits).toBeGreaterThan(0);
  });
});
