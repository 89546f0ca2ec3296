import { describe, expect, it } from '@jest/globals';
import { checkBuild } from './check-build.js';

const HEAD = '<!doctype html><meta name="viewport" content="width=device-width"><title>Moth</title>';
const SCORES = '<script>onclick = () => GameGeek.gameOver(1)</script>';

function check(page: string, others: Record<string, string> = {}, size = 1_000) {
  const texts = new Map(Object.entries({ 'index.html': page, ...others }));
  const files = [...texts.keys()].map((path) => ({
    ...{ path, file: '', size: 1, stored: 1, encoding: null },
    sha256: Buffer.alloc(32),
  }));
  return checkBuild({ files, size, texts });
}
const codes = (page: string, others?: Record<string, string>, size?: number) =>
  check(page, others, size).reasons.map(({ code }) => code);

describe('checkBuild', () => {
  it('finds a plain game ready, and its title', () => {
    expect(check(HEAD + SCORES)).toEqual({ verdict: 'ready', reasons: [], title: 'Moth' });
  });

  it.each([
    ['no HTML', 'just a text', ['no_markup', 'no_game_over', 'no_viewport']],
    ['a script that is missing', `${HEAD}${SCORES}<script src="./js/game.js?v=2"></script>`, ['missing_file']],
    ['threads', `${HEAD}${SCORES}<script>const GODOT_THREADS_ENABLED = true;</script>`, ['threads']],
  ])('finds a build with %s broken', (_what, page, found) => {
    expect(check(page).verdict).toBe('broken');
    expect(codes(page)).toEqual(found);
  });

  it.each([
    ['script', '<script src="https://cdn.example/three.js"></script>', 'external_script'],
    ['imported module', '<script type="module">import x from "https://cdn.example/x.js"</script>', 'external_script'],
    [
      'import map',
      '<script type="importmap">{"imports":{"three":"https://cdn.example/t.js"}}</script>',
      'external_script',
    ],
    ['font', '<link rel="stylesheet" href="https://fonts.example/css">', 'external_address'],
    ['picture', '<img src="//pictures.example/a.png">', 'external_address'],
    ['request', '<script>fetch("https://api.example/scores")</script>', 'external_address'],
    ['background', '<style>body { background: url(https://pictures.example/b.png) }</style>', 'external_address'],
  ])('finds a foreign %s, which will be blocked', (_what, markup, code) => {
    const { verdict, reasons } = check(HEAD + SCORES + markup);
    expect(verdict).toBe('risky');
    expect(reasons).toEqual([{ code, message: expect.stringContaining('.example') }]);
  });

  it.each([
    ['a script of its own', '<script src="js/game.js"></script>', { 'js/game.js': '' }],
    ['the namespace of SVG', '<script>document.createElementNS("http://www.w3.org/2000/svg", "svg")</script>', {}],
    ['the SDK by its address', '<script src="https://gamegeek.example/sdk/v1.js"></script>', {}],
    ['a foreign script in a comment', '<!-- <script src="https://cdn.example/old.js"></script> -->', {}],
  ])('takes %s for what it is', (_what, markup, others) => {
    expect(codes(HEAD + SCORES + markup, others)).toEqual([]);
  });

  it('finds games that send no score, ignore fingers, do not fit phones, or are large', () => {
    expect(codes(HEAD)).toEqual(['no_game_over']);
    expect(codes(`${HEAD}<script>onkeydown = () => GameGeek.gameOver(1)</script>`)).toEqual(['keyboard_only']);
    expect(codes(`<title>Moth</title>${SCORES}`)).toEqual(['no_viewport']);
    expect(codes(HEAD + SCORES, {}, 21 * 1024 ** 2)).toEqual(['large']);
  });
});
