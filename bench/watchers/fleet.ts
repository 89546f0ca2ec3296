// Many watchers in one process. All follow the protocol, but share parsed patches and computed states.
import { setTimeout as pause } from 'node:timers/promises';
import type { BoardRows } from '../../libs/contracts/src/live/watch-options.ts';
import type { LeaderboardEntry } from '../../libs/contracts/src/scores/scores.schemas.ts';
import { answerCalls } from '../support/child.ts';
import { now } from '../support/clock.ts';
import { applyPatch, PatchDecoder, Snapshots, type BoardPatch, type BoardState } from './board-copy.ts';
import { WebSocketClient } from './web-socket.ts';

const CONCURRENCY = 50;
const RECONNECT_AFTER = 200;
const PATCH_PREFIX = Buffer.from('42["patch",');

export interface CrowdOrder {
  port: number;
  count: number;
  /** `baseline` receives plain boards; `count` speaks Socket.IO, but only counts messages. */
  kind: 'live' | 'count' | 'baseline';
  topic: string;
  /** The rows that each watcher requests; the server's default is 100. */
  rows?: BoardRows;
  /** Records when each patch arrived at each watcher. */
  timed?: boolean;
}

export interface CrowdCounts {
  open: number;
  messages: number;
  bytes: number;
  /** Reasons for repeated watch requests. */
  gaps: number;
  resets: number;
  reconnects: number;
}

/** A received patch: the scores of its rows, and its arrival at each watcher that received it. */
export interface Arrival {
  scores: number[];
  at: Float64Array;
  /** The numbers of these watchers, in the same order. */
  watchers: Uint32Array;
}

export interface BoardsSeen {
  watchers: number;
  /** Watchers without a board at the moment. */
  without: number;
  /** Distinct boards of watchers: one, if all are correct. */
  boards: { watchers: number; seq: number; total: number; entries: LeaderboardEntry[] }[];
}

interface Watcher {
  number: number;
  client?: WebSocketClient;
  state?: BoardState;
  /** Patches that arrived before the snapshot. */
  early: BoardPatch[];
  closed: boolean;
}

interface BaselineBoard {
  entries: { score: number }[];
}

let watchers: Watcher[] = [];
const counts: CrowdCounts = { open: 0, messages: 0, bytes: 0, gaps: 0, resets: 0, reconnects: 0 };
const snapshots = new Snapshots();
const arrivals = new Map<object, { scores: number[]; at: number[]; watchers: number[] }>();
let firstRefusal: string | undefined;

const patches = new PatchDecoder<BoardPatch>((bytes) => {
  const patch = JSON.parse(bytes.toString('utf8', PATCH_PREFIX.length, bytes.length - 1)) as BoardPatch;
  return patch;
});
const baselineBoards = new PatchDecoder((bytes) => JSON.parse(bytes.toString()) as BaselineBoard);

async function join(order: CrowdOrder): Promise<void> {
  const toOpen = Array.from({ length: order.count }, (_, index): Watcher => ({
    number: watchers.length + index,
    early: [],
    closed: false,
  }));
  watchers.push(...toOpen);
  const queue = toOpen.values();
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (const watcher of queue) await open(watcher, order);
    }),
  );
}

/** Resolves when the watcher has its snapshot (baseline: when it is connected). */
async function open(watcher: Watcher, order: CrowdOrder): Promise<void> {
  const socketIo = order.kind !== 'baseline';
  const path = socketIo ? '/socket.io/?EIO=4&transport=websocket' : '/live';
  let watching: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (watching = resolve));
  const client = await WebSocketClient.connect(
    { port: order.port, path },
    {
      onText: (payload) => {
        if (socketIo) onMessage(watcher, order, payload, watching);
        else count(payload, watcher, order.timed ? baselineBoards.read(payload) : undefined);
      },
      onClose: () => {
        if (watcher.client) counts.open -= 1;
        watcher.client = undefined;
        watcher.state = undefined;
        watching();
        if (watcher.closed) return;
        counts.reconnects += 1;
        setTimeout(() => void open(watcher, order).catch(() => undefined), RECONNECT_AFTER);
      },
    },
  );
  watcher.client = client;
  counts.open += 1;
  if (socketIo) await ready;
}

