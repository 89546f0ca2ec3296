import type { SubmitResult } from '@gamegeek/contracts/play/port-messages.js';
import type { Entry, Events, Locale, Mode, Player, Round, State, Surroundings } from './types.js';

/** A connection to GameGeek. Rejects only when reading the board and signing in. */
export interface Connection {
  readonly mode: Mode;
  readonly state: State;
  readonly player: Player | null;
  readonly locale: Locale;
  round: () => Promise<Round>;
  submit: (score: number, round: string | null, log: string | null) => Promise<SubmitResult>;
  top: (count: number) => Promise<Entry[]>;
  around: (score: number) => Promise<Surroundings | null>;
  signIn: () => Promise<Player | null>;
}

export type Emit = <Name extends keyof Events>(name: Name, value: Events[Name]) => void;

/** A round unknown to the server. */
export const ownRound = (): Round => ({
  id: null,
  seed: (Math.random() * 2 ** 32) >>> 0,
  startedAt: new Date().toISOString(),
});

export const browserLocale = (): Locale =>
  (['es', 'fr', 'de'] as const).find((locale) => navigator.language.startsWith(locale)) ?? 'en';

export const stateOf = (isLive: boolean, waiting: number): State =>
  isLive && waiting === 0 ? 'live' : `offline (${waiting} waiting)`;
