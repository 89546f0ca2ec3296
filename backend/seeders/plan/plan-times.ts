import { weekStart } from '@gamegeek/rules/iso-week.js';
import type { SeededRandom } from '../random.js';
import { DAY_MS } from './plan-players.js';

const REACH = 60 * DAY_MS;
const THIS_WEEK = 0.24;
const LAST_WEEK = 0.24;
/** A week that has just begun has a part of its share, at least a tenth, and the whole share after this time. */
const FULL_SHARE_AFTER = 1.5 * DAY_MS;
const MIN_PART = 0.1;
const TRIES = 4;

/** Draws times of the last sixty days, about half of them in this and the last week, and more in the evenings. */
export class PlayTimes {
  private readonly monday: number;
  private readonly thisWeek: number;

  constructor(
    private readonly now: number,
    private readonly random: SeededRandom,
  ) {
    this.monday = weekStart(now);
    const part = Math.min(1, Math.max(MIN_PART, (now - this.monday) / FULL_SHARE_AFTER));
    this.thisWeek = THIS_WEEK * part;
  }

  isThisWeek(time: number): boolean {
    return time >= this.monday;
  }

  /** Returns a time after `joined`. */
  draw(joined: number): number {
    let time = this.drawAny();
    for (let tries = 1; tries < TRIES && !this.fits(time, joined); tries++) time = this.drawAny();
    return time > joined ? time : Math.floor(this.random.between(joined, this.now));
  }

  private drawAny(): number {
    const share = this.random.next();
    const week = 7 * DAY_MS;
    const [from, to] =
      share < this.thisWeek
        ? [this.monday, this.now]
        : share < this.thisWeek + LAST_WEEK
          ? [this.monday - week, this.monday]
          : [this.now - REACH, this.monday - week];
    return Math.floor(this.random.between(from, to));
  }

  private fits(time: number, joined: number): boolean {
    const hour = new Date(time).getUTCHours();
    const likely = hour >= 16 && hour < 23 ? 1 : hour >= 8 ? 0.6 : 0.25;
    return time > joined && this.random.next() < likely;
  }
}