/** Engine.IO packets begin with a digit (0 open, 2 ping, 4 message), Socket.IO packets with another one. */
function onMessage(watcher: Watcher, order: CrowdOrder, payload: Buffer, watching: () => void): void {
  if (payload.length > PATCH_PREFIX.length && payload.compare(PATCH_PREFIX, 0, 11, 0, 11) === 0) {
    if (order.kind === 'count') return count(payload, watcher);
    const patch = patches.read(payload);
    count(payload, watcher, order.timed ? patch : undefined);
    if (patch.topic !== order.topic) return;
    return receive(watcher, order, patch);
  }
  const text = payload.toString();
  if (text === '2') watcher.client?.send('3');
  else if (text.startsWith('0')) setImmediate(() => watcher.client?.send('40'));
  else if (text.startsWith('40')) watch(watcher, order);
  else if (text.startsWith('43')) {
    acknowledge(watcher, order, text);
    watching();
  } else if (text.startsWith('42["reset"')) {
    counts.resets += 1;
    watch(watcher, order);
  }
}

function watch(watcher: Watcher, order: CrowdOrder): void {
  watcher.state = undefined;
  watcher.early = [];
  const options = order.rows === undefined ? [] : [{ rows: order.rows }];
  watcher.client?.send(`420${JSON.stringify(['watch', order.topic, ...options])}`);
}

function acknowledge(watcher: Watcher, order: CrowdOrder, text: string): void {
  const [answer] = JSON.parse(text.slice(text.indexOf('['))) as [
    { ok: boolean; seq: number; snapshot: { entries: LeaderboardEntry[]; total: number; watching: number } },
  ];
  if (!answer.ok) {
    firstRefusal ??= text;
    return;
  }
  watcher.state = snapshots.stateOf(answer.seq, answer.snapshot, order.rows ?? 100);
  const { early } = watcher;
  watcher.early = [];
  for (const patch of early) receive(watcher, order, patch);
}

function receive(watcher: Watcher, order: CrowdOrder, patch: BoardPatch): void {
  if (!watcher.state) {
    watcher.early.push(patch);
    return;
  }
  const next = applyPatch(watcher.state, patch);
  if (next !== 'gap') {
    watcher.state = next;
    return;
  }
  counts.gaps += 1;
  watch(watcher, order);
}

function count(payload: Buffer, { number }: Watcher, timed?: BoardPatch | BaselineBoard): void {
  counts.messages += 1;
  counts.bytes += payload.length;
  if (!timed) return;
  let arrival = arrivals.get(timed);
  if (!arrival) {
    const rows = 'upserts' in timed ? timed.upserts : timed.entries;
    arrivals.set(timed, (arrival = { scores: rows.map(({ score }) => score), at: [], watchers: [] }));
  }
  arrival.at.push(now());
  arrival.watchers.push(number);
}

function takeArrivals(): Arrival[] {
  const taken = [...arrivals.values()].map(({ scores, at, watchers: receivers }) => ({
    scores,
    at: Float64Array.from(at),
    watchers: Uint32Array.from(receivers),
  }));
  arrivals.clear();
  return taken;
}

function boards(): BoardsSeen {
  const seen = new Map<BoardState, number>();
  for (const { state } of watchers) if (state) seen.set(state, (seen.get(state) ?? 0) + 1);
  const held = [...seen].map(([{ seq, total, entries }, count]) => ({
    watchers: count,
    seq,
    total,
    entries: [...entries],
  }));
  return { watchers: watchers.length, without: watchers.filter(({ state }) => !state).length, boards: held };
}

async function leave(): Promise<void> {
  for (const watcher of watchers) {
    watcher.closed = true;
    watcher.client?.close();
  }
  while (counts.open > 0) await pause(5);
  watchers = [];
  arrivals.clear();
}

const commands = {
  join,
  leave,
  boards,
  takeArrivals,
  counts: (): CrowdCounts & { firstRefusal?: string } => ({ ...counts, firstRefusal }),
};
answerCalls(commands);

export type FleetCommands = typeof commands;
