import { describe, expect, it } from '@jest/globals';
import { makesGame, triesOut } from './game-makers.js';

const game = { created_by: 'ada', makers: [{ id: 'bob', username: 'Bob' }], active: false, status: 'hidden' } as const;
const makers = [...game.makers];

describe('a game', () => {
  it.each([
    ['ada', true],
    ['bob', true],
    ['eve', false],
    [undefined, false],
  ])('is made by its creator and co-makers: %s', (id, isMade) => {
    expect(makesGame({ ...game, makers }, id)).toBe(isMade);
  });

  it.each([
    ['hidden', 'bob', false, true],
    ['hidden', 'eve', false, false],
    ['draft', 'ada', true, true],
    ['draft', 'eve', false, true],
    ['draft', undefined, false, true],
    ['draft', 'eve', true, false],
    ['listed', 'ada', false, false],
  ] as const)('that is %s is tried out by %s (admin: %s): %s', (status, id, isAdmin, isTried) => {
    expect(triesOut({ ...game, makers, status, active: status === 'listed' }, { id, isAdmin })).toBe(isTried);
  });
});
