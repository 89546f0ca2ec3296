import { arcadeFrame, foreignFrame } from './play-frames.js';

const SITE = 'https://games.example';

describe('frames of games', () => {
  it('gives hosted games an opaque origin', () => {
    expect(arcadeFrame('snake')).toMatchObject({ src: '/arcade/snake', origin: 'null' });
    expect(arcadeFrame('snake').sandbox).not.toContain('allow-same-origin');
  });

  it('gives a game of the arcade an address in each language', () => {
    expect(arcadeFrame('snake', 'en').src).toBe('/arcade/snake');
    expect(arcadeFrame('snake', 'de').src).toBe('/arcade/snake.de');
  });

  it('keeps the origin of other sites', () => {
    const frame = foreignFrame('https://play.example:8443/hex?a=1', SITE);
    expect(frame).toMatchObject({ src: 'https://play.example:8443/hex?a=1', origin: 'https://play.example:8443' });
    expect(frame.sandbox.split(' ')).toContain('allow-same-origin');
  });

  it('never gives a frame the origin of this site', () => {
    const frame = foreignFrame(`${SITE}/games/1`, SITE);
    expect(frame.origin).toBe('null');
    expect(frame.sandbox).not.toContain('allow-same-origin');
  });
});
