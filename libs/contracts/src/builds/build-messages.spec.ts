import { describe, expect, it } from '@jest/globals';
import { BUILD_LIMITS } from './build-limits.js';
import { frameName, isBuildMessage, isFrameName } from './build-messages.js';

const storage = (items: unknown) => ({ gg: 'storage', v: 1, items });
const report = (fields: object) => ({ gg: 'report', v: 1, ...fields });
const picture = (blob: unknown) => ({ gg: 'picture', v: 1, blob });

describe('messages of builds', () => {
  it.each([
    ['kept items', storage({ level: '3', '': '' })],
    ['an empty storage', storage({})],
    ['as many items as a game may keep', storage({ a: 'x'.repeat(BUILD_LIMITS.storage - 1) })],
    ['an error', report({ kind: 'error', message: 'x is not defined' })],
    ['the first frame', report({ kind: 'frame', ms: 12.5 })],
    ['controls for touch', report({ kind: 'touch' })],
    ['a picture', picture(new Blob(['x'], { type: 'image/png' }))],
    ['no picture', picture(null)],
  ])('are accepted: %s', (_what, message) => expect(isBuildMessage(message)).toBe(true));

  it.each([
    ['more than a game may keep', storage({ a: 'x'.repeat(BUILD_LIMITS.storage) })],
    ['items that are no texts', storage({ level: 3 })],
    ['items in a list', storage(['a'])],
    ['no items', storage(undefined)],
    ['another version', { ...storage({}), v: 2 }],
    ['an unknown report', report({ kind: 'console' })],
    ['an error without a text', report({ kind: 'error' })],
    ['an error as long as a book', report({ kind: 'error', message: 'x'.repeat(1_001) })],
    ['a frame before the start', report({ kind: 'frame', ms: -1 })],
    ['a frame that never came', report({ kind: 'frame', ms: Infinity })],
    ['a picture as text', picture('data:image/png;base64,')],
    ['a hello', { gg: 'hello', v: 1 }],
    ['a text', 'storage'],
    ['nothing', null],
  ])('are refused: %s', (_what, message) => expect(isBuildMessage(message)).toBe(false));

  it('begin with the kept items and the site as the name of the frame', () => {
    const name: unknown = JSON.parse(frameName({ level: '3' }, 'https://games.example'));
    expect(name).toEqual({ ...storage({ level: '3' }), site: 'https://games.example' });
    expect(isFrameName(name)).toBe(true);
    expect(isFrameName(storage({ level: '3' }))).toBe(false);
  });
});
