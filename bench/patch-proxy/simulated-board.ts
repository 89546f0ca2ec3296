import type { Patch } from '../../libs/contracts/src/live/live-events.ts';
import type { LeaderboardTopic } from '../../libs/contracts/src/live/topics.ts';
import type { LeaderboardEntry, LeaderboardSnapshot } from '../../libs/contracts/src/scores/scores.schemas.ts';
import { applyPatch, type BoardState } from '../watchers/board-copy.ts';

/** Rows shown on the page. */
export const SHOWN = 10;
/** The rows in which records end, so that no row leaves the page before it was rendered. */
export const WON = 7;
/** The rows that records come from: those shown and as many below. */
const PLAYING = 2 * SHOWN;
/** Coprime steps, so that every row and every rank is used. */
const PLAYER_STEP = 7;
const PLACE_STEP = 3;

export type BoardAnswer = { ok: true; topic: LeaderboardTopic; seq: number; snapshot: LeaderboardSnapshot };

/**
 * A board on which every patch is a record that the page must show: of a player who keeps their rank, overtakes, or enters
 * the visible rows. It continues from the snapshot of a real server, by the rules of the protocol.
 */
export class SimulatedBoard {
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

  /** The rows that a page shows once it has all patches. */
  get shown(): readonly LeaderboardEntry[] {
    return this.state.entries.slice(0, SHOWN);
  }

  /** The snapshot for a page that asks for this number of rows. */
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
    if (state === 'gap') throw new Error('a gap in consecutive sequence numbers');
    this.state = state;
    // With its current rank, as the server finalizes it.
    const ranked = state.entries.find(({ userId }) => userId === record.userId) ?? record;
    return { ...range, upserts: [ranked], ...rest };
  }

  private nextRecord(): LeaderboardEntry {
    const { entries } = this.state;
    const fromRow = (this.records * PLAYER_STEP) % PLAYING;
    const toRow = Math.min(fromRow, (this.records * PLACE_STEP) % WON);
    this.records += 1;
    const player = entries[fromRow];
    const beaten = entries[toRow];
    if (!player || !beaten) throw new Error('the board has lost players');
    const id = entries.reduce((highest, entry) => Math.max(highest, entry.id), 0) + 1;
    return { ...player, id, score: beaten.score + 1, createdAt: new Date().toISOString() };
  }
}
