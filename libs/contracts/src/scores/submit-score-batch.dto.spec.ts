import { describe, expect, it } from '@jest/globals';
import { read, sentencesOf } from '../../test/sentences.js';
import { SubmitScoreBatchDto } from './submit-score-batch.dto.js';

const sentences = (value: object) => sentencesOf(SubmitScoreBatchDto, value);
const item = { gameId: 1, score: 1 };

describe('SubmitScoreBatchDto', () => {
  it('accepts 1 to 500 items', () => {
    expect(sentences({ scores: [item], apiKey: 'gg_abc' })).toEqual({});
    expect(sentences({ scores: Array(500).fill(item) })).toEqual({});
  });

  it('refuses 0 and 501 items', () => {
    expect(sentences({ scores: [] })).toEqual({ scores: ['scores must hold at least 1 score'] });
    expect(sentences({ scores: Array(501).fill(item) })).toEqual({ scores: ['scores must hold at most 500 scores'] });
  });

  it.each([[undefined], [null], ['x'], [{ length: 2 }], [7]])('requires a list: not %j', (scores) => {
    expect(sentences({ scores }).scores).toContain('scores must be a list');
  });

  it('leaves items unvalidated', () => {
    const strange = [null, 5, 'x', [], { gameId: 'no' }, item];
    expect(sentences({ scores: strange })).toEqual({});
    expect(read(SubmitScoreBatchDto, { scores: strange }).scores).toEqual(strange);
  });

  it('refuses other properties', () => {
    expect(Object.keys(sentences({ scores: [item], userId: 'x' }))).toEqual(['userId']);
  });

  it('limits the length of the key', () => {
    expect(sentences({ scores: [item], apiKey: 'x'.repeat(129) })).toEqual({ apiKey: ['apiKey is too long'] });
  });
});
