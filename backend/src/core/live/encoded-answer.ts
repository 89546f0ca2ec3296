import type { WatchAck } from '@gamegeek/contracts/live/live-events.js';

/** The answer to a watch, encoded once for all who get it. */
export class EncodedAnswer {
  readonly json: string;

  constructor(answer: WatchAck) {
    this.json = JSON.stringify(answer);
  }

  /** For an encoder that does not know this class; see `sendEncodedAnswers`. */
  toJSON(): unknown {
    return JSON.parse(this.json);
  }
}
