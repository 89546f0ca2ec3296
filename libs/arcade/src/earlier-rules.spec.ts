import { EARLIER_RULES, FIRST_RECORDED } from './earlier-rules.js';
import { ARCADE_GAME_IDS } from './game.js';
import { rulesOf, versionsOf } from './games.js';

describe('the rules of recordings', () => {
  it.each(ARCADE_GAME_IDS)('of the last two versions are kept: %s', (id) => {
    const versions = versionsOf(id);
    const current = Math.max(...versions);
    expect(versions).toEqual(current > FIRST_RECORDED[id] ? [current, current - 1] : [current]);
    for (const version of versions) expect(rulesOf(id, version)).toMatchObject({ id, version });
    for (const version of [0, current + 1]) expect(rulesOf(id, version)).toBeUndefined();
  });

  it('belong to a game of the arcade', () => {
    for (const { id } of EARLIER_RULES) expect(ARCADE_GAME_IDS).toContain(id);
    expect(rulesOf('toString', 1)).toBeUndefined();
  });
});
