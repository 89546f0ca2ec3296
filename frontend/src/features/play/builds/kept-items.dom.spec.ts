import { beforeEach, describe, expect, it } from '@jest/globals';
import { provideIndexedDb } from '#testing/fake-indexed-db.js';
import { GUEST_OWNER } from '../session/queued-scores.js';
import { KeptItemsOfGame } from './kept-items.js';

const entries = provideIndexedDb();
const load = (owner: string, gameId = 7) => KeptItemsOfGame.load(gameId, owner);
const itemsOf = (kept: KeptItemsOfGame): unknown => Reflect.get(JSON.parse(kept.begin()) as object, 'items');
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => entries.clear());

describe('what a build keeps', () => {
  it('is there at the next visit, for each game and player', async () => {
    const first = await load('ada');
    expect(JSON.parse(first.begin())).toEqual({ gg: 'storage', v: 1, items: {}, site: window.location.origin });
    first.keep({ level: '3' });
    await settled();
    expect(itemsOf(await load('ada'))).toEqual({ level: '3' });
    expect(itemsOf(await load('ada', 8))).toEqual({});
    expect(itemsOf(await load('grace'))).toEqual({});
    expect(itemsOf(await load(GUEST_OWNER))).toEqual({});
  });

  it('is the latest of many changes, also for a frame that begins at once', async () => {
    const kept = await load('ada');
    for (let level = 1; level <= 50; level++) kept.keep({ level: String(level) });
    expect(itemsOf(kept)).toEqual({ level: '50' });
    await settled();
    expect(itemsOf(await load('ada'))).toEqual({ level: '50' });
  });

  it('goes from a guest to the account that has kept nothing yet', async () => {
    const kept = await load(GUEST_OWNER);
    kept.keep({ level: '3' });
    await kept.changeOwner('ada');
    kept.keep({ level: '4' });
    await settled();
    expect(itemsOf(await load('ada'))).toEqual({ level: '4' });
    expect(itemsOf(await load(GUEST_OWNER))).toEqual({ level: '3' });
  });

  it('of an account is not replaced by that of a guest, and comes with the next frame', async () => {
    (await load('ada')).keep({ level: '9' });
    await settled();
    const kept = await load(GUEST_OWNER);
    kept.keep({ level: '1' });
    await kept.changeOwner('ada');
    kept.keep({ level: '2' });
    await settled();
    expect(itemsOf(await load('ada'))).toEqual({ level: '9' });
    expect(itemsOf(kept)).toEqual({ level: '9' });
    kept.keep({ level: '10' });
    await settled();
    expect(itemsOf(await load('ada'))).toEqual({ level: '10' });
    expect(itemsOf(await load(GUEST_OWNER))).toEqual({ level: '2' });
  });

  it('of an account does not go to who plays after it has signed out', async () => {
    const kept = await load('ada');
    kept.keep({ level: '3' });
    await kept.changeOwner(GUEST_OWNER);
    await settled();
    expect(itemsOf(kept)).toEqual({});
    expect(itemsOf(await load(GUEST_OWNER))).toEqual({});
  });

  it('is forgotten if it is nothing that a build may keep', async () => {
    entries.set('7:ada', { level: 3 });
    expect(itemsOf(await load('ada'))).toEqual({});
  });
});
