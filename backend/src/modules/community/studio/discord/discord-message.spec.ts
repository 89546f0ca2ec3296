import { describe, expect, it } from '@jest/globals';
import { PLAIN_FORMAT } from '@gamegeek/contracts/boards/board-format.schemas.js';
import { LANGUAGES } from '@gamegeek/contracts/preferences/preferences.js';
import { toStored } from '@gamegeek/rules/boards/values.js';
import { newsMessage, testMessage, type NewRecord } from './discord-message.js';

const MAIN: NewRecord = { ...PLAIN_FORMAT, board: 'main', boardName: 'Main', username: 'ada', score: 1_240 };
const TIMES = { direction: 'asc', kind: 'time', decimals: 0, unit: null } as const;
const stored = (time: number) => toStored(TIMES, time);

describe('a message to Discord', () => {
  it('names each record with the value that its board shows, and the champions of a week', () => {
    const lap: NewRecord = { ...TIMES, board: 'lap', boardName: 'Fastest lap', username: 'bob', score: stored(83_456) };
    const first = [
      { place: 1, username: 'ada', score: 9_000 },
      { place: 2, username: 'bob', score: 700 },
    ];
    const champions = { week: '2026-W47', format: PLAIN_FORMAT, first };
    expect(newsMessage('Tide Runner', { records: [MAIN, lap], champions }, 'en').replaceAll('\\', '')).toBe(
      [
        'New record in Tide Runner: ada with 1,240.',
        'New record in Tide Runner, Fastest lap: bob with 1:23.456.',
        'Week 47 of Tide Runner is over. 1. ada (9,000) · 2. bob (700)',
      ].join('\n'),
    );
  });

  it.each(LANGUAGES)('has no effect of names in %s: no mention, link or formatting', (language) => {
    const name = '@everyone **x** <@1> [y](https://evil.example) `z`';
    const message = newsMessage(name, { records: [{ ...MAIN, unit: '@here' }], champions: undefined }, language);
    for (const text of [message, testMessage(name, language)]) {
      expect(text).not.toMatch(/(?<!\\)[@*<>[\]`_~|#]/);
      expect(text).not.toContain('https://');
    }
  });

  it('is within the limit of Discord, however many boards have a new record', () => {
    const board = { board: 'b', boardName: '*'.repeat(60), username: '_'.repeat(32) };
    const records = Array.from({ length: 50 }, () => ({ ...MAIN, ...board }));
    const message = newsMessage('G', { records, champions: undefined }, 'en');
    expect(message.length).toBeLessThanOrEqual(2_000);
    expect(
      newsMessage(
        'G',
        { records: records.slice(0, 12).map((record) => ({ ...record, boardName: 'B' })), champions: undefined },
        'en',
      ),
    ).toMatch(/New records on more boards: 2\.$/);
  });
});
