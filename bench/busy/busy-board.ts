import type { LeaderboardSnapshot, Patch } from '../../libs/contracts/src/live/live-events.ts';
import type { LeaderboardTopic } from '../../libs/contracts/src/live/topics.ts';
import type { LeaderboardEntry } from '../../libs/contracts/src/scores/scores.types.ts';
import { applyPatch, type BoardState } from '../watchers/board-copy.ts';

/** Rows that a page shows. */
export const SHOWN = 10;
/** Each record ends in one of these: from below them nobody is pushed off the page before it was drawn. */
export const WON = 7;
/** Records come from the rows shown and from as many below. */
const PLAYING = 2 * SHOWN;
/** Without a common divisor with what they count through, so that every row and every place has its turn. */
const PLAYER_STEP = 7;
const PLACE_STEP = 3;

export type BoardAnswer = { ok: true; topic: LeaderboardTopic; seq: number; snapshot: LeaderboardSnapshot };

/**
 * A board on which every patch is a record that a page must show: of somebody who stays, who overtakes, or who comes up
 * from below. It goes on from the answer of a real server, by the rules of the protocol.
 */
export class BusyBoard {
  private readonly topic: LeaderboardTopic;
  private readonly watching: number;
  private state: BoardState;
  private records = 0;

  constructor({ topic, seq, snapshot }: BoardAnswer) {
    if (snapshot.entries.length < PLAYING) throw new Error(`only ${snapshot.entries.length} players on ${topic}`);
    this.topic = topic;
    this.watching = snapshot.watching;
    this.state = { seq, entries: snapshot.entries, total: snapshot.total, rows: 100 };
  }

  /** What a page shows once it has all patches. */
  get shown(): readonly LeaderboardEntry[] {
    return this.state.entries.slice(0, SHOWN);
  }

  /** The answer for a page that asks for so many rows now. */
  answer(rows: number = this.state.rows): BoardAnswer {
    const { seq, total } = this.state;
    const entries = this.state.entries.slice(0, rows);
    return { ok: true, topic: this.topic, seq, snapshot: { entries, total, watching: this.watching } };
  }

  /** The next record, as the server would send it. */
  next(): Patch<LeaderboardTopic> {
    const { seq, total } = this.state;
    const record = this.nextRecord();
    const range = { topic: this.topic, from: seq + 1, to: seq + 1 };
    const rest = { total, watching: this.watching };
    const state = applyPatch(this.state, { ...range, upserts: [record], ...rest });
    if (state === 'gap') throw new Error('a gap in numbers that follow each other');
    this.state = state;
    // With the rank that it has now, as the server seals it.
    const ranked = state.entries.find(({ userId }) => userId === record.userId) ?? record;
    return { ...range, upserts: [ranked], ...rest };
  }

  private nextRecord(): LeaderboardEntry {
    const { entries } = this.state;
    const standsAt = (this.records * PLAYER_STEP) % PLAYING;
    const comesTo = Math.min(standsAt, (this.records * PLACE_STEP) % WON);
    this.records += 1;
    const player = entries[standsAt];
    const beaten = entries[comesTo];
    if (!player || !beaten) throw new Error('fewer players than there were');
    const id = entries.reduce((highest, entry) => Math.max(highest, entry.id), 0) + 1;
    return { ...player, id, score: beaten.score + 1, createdAt: new Date().toISOString() };
  }
}
