import {
  isBuildMessage,
  PICTURE_REQUEST,
  type BuildMessage,
  type BuildReport,
  type KeptItems,
} from '@gamegeek/contracts/builds/build-messages.js';
import {
  isHello,
  isPortRequest,
  PORT_VERSION,
  type PortAnswers,
  type PortNotice,
  type PortRequest,
  type WelcomeMessage,
} from '@gamegeek/contracts/play/port-messages.js';
import { ApiError } from '#shared/api/api-error.js';
import { answerToInvalid } from './invalid-request.js';

/** After this time without a hello, the game does not support this protocol. */
export const HELLO_MS = 8_000;
/** The largest number of pending requests of a document. */
export const OPEN_REQUESTS = 16;
/** After this time a build has sent no picture. */
export const PICTURE_MS = 5_000;

export type HostState = 'waiting' | 'connected' | 'silent' | 'left';

/** Handlers by type of request. */
export type RequestHandlers = {
  [Type in PortRequest['type']]: (request: Extract<PortRequest, { type: Type }>) => Promise<PortAnswers[Type]>;
};

/** What builds send besides, and other games must not. */
export interface BuildHandlers {
  onItems: (items: KeptItems) => void;
  onReport: (report: BuildReport) => void;
}

interface FrameHostOptions {
  frame: HTMLIFrameElement;
  /** The required origin of the game's messages; 'null' for an opaque origin. */
  origin: string;
  /** Read when the game sends hello. */
  welcome: () => Omit<WelcomeMessage, 'gg' | 'v'>;
  handlers: RequestHandlers;
  build?: BuildHandlers | undefined;
  onState: (state: HostState) => void;
  /** A frame with an opaque origin has another document, whose address is unknown. */
  onReload: () => void;
}

/**
 * The page's end of the channel to a game in a frame. The newest document of the required origin has the port: games
 * reload themselves, and begin with a page for language or consent. Any address can have an opaque origin, so there the
 * first document alone gets a port, and the page loads the game again after another one.
 */
export class FrameHost {
  private port: MessagePort | undefined;
  private state: HostState = 'waiting';
  private loads = 0;
  /** Whether hello was sent since the last document was loaded: by the next one, or later by the same. */
  private isGreeted = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private onPicture: ((picture: Blob | null) => void) | undefined;

  constructor(private readonly options: FrameHostOptions) {
    window.addEventListener('message', this.onMessage);
    options.frame.addEventListener('load', this.onLoad);
    this.wait('silent');
  }

  private get isOpaque(): boolean {
    return this.options.origin === 'null';
  }

  /** Notifies the game of a change. */
  notify(notice: PortNotice): void {
    this.port?.postMessage(notice);
  }

  /** Asks a build for a picture; null if it has none. */
  takePicture(): Promise<Blob | null> {
    this.onPicture?.(null);
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.onPicture?.(null), PICTURE_MS);
      this.onPicture = (picture) => {
        clearTimeout(timer);
        this.onPicture = undefined;
        resolve(picture);
      };
      this.options.frame.contentWindow?.postMessage(PICTURE_REQUEST, '*');
    });
  }

  close(): void {
    clearTimeout(this.timer);
    this.onPicture?.(null);
    window.removeEventListener('message', this.onMessage);
    this.options.frame.removeEventListener('load', this.onLoad);
    this.dropPort();
  }

  private dropPort(): void {
    this.port?.close();
    this.port = undefined;
  }

  private become(state: HostState): void {
    if (this.state === state) return;
    this.state = state;
    this.options.onState(state);
  }

  /** Waits for the hello of a document; without one, the game is in this state. */
  private wait(otherwise: 'silent' | 'left'): void {
    this.become('waiting');
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.become(otherwise), HELLO_MS);
  }

  private waitForNext(): void {
    this.dropPort();
    this.isGreeted = false;
    if (this.state !== 'left') this.wait('left');
  }

  private reload(): void {
    this.close();
    this.options.onReload();
  }

  private readonly onLoad = (): void => {
    this.loads += 1;
    if (this.loads > 1 && this.isOpaque) this.reload();
    else if (this.loads > 1 && !this.isGreeted) this.waitForNext();
    else this.isGreeted = false;
  };

  private readonly onMessage = ({ data, source, origin }: MessageEvent<unknown>): void => {
    const { frame, build } = this.options;
    if (!source || source !== frame.contentWindow || origin !== this.options.origin) return;
    if (isHello(data)) this.greet(frame.contentWindow);
    else if (build && isBuildMessage(data)) this.receive(data, build);
  };

  private receive(message: BuildMessage, { onItems, onReport }: BuildHandlers): void {
    if (message.gg === 'storage') onItems(message.items);
    else if (message.gg === 'report') onReport(message);
    else this.onPicture?.(message.blob);
  }

  /** Gives a document its port. */
  private greet(game: Window): void {
    if (this.isOpaque && this.port) {
      this.reload();
      return;
    }
    this.dropPort();
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    this.isGreeted = true;
    clearTimeout(this.timer);
    const answer = this.answering(port1);
    port1.addEventListener('message', (event: MessageEvent<unknown>) => void answer(event.data));
    // The document is gone, which not all browsers report.
    port1.addEventListener('close', () => this.port === port1 && !this.isOpaque && this.waitForNext());
    port1.start();
    const welcome: WelcomeMessage = { gg: 'welcome', v: PORT_VERSION, ...this.options.welcome() };
    // An opaque origin cannot be a target origin.
    game.postMessage(welcome, this.isOpaque ? '*' : this.options.origin, [port2]);
    this.become('connected');
  }

  /** Answers the requests of one document. */
  private answering(port: MessagePort): (request: unknown) => Promise<void> {
    let open = 0;
    return async (request) => {
      if (!isPortRequest(request)) {
        const answer = answerToInvalid(request);
        if (answer) port.postMessage(answer);
        return;
      }
      const { id } = request;
      if (open >= OPEN_REQUESTS) {
        port.postMessage({ id, error: 'rate_limited' });
        return;
      }
      open += 1;
      try {
        const answer = await this.answer(request);
        port.postMessage({ id, answer });
      } catch (error) {
        port.postMessage({ id, error: error instanceof ApiError ? error.code : 'internal' });
      } finally {
        open -= 1;
      }
    };
  }

  private answer(request: PortRequest): Promise<PortAnswers[PortRequest['type']]> {
    const { handlers } = this.options;
    switch (request.type) {
      case 'round':
        return handlers.round(request);
      case 'guess':
        return handlers.guess(request);
      case 'keep':
        return handlers.keep(request);
      case 'kept':
        return handlers.kept(request);
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
      case 'options':
        return handlers.options(request);
      case 'share':
        return handlers.share(request);
    }
  }
}
