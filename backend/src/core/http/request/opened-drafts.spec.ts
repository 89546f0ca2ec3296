import { describe, expect, it } from '@jest/globals';
import { OPENED_DRAFTS, secretOfDraft, withDraft } from './opened-drafts.js';

const secret = (letter: string) => letter.repeat(22);

describe('the drafts that a browser has opened', () => {
  it('are found by their game, with the secret of the last link', () => {
    const opened = withDraft(withDraft(withDraft(undefined, 1, secret('a')), 12, secret('b')), 1, secret('c'));
    expect(opened).toMatch(OPENED_DRAFTS);
    expect([1, 12, 2].map((id) => secretOfDraft(opened, id))).toEqual([secret('c'), secret('b'), undefined]);
    expect(secretOfDraft(undefined, 1)).toBeUndefined();
  });

  it('are the last twenty', () => {
    let opened: string | undefined;
    for (let id = 1; id <= 25; id += 1) opened = withDraft(opened, id, secret('x'));
    expect([5, 6, 25].map((id) => secretOfDraft(opened, id) !== undefined)).toEqual([false, true, true]);
    expect(opened).toMatch(OPENED_DRAFTS);
  });
});
