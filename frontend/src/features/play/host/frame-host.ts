import {
  isHello,
  isPortRequest,
  PORT_VERSION,
  type PortAnswers,
  type PortNotice,
  type PortRequest,
  type WelcomeMessage,
} from '@gamegeek/contracts/play/port-messages.js';
import { ApiError } from '../../../shared/api/api-error.js';
import { answerToInvalid } from './invalid-request.js';

/** After this time without a hello, the game does not support this protocol. */
export const HELLO_MS = 8_000;
/** The largest number of pending requests of a game. */
export const OPEN_REQUESTS = 16;

export type HostState = 'waiting' | 'connected' | 'silent' | 'left';

/** Handlers by type of request. */
export type RequestHandlers = {
  [Type in PortRequest['type']]: (request: Extract<PortRequest, { type: Type }>) => Promise<PortAnswers[Type]>;
};

interface FrameHostOptions {
  frame: HTMLIFrameElement;
  /** The required origin of the game's messages; 'null' for an opaque origin. */
  origin: string;
  /** Read when the game sends hello. */
  welcome: () => Pick<WelcomeMessage, 'player' | 'locale' | 'theme'>;
  handlers: RequestHandlers;
  onState: (state: HostState) => void;
}

/**
 * The page's end of the channel to a game in a frame. One document of the frame gets a port, once: a frame that loads
 * another document loses it, because that document is not trusted.
 */
export class FrameHost {
  private port: MessagePort | undefined;
  private state: HostState = 'waiting';
  private loads = 0;
  private openRequests = 0;
  private readonly timer: ReturnType<typeof setTimeout>;

  constructor(private readonly options: FrameHostOptions) {
    window.addEventListener('message', this.onMessage);
    options.frame.addEventListener('load', this.onLoad);
    this.timer = setTimeout(() => this.state === 'waiting' && this.become('silent'), HELLO_MS);
  }

  /** Notifies the game of a change. */
  notify(notice: PortNotice): void {
    this.port?.postMessage(notice);
  }

  close(): void {
    clearTimeout(this.timer);
    window.removeEventListener('message', this.onMessage);
    this.options.frame.removeEventListener('load', this.onLoad);
    this.port?.close();
    this.port = undefined;
  }

  private become(state: HostState): void {
    if (this.state === state) return;
    this.state = state;
    this.options.onState(state);
  }

  private readonly onLoad = (): void => {
    this.loads += 1;
    if (this.loads === 1) return;
    this.close();
    this.become('left');
  };

  private readonly onMessage = ({ data, source, origin }: MessageEvent<unknown>): void => {
    const { frame } = this.options;
    if (!source || source !== frame.contentWindow || origin !== this.options.origin || !isHello(data)) return;
    if (this.port || this.state === 'left') return;
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    port1.addEventListener('message', (event: MessageEvent<unknown>) => void this.onRequest(port1, event.data));
    port1.start();
    const welcome: WelcomeMessage = { gg: 'welcome', v: PORT_VERSION, ...this.options.welcome() };
    // An opaque origin cannot be a target origin.
    frame.contentWindow.postMessage(welcome, origin === 'null' ? '*' : origin, [port2]);
    this.become('connected');
  };

  private async onRequest(port: MessagePort, request: unknown): Promise<void> {
    if (!isPortRequest(request)) {
      const answer = answerToInvalid(request);
      if (answer) port.postMessage(answer);
      return;
    }
    const { id } = request;
    if (this.openRequests >= OPEN_REQUESTS) {
      port.postMessage({ id, error: 'rate_limited' });
      return;
    }
    this.openRequests += 1;
    try {
      const answer = await this.answer(request);
      port.postMessage({ id, answer });
    } catch (error) {
      port.postMessage({ id, error: error instanceof ApiError ? error.code : 'internal' });
    } finally {
      this.openRequests -= 1;
    }
  }

  private answer(request: PortRequest): Promise<PortAnswers[PortRequest['type']]> {
    const { handlers } = this.options;
    switch (request.type) {
      case 'round':
        return handlers.round(request);
      case 'guess':
        return handlers.guess(request);
      case 'submit':
        return handlers.submit(request);
      case 'top':
        return handlers.top(request);
      case 'around':
        return handlers.around(request);
      case 'ping':
        return handlers.ping(request);
      case 'sign-in':
        return handlers['sign-in'](request);
    }
  }
}
