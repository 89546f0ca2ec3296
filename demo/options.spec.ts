import { OptionError, readOptions } from './options.ts';

describe('the demo’s options', () => {
  it('have defaults', () => {
    const options = readOptions([], {});
    expect(options).toMatchObject({ url: 'http://localhost:3000', scores: null, once: false });
    expect(options.folder).toMatch(/[\\/]\.gamegeek[\\/]demo$/);
  });

  it('come from environment and command line', () => {
    const env = { GAMEGEEK_URL: 'https://games.example/', GAMEGEEK_HOME: '/var/lib/gamegeek', DEMO_SCORES: '50' };
    expect(readOptions(['--once'], env)).toMatchObject({
      url: 'https://games.example',
      folder: expect.stringMatching(/gamegeek[\\/]demo$/),
      scores: 50,
      once: true,
    });
  });

  it.each([
    [['--fast'], {}, '--fast is unknown'],
    [[], { GAMEGEEK_URL: 'localhost' }, 'GAMEGEEK_URL'],
    [[], { DEMO_SCORES: '0' }, 'DEMO_SCORES'],
    [[], { DEMO_SCORES: 'many' }, 'DEMO_SCORES'],
  ])('reject %j %j', (args, env, sentence) => {
    expect(() => readOptions(args, env)).toThrow(OptionError);
    expect(() => readOptions(args, env)).toThrow(sentence);
  });
});
