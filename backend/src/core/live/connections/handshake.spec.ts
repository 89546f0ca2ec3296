import { describe, expect, it, jest } from '@jest/globals';
import type { Socket } from 'socket.io';
import type { VisitorLimits } from '../../limits/visitor-limits.service.js';
import type { ConnectionAdmission } from './connection-admission.service.js';
import { Cookies } from '../../http/request/cookies.service.js';
import { Handshake } from './handshake.service.js';

const ADA = { userId: 'ada', sessionId: 7 };

function setUp({ hasRoom = true } = {}) {
  const admission = {
    addressOf: () => '192.0.2.1',
    countVisitor: jest.fn(async () => undefined),
    claimFor: jest.fn<ConnectionAdmission['claimFor']>().mockReturnValue(hasRoom),
  };
  const visitors = { lookUp: jest.fn((_address: string, find: () => Promise<unknown>) => find()) };
  const owners = {
    cached: (token: string) => (token === 'cached' ? ADA : undefined),
    resolve: jest.fn(async (token: string) => (token === 'good' ? ADA : undefined)),
  };
  const handshake = new Handshake(
    admission as Partial<ConnectionAdmission> as ConnectionAdmission,
    visitors as Partial<VisitorLimits> as VisitorLimits,
    new Cookies({ publicUrl: 'http://site.example' }),
  );
  handshake.identifyWith(owners);
  return { handshake, admission, visitors, owners };
}

const socket = (token?: unknown, cookie?: string) => ({
  conn: { request: { headers: { cookie } } } as Partial<Socket['conn']> as Socket['conn'],
  handshake: { auth: { token } },
});

describe('Handshake', () => {
  it.each(['good', 'cached'])(
    'admits a valid token (%s) as its user and takes one of the user’s places',
    async (token) => {
      const { handshake, admission } = setUp();
      expect(await handshake.admit(socket(token))).toEqual(ADA);
      expect(admission.claimFor).toHaveBeenCalledWith('ada', expect.anything());
      expect(admission.countVisitor).not.toHaveBeenCalled();
    },
  );

  it('admits a cached token without a look-up', async () => {
    const { handshake, visitors } = setUp();
    await handshake.admit(socket('cached'));
    expect(visitors.lookUp).not.toHaveBeenCalled();
  });

  it('refuses a user without a free place', async () => {
    const { handshake } = setUp({ hasRoom: false });
    await expect(handshake.admit(socket('good'))).rejects.toMatchObject({ code: 'rate_limited' });
  });

  it('admits a socket without a token as a visitor', async () => {
    const { handshake, admission, owners } = setUp();
    for (const token of [undefined, '', 7, { $ne: '' }, ['good']])
      expect(await handshake.admit(socket(token))).toEqual({});
    expect(owners.resolve).not.toHaveBeenCalled();
    expect(admission.countVisitor).toHaveBeenCalledTimes(5);
  });

  it('knows the drafts that the browser has opened', async () => {
    const drafts = `7.${'x'.repeat(22)}`;
    expect(await setUp().handshake.admit(socket('good', `drafts=${drafts}`))).toEqual({ ...ADA, drafts });
    expect(await setUp().handshake.admit(socket(undefined, `drafts=${drafts}`))).toEqual({ drafts });
  });

  it('looks up an unknown token within the limits of the address and admits a visitor', async () => {
    const { handshake, admission, visitors } = setUp();
    expect(await handshake.admit(socket('ended'))).toEqual({});
    expect(visitors.lookUp).toHaveBeenCalledWith('192.0.2.1', expect.any(Function));
    expect(admission.countVisitor).toHaveBeenCalledTimes(1);
  });
});
