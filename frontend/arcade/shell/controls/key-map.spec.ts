import { describe, expect, it } from '@jest/globals';
import { keyName, KeyMap } from './key-map.js';

const DEFAULTS = { ArrowLeft: 'left', KeyA: 'left', Space: 'drop', KeyC: 'hold', e: 'letter' };
const press = (code: string, key = '') => ({ code, key });

describe('the keys of a game', () => {
  it('are those of the game until the player chooses others', () => {
    const keys = new KeyMap(DEFAULTS, {});
    expect(keys.controlOf(press('KeyA', 'q'))).toBe('left');
    expect(keys.keysOf('left')).toEqual(['ArrowLeft', 'KeyA']);
  });

  it('are letters by what is printed on them', () => {
    expect(new KeyMap(DEFAULTS, {}).controlOf(press('KeyD', 'E'))).toBe('letter');
  });

  it('are replaced by the one that the player has chosen for a control', () => {
    const keys = new KeyMap(DEFAULTS, { left: 'KeyJ' });
    expect(keys.controlOf(press('KeyJ', 'j'))).toBe('left');
    expect(keys.controlOf(press('ArrowLeft', 'ArrowLeft'))).toBeUndefined();
  });

  it('are taken from the control that had them', () => {
    const keys = new KeyMap(DEFAULTS, { hold: 'Space' });
    expect(keys.controlOf(press('Space', ' '))).toBe('hold');
    expect(keys.keysOf('drop')).toEqual([]);
  });
});

it('names keys as they are printed', () => {
  const names = ['KeyJ', 'Digit4', 'ArrowLeft', 'Space', 'ShiftLeft', 'NumpadEnter'].map((code) =>
    keyName(code, 'Space bar'),
  );
  expect(names).toEqual(['J', '4', '←', 'Space bar', 'Shift Left', 'Numpad Enter']);
});
