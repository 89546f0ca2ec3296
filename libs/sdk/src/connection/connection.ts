import type { BoardResult, PortAnswers, PortRequests } from '@gamegeek/contracts/play/port-messages.js';
import type { SentScore } from '../score-queue.js';
import type { Events, Locale, Mode, Player, Round, State } from '../types.js';

/** Requests of a client besides rounds and scores, like those of a game in a frame. */
export type Question = 'top' | 'around' | 'sign-in' | 'kept';

export type Ask = <Type extends Question>(
  type: Type,
  fields: PortRequests[Type],
  waitMs?: number,
) => Promise<PortAnswers[Type]>;

/** Answers by type of request. */
export type Answers = { [Type in Question]: (fields: PortRequests[Type]) => Promise<PortAnswers[Type]> };

/** A connection to GameGeek. Only `ask` rejects. */
export interface Connection {
  readonly mode: Mode;
  readonly state: State;
  readonly player: Player | null;
  readonly locale: Locale;
  round: () => Promise<Round>;
  submit: (sent: SentScore) => Promise<BoardResult>;
  ask: Ask;
}

export type Emit = <Name extends keyof Events>(name: Name, value: Events[Name]) => void;

/** A round unknown to the server. */
export const ownRound = (): Round => ({
  id: null,
  seed: (Math.random() * 2 ** 32) >>> 0,
  startedAt: new Date().toISOString(),
});

export const browserLocale = (): Locale => (/^(es|fr|de)/.exec(navigator.language)?.[0] ?? 'en') as Locale;

export const stateOf = (isLive: boolean, waiting: number): State =>
  isLive && waiting === 0 ? 'live' : `offline (${waiting} waiting)`;
