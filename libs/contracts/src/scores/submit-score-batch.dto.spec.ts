import { describe, expect, it } from '@jest/globals';
import { read, sentencesOf } from '../../test/sentences.js';
import { SubmitScoreBatchDto } from './submit-score-batch.dto.js';

const sentences = (value: object) => sentencesOf(SubmitScoreBatchDto, value);
const item = { gameId: 1, score: 1 };

describe('a batch of scores', () => {
  it('is fine with one item, and with 500', () => {
    expect(sentences({ scores: [item], apiKey: 'gg_abc' })).toEqual({});
    expect(sentences({ scores: Array(500).fill(item) })).toEqual({});
  });

  it('holds at least one and at most 500', () => {
    expect(sentences({ scores: [] })).toEqual({ scores: ['scores must hold at least 1 score'] });
    expect(sentences({ scores: Array(501).fill(item) })).toEqual({ scores: ['scores must hold at most 500 scores'] });
  });

  it.each([[undefined], [null], ['x'], [{ length: 2 }], [7]])('is a list: not %j', (scores) => {
    expect(sentences({ scores }).scores).toContain('scores must be a list');
  });

  it('leaves the items to be judged one by one', () => {
    const strange = [null, 5, 'x', [], { gameId: 'no' }, item];
    expect(sentences({ scores: strange })).toEqual({});
    expect(read(SubmitScoreBatchDto, { scores: strange }).scores).toEqual(strange);
  });

  it('has no other properties', () => {
    expect(Object.keys(sentences({ scores: [item], userId: 'x' }))).toEqual(['userId']);
  });

  it('bounds the key', () => {
    expect(sentences({ scores: [item], apiKey: 'x'.repeat(129) })).toEqual({ apiKey: ['apiKey is too long'] });
  });
});
