import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import {
  isWelcome,
  type PortRequestType,
  type PortRequests,
  type WelcomeMessage,
} from '@gamegeek/contracts/play/port-messages.js';

/** One end of a channel, which jsdom lacks. Messages arrive synchronously. */
class FakePort extends EventTarget {
  other: FakePort | undefined;
  isClosed = false;
  readonly start = jest.fn();
  postMessage(data: unknown): void {
    if (this.isClosed || this.other?.isClosed) return;
    this.other?.dispatchEvent(new MessageEvent('message', { data }));
  }
  close(): void {
    this.isClosed = true;
    this.other?.dispatchEvent(new Event('close'));
  }
}

class FakeChannel {
  readonly port1 = new FakePort();
  readonly port2 = new FakePort();
  constructor() {
    this.port1.other = this.port2;
    this.port2.other = this.port1;
  }
}

export function provideChannels(): void {
  Object.assign(globalThis, { MessageChannel: FakeChannel });
}

interface Greeting {
  origin?: string;
  source?: Window | null;
  data?: unknown;
}

/** The game in a frame: sends hello, and requests over the port it gets. */
export class FakeGame {
  readonly welcomes: { message: WelcomeMessage; target: string }[] = [];
  readonly notices: unknown[] = [];
  /** Window messages that are no welcome. */
  readonly messages: unknown[] = [];
  /** Called when the page gives the keyboard to the game. */
  readonly focus = jest.fn();
  private port: FakePort | undefined;
  private lastId = 0;
  private readonly waiting = new Map<number, (answer: unknown) => void>();

  constructor(readonly frame: HTMLIFrameElement) {
    const own = frame.contentWindow;
    if (!own) throw new Error('the frame is not in the page');
    Object.assign(own, { focus: this.focus });
    Object.defineProperty(own, 'postMessage', {
      configurable: true,
      value: (message: unknown, target: string, [port]: FakePort[] = []) => {
        if (isWelcome(message)) this.welcomes.push({ message, target });
        else this.messages.push(message);
        if (!port) return;
        this.port = port;
        port.addEventListener('message', (event) => this.receive((event as MessageEvent<unknown>).data));
      },
    });
  }

  /** A hello from the game itself by default. */
  hello({ origin = 'null', source = this.frame.contentWindow, data = { gg: 'hello', v: 1 } }: Greeting = {}): void {
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })));
  }

  /** A document has loaded in the frame. */
  load(): void {
    act(() => void this.frame.dispatchEvent(new Event('load')));
  }

  /** The document is being replaced. */
  unload(): void {
    act(() => this.port?.close());
  }

  get isConnected(): boolean {
    return this.port !== undefined && !this.port.other?.isClosed;
  }

  ask<Type extends PortRequestType>(type: Type, fields: PortRequests[Type]): Promise<unknown> {
    const id = ++this.lastId;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      act(() => this.send({ ...fields, id, type }));
    });
  }

  send(message: unknown): void {
    this.port?.postMessage(message);
  }

  private receive(data: unknown): void {
    const { id } = data as { id?: number };
    if (id === undefined) this.notices.push(data);
    else this.waiting.get(id)?.(data);
  }
}
