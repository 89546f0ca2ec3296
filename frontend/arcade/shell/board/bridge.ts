import { DEFAULT_OPTIONS, type ArcadeOptions } from '@gamegeek/contracts/play/arcade-options.js';
import {
  isPortAnswer,
  isPortNotice,
  isWelcome,
  PORT_VERSION,
  type ContinuedRun,
  type HelloMessage,
  type KeptRun,
  type PingState,
  type PortAnswers,
  type PortEntry,
  type PortPlayer,
  type PortRequests,
  type PortRequestType,
  type PortRound,
  type ShareOutcome,
  type SubmitResult,
} from '@gamegeek/contracts/play/port-messages.js';
import type { Theme } from '@gamegeek/contracts/preferences/preferences.js';
import { LocalBoard } from './local-board.js';

/** Without a welcome within this time the game runs standalone. */
export const WELCOME_MS = 2_000;
const ANSWER_MS = 10_000;
/** The menu of the device may stay open for a while. */
const SHARE_MS = 5 * 60 * 1000;
/** A sign-in dialog may stay open for hours. */
const SIGN_IN_MS = 6 * 60 * 60 * 1000;

export interface Neighbours {
  above: PortEntry[];
  below: PortEntry[];
  best: number | null;
  total: number;
}

/** Where scores are sent: the page around the game, or a board in memory. */
export interface Scoreboard {
  readonly local: boolean;
  round(): Promise<PortRound | null>;
  /** The answer to an input of a round. Throws `RequestFailed`. */
  guess(round: string, at: number, input: string): Promise<unknown>;
  /** Keeps the run beyond this document; null when it is over. */
  keep(run: KeptRun | null): void;
  kept(): Promise<ContinuedRun | null>;
  submit(score: number, round: string | null, log: string | null): Promise<SubmitResult>;
  top(n: number): Promise<PortEntry[]>;
  around(score: number): Promise<Neighbours | null>;
  ping(state: PingState): void;
  signIn(): Promise<PortPlayer | null>;
  /** Remembers what the player has chosen. */
  keepOptions(options: ArcadeOptions): void;
  share(text: string): Promise<ShareOutcome>;
}

export interface BridgeEvents {
  player(player: PortPlayer | null): void;
  theme(theme: Theme): void;
  /** A run begins at once. */
  begin(): void;
  /** The best score of the player, 0 without one. */
  best(best: number): void;
  options(options: ArcadeOptions): void;
  /** The ids of the achievements that the player has; null for guests, and until they are known. */
  achievements(ids: string[] | null): void;
  /** What became of a score that waited to be sent, or that was kept for a guest who has signed in. */
  late(news: LateNews): void;
}

export interface LateNews {
  type: 'late-score' | 'claimed';
  score: number;
  result: SubmitResult;
}

/** The parts of the game's window that are used here. */
export interface GameWindow extends EventTarget {
  readonly parent: { postMessage(message: unknown, target: string): void };
}

/** Sends hello to the page around the game and waits for its welcome. Never fails. */
export function connect(own: GameWindow, events: BridgeEvents): Promise<Scoreboard> {
  return new Promise((resolve) => {
    if (Object.is(own.parent, own)) {
      resolve(new LocalBoard());
      return;
    }
    const finish = (board: Scoreboard) => {
      clearTimeout(timer);
      own.removeEventListener('message', onMessage);
      resolve(board);
    };
    const onMessage = (event: Event) => {
      const { data, source, ports } = event as MessageEvent<unknown>;
      const port = ports[0];
      if (!Object.is(source, own.parent) || !port || !isWelcome(data)) return;
      const board = new PageBoard(port, events);
      events.theme(data.theme);
      events.best(data.best ?? 0);
      events.options(data.options ?? DEFAULT_OPTIONS);
      events.achievements(data.achievements ?? null);
      events.player(data.player);
      finish(board);
      if (data.begin) events.begin();
    };
    const timer = setTimeout(() => finish(new LocalBoard()), WELCOME_MS);
    own.addEventListener('message', onMessage);
    own.parent.postMessage({ gg: 'hello', v: PORT_VERSION } satisfies HelloMessage, '*');
  });
}

/** The message is an error code of the API, or `unreachable`. */
export class RequestFailed extends Error {}

export function refusedFor(reason: string): SubmitResult {
  const nothing = { rank: null, personalBest: false, verified: false, wouldBeRank: null, total: null };
  return { status: 'refused', reason, ...nothing };
}

class PageBoard implements Scoreboard {
  readonly local = false;
  private lastId = 0;
  private readonly waiting = new Map<number, (message: unknown) => void>();

  constructor(
    private readonly port: MessagePort,
    events: BridgeEvents,
  ) {
    port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isPortNotice(data)) {
        if (data.type === 'player') events.player(data.player);
        else if (data.type === 'theme') events.theme(data.theme);
        else if (data.type === 'best') events.best(data.best ?? 0);
        else if (data.type === 'achievements') events.achievements(data.achievements);
        else if (data.type === 'late-score' || data.type === 'claimed') events.late(data);
        return;
      }
      const id = typeof data === 'object' && data !== null && 'id' in data ? data.id : undefined;
      if (typeof id === 'number') this.waiting.get(id)?.(data);
    });
    port.start();
  }

  async round(): Promise<PortRound | null> {
    const { round } = (await this.request('round', {}).catch(() => null)) ?? { round: null };
    return round;
  }

  async guess(round: string, at: number, input: string): Promise<unknown> {
    const { answer } = await this.request('guess', { round, at, input });
    return answer;
  }

  keep(run: KeptRun | null): void {
    void this.request('keep', { run }).catch(() => null);
  }

  async kept(): Promise<ContinuedRun | null> {
    const answer = await this.request('kept', {}).catch(() => null);
    return answer?.run ?? null;
  }

  async submit(score: number, round: string | null, log: string | null): Promise<SubmitResult> {
    try {
      return await this.request('submit', { score, round, log }, ANSWER_MS * 3);
    } catch (error) {
      return refusedFor(error instanceof RequestFailed ? error.message : 'unreachable');
    }
  }

  async top(n: number): Promise<PortEntry[]> {
    const answer = await this.request('top', { n }).catch(() => null);
    return answer?.entries ?? [];
  }

  around(score: number): Promise<Neighbours | null> {
    return this.request('around', { score }).catch(() => null);
  }

  ping(state: PingState): void {
    void this.request('ping', { state }).catch(() => null);
  }

  async signIn(): Promise<PortPlayer | null> {
    const answer = await this.request('sign-in', {}, SIGN_IN_MS).catch(() => null);
    return answer?.player ?? null;
  }

  keepOptions(options: ArcadeOptions): void {
    void this.request('options', { options }).catch(() => null);
  }

  async share(text: string): Promise<ShareOutcome> {
    const answer = await this.request('share', { text }, SHARE_MS).catch(() => null);
    return answer?.done ?? 'failed';
  }

  private request<Type extends PortRequestType>(
    type: Type,
    fields: PortRequests[Type],
    limit = ANSWER_MS,
  ): Promise<PortAnswers[Type]> {
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        this.waiting.delete(id);
      };
      const timer = setTimeout(() => {
        end();
        reject(new RequestFailed('unreachable'));
      }, limit);
      this.waiting.set(id, (message) => {
        if (!isPortAnswer(type, message)) return;
        end();
        if ('error' in message) reject(new RequestFailed(message.error));
        else resolve(message.answer);
      });
      this.port.postMessage({ ...fields, id, type });
    });
  }
}
