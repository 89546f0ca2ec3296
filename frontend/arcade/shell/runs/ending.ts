import type { PortRound } from '@gamegeek/contracts/play/port-messages.js';
import type { LateNews, Neighbours, Scoreboard } from '../board/bridge.js';
import { outcomeAfter } from '../board/late-outcome.js';
import type { Outcome } from './outcome.js';

const TARGETS = 3;

/** What became of the last run: its score is sent, and the board around it is read. */
export class Ending {
  outcome: Outcome | null = null;
  /** The board at the start of the run, for the best score before it. */
  private before: Promise<Neighbours | null> = Promise.resolve(null);

  constructor(
    private readonly board: () => Scoreboard | null,
    /** More is known about the outcome. */
    private readonly changed: () => void,
  ) {}

  /** A run begins, if it counts on a board. */
  begin(board: Scoreboard | null): void {
    this.outcome = null;
    if (board) this.before = board.around(0);
  }

  /** Sends the score. False if there is nothing to send. */
  async send(outcome: Outcome, round: PortRound | null, log: string | null): Promise<boolean> {
    const { before } = this;
    const board = this.board();
    const { score, result, practice } = outcome;
    if (!board || result || practice || score === 0) return false;
    outcome.result = await board.submit(score, round?.id ?? null, log);
    // Who was overtaken depends on the best score before.
    const [earlier, around] = await Promise.all([before, board.around(score)]);
    outcome.around = earlier && around && { ...around, best: earlier.best };
    return true;
  }

  /** The end is shown; `sent` resolves when the score was sent. */
  async show(outcome: Outcome, sent: Promise<boolean>): Promise<void> {
    this.outcome = outcome;
    const wasSent = await sent;
    if (this.outcome !== outcome) return;
    if (wasSent) this.changed();
    else if (outcome.score === 0 && !outcome.result && !outcome.practice) await this.findTarget(outcome);
  }

  /** Without points there is nothing to send, but a score to reach. */
  private async findTarget(outcome: Outcome): Promise<void> {
    const board = this.board();
    const around = await board?.around(0);
    if (!board || !around) return;
    // The last players of a long board are not looked up.
    const above = around.above.length > 0 ? around.above : await board.top(TARGETS);
    if (this.outcome !== outcome) return;
    outcome.around = { ...around, above };
    this.changed();
  }

  /** A result that was not known when the run ended. */
  async update(news: LateNews, name: string | undefined): Promise<void> {
    const outcome = this.outcome && outcomeAfter(this.outcome, news, name);
    if (!outcome) return;
    this.outcome = outcome;
    const now = (await this.board()?.around(outcome.score)) ?? null;
    if (this.outcome !== outcome || !outcome.result) return;
    outcome.around ??= now;
    outcome.result.total ??= now?.total ?? null;
    this.changed();
  }
}
