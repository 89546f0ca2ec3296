import { EventEmitter } from 'node:events';
import { Logger } from '@nestjs/common';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Socket } from 'socket.io';
import type { ConnectionAdmission } from './connections/connection-admission.service.js';
import { LiveAdapter } from './live.adapter.js';

afterEach(() => {
  jest.restoreAllMocks();
});

/** A socket whose event `ask` has this handler. */
function socketWith(handler: (args: unknown[]) => unknown): EventEmitter {
  const adapter = new LiveAdapter({} as NestExpressApplication, {} as ConnectionAdmission);
  const socket = new EventEmitter();
  const handlers = [
    {
      message: 'ask',
      methodName: 'ask',
      callback: async (args: unknown[]) => handler(args),
      isAckHandledManually: false,
    },
  ];
  adapter.bindMessageHandlers(socket as unknown as Socket, handlers);
  return socket;
}

const answerTo = (socket: EventEmitter, ...args: unknown[]) =>
  new Promise((resolve) => socket.emit('ask', ...args, resolve));

describe('an event of a socket', () => {
  it('is answered with the result of its handler', async () => {
    const socket = socketWith(async ([question]) => `${String(question)}!`);
    expect(await answerTo(socket, 'hello')).toBe('hello!');
  });

  it('has its arguments as one list, also if one of them is a list', async () => {
    const socket = socketWith((args) => args);
    expect(await answerTo(socket)).toEqual([]);
    expect(await answerTo(socket, ['a', 'b'])).toEqual([['a', 'b']]);
  });

  it('needs no answer', async () => {
    const received = new Promise((resolve) => socketWith(resolve).emit('ask', 'a', 'b'));
    expect(await received).toEqual(['a', 'b']);
  });

  it('that fails is logged, and later ones are handled', async () => {
    const log = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const socket = socketWith(async ([question]) => {
      if (question === 'bad') throw new Error('a fault');
      return 'fine';
    });
    socket.emit('ask', 'bad', () => undefined);
    expect(await answerTo(socket, 'good')).toBe('fine');
    expect(log).toHaveBeenCalledWith({ err: new Error('a fault') }, expect.any(String));
  });
});
