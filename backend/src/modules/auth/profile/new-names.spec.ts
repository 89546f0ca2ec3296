import { beforeEach, describe, expect, it } from '@jest/globals';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventStream, StreamedEvent } from '../../../core/events/event-stream.service.js';
import { stub } from '../../../../test/support/stub.js';
import { NewNames } from './new-names.service.js';

let names: NewNames;
let missEvents: () => void;
let stored: { id: string; username: string }[];

beforeEach(() => {
  stored = [];
  const em = stub<EntityManager>({ fork: () => ({ find: async () => stored }) });
  names = new NewNames(em, stub<EventStream>({ onResync: (listener: () => void) => (missEvents = listener) }));
});

const rename = (username: string, change: number) =>
  names.onUserRenamed({ payload: { userId: 'ada', username, change } } as StreamedEvent<'user.renamed'>);

describe('the new name of a player', () => {
  it('is the newest one, even if an older one arrives late', () => {
    expect(names.newNameOf('ada')).toBeUndefined();
    rename('countess', 2);
    rename('byron', 1);
    expect(names.newNameOf('ada')).toBe('countess');
  });

  it('is read again after missed events, which may have changed it', async () => {
    rename('countess', 2);
    stored = [{ id: 'ada', username: 'lovelace' }];
    missEvents();
    await new Promise((resolve) => setImmediate(resolve));
    expect(names.newNameOf('ada')).toBe('lovelace');
  });
});
