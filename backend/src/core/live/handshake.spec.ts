import { describe, expect, it, jest } from '@jest/globals';
import type { Socket } from 'socket.io';
import { SOCKET_LIMITS } from '../../config/limits.js';
import type { Settings } from '../../config/settings.js';
import { Handshake } from './handshake.js';

const handshake = (limits = true) => new Handshake({ limits, trustProxy: 0 } as Settings);
const socket = (token?: unknown, address = '192.0.2.1') =>
  ({ handshake: { auth: { token }, address, headers: {} } }) as unknown as Socket;

describe('who is at a socket', () => {
  it('is whoever the token belongs to', async () => {
    const door = handshake();
    door.identifyWith(async (token) => (token === 'good' ? { userId: 'ada', sessionId: 7 } : undefined));
    expect(await door.visitorOf(socket('good'))).toEqual({ userId: 'ada', sessionId: 7 });
  });

  it('is a visitor without a token, or with one that is unknown', async () => {
    const door = handshake();
    const identify = jest.fn(async () => undefined);
    door.identifyWith(identify);
    for (const token of [undefined, '', 7, { $ne: '' }, ['good']])
      expect(await door.visitorOf(socket(token))).toEqual({});
    expect(identify).not.toHaveBeenCalled();
    expect(await door.visitorOf(socket('ended'))).toEqual({});
  });
});

describe('the places for sockets', () => {
  it('are forty an address, and given back', () => {
    const door = handshake();
    const places = Array.from({ length: SOCKET_LIMITS.perAddress }, () => door.admit(socket(), {}));
    expect(places).not.toContain(undefined);
    expect(door.admit(socket(), {})).toBeUndefined();
    expect(door.admit(socket(undefined, '192.0.2.2'), {})).toBeDefined();
    places[0]?.();
    expect(door.admit(socket(), {})).toBeDefined();
    expect(door.admit(socket(), {})).toBeUndefined();
  });

  it('are twenty a user, from whatever address', () => {
    const door = handshake();
    const ada = { userId: 'ada' };
    for (let i = 0; i < SOCKET_LIMITS.perUser; i++) expect(door.admit(socket('x', `192.0.2.${i}`), ada)).toBeDefined();
    expect(door.admit(socket('x'), ada)).toBeUndefined();
    expect(door.admit(socket('x'), { userId: 'bob' })).toBeDefined();
  });

  it('are without end while limits are off', () => {
    const door = handshake(false);
    for (let i = 0; i < 2 * SOCKET_LIMITS.perAddress; i++) expect(door.admit(socket(), {})).toBeDefined();
  });
});
