// Watchers in one process. All follow the board by the protocol; parsing a patch and computing the next state are
// shared, because they are the same for all.
import { setTimeout as pause } from 'node:timers/promises';
import type { BoardRows } from '../../libs/contracts/src/live/watch-options.ts';
import type { LeaderboardEntry } from '../../libs/contracts/src/scores/scores.schemas.ts';
import { answerCalls } from '../support/child.ts';
import { now } from '../support/clock.ts';
import { applyPatch, PatchDecoder, Snapshots, type BoardPatch, type BoardState } from './board-copy.ts';
import { WebSocketClient } from './web-socket.ts';

const AT_ONCE = 50;
const RECONNECT_AFTER = 200;
/** The site's pauses (frontend/src/shared/live/socket-transport.ts) and how it spreads what it watches again. */
const SITE = { first: 500, longest: 8_000, spread: 400 };
const PATCH_PREFIX = Buffer.from('42["patch",');

export interface CrowdOrder {
  port: number;
  count: number;
  /** `baseline` receives plain boards; `count` speaks Socket.IO, but only counts messages. */
  kind: 'live' | 'count' | 'baseline';
  topic: string;
  /** The rows that each watcher asks for; by default without options, which means 100. */
  rows?: BoardRows;
  /** Records when each patch arrived at each watcher. */
  timed?: boolean;
  /** Reconnects with the pauses of the site. */
  asSite?: boolean;
}

export interface CrowdCounts {
  open: number;
  messages: number;
  bytes: number;
  /** What gaps and reconnects made the watchers repeat. */
  gaps: number;
  resets: number;
  reconnects: number;
}

/** A received patch: the scores of its rows, and its arrival at each watcher. */
export interface Arrival {
  scores: number[];
  at: Float64Array;
}

export interface BoardsSeen {
  watchers: number;
  /** Watchers without a board at the moment. */
  without: number;
  /** Distinct boards of watchers: one, if all are correct. */
  boards: { watchers: number; seq: number; total: number; entries: LeaderboardEntry[] }[];
}

interface Watcher {
  client?: WebSocketClient;
  state?: BoardState;
  /** Patches that arrived before the snapshot. */
  early: BoardPatch[];
  closed: boolean;
  /** Attempts to connect since the connection was lost. */
  attempts: number;
  wasLost: boolean;
}

interface BaselineBoard {
  entries: { score: number }[];
}

let watchers: Watcher[] = [];
const counts: CrowdCounts = { open: 0, messages: 0, bytes: 0, gaps: 0, resets: 0, reconnects: 0 };
const snapshots = new Snapshots();
const arrivals = new Map<object, { scores: number[]; at: number[] }>();
let firstRefusal: string | undefined;

const patches = new PatchDecoder<BoardPatch>((bytes) => {
  const patch = JSON.parse(bytes.toString('utf8', PATCH_PREFIX.length, bytes.length - 1)) as BoardPatch;
  return patch;
});
const baselineBoards = new PatchDecoder((bytes) => JSON.parse(bytes.toString()) as BaselineBoard);

async function join(wanted: CrowdOrder): Promise<{ milliseconds: number }> {
  const startedAt = now();
  const toOpen = Array.from({ length: wanted.count }, (): Watcher => ({
    early: [],
    closed: false,
    attempts: 0,
    wasLost: false,
  }));
  watchers.push(...toOpen);
  const rest = toOpen.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const watcher of rest) await open(watcher, wanted);
    }),
  );
  return { milliseconds: now() - startedAt };
}

/** Resolves when the watcher has its snapshot (baseline: when it is connected). */
async function open(watcher: Watcher, wanted: CrowdOrder): Promise<void> {
  const socketIo = wanted.kind !== 'baseline';
  const path = socketIo ? '/socket.io/?EIO=4&transport=websocket' : '/live';
  let watching: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (watching = resolve));
  const client = await WebSocketClient.connect(
    { port: wanted.port, path },
    {
      onText: (payload) => {
        if (socketIo) onPacket(watcher, wanted, payload, watching);
        else count(payload, wanted.timed ? baselineBoards.read(payload) : undefined);
      },
      onClose: () => {
        if (watcher.client) counts.open -= 1;
        watcher.client = undefined;
        watcher.state = undefined;
        watching();
        if (watcher.closed) return;
        watcher.wasLost = true;
        counts.reconnects += 1;
        setTimeout(() => void open(watcher, wanted).catch(() => undefined), pauseBeforeReconnect(watcher, wanted));
      },
    },
  );
  watcher.client = client;
  watcher.attempts = 0;
  counts.open += 1;
  if (socketIo) await ready;
}

/** After a connection that the server closed, the site waits for one to two first pauses; then it doubles them. */
function pauseBeforeReconnect(watcher: Watcher, { asSite }: CrowdOrder): number {
  if (!asSite) return RECONNECT_AFTER;
  watcher.attempts += 1;
  if (watcher.attempts === 1) return SITE.first * (1 + Math.random());
  const middle = SITE.first * 2 ** (watcher.attempts - 2);
  return Math.min(middle * (0.5 + Math.random()), SITE.longest);
}

/** Engine.IO packets begin with a digit (0 open, 2 ping, 4 message), Socket.IO packets with another one. */
function onPacket(watcher: Watcher, wanted: CrowdOrder, payload: Buffer, watching: () => void): void {
  if (payload.length > PATCH_PREFIX.length && payload.compare(PATCH_PREFIX, 0, 11, 0, 11) === 0) {
    if (wanted.kind === 'count') return count(payload);
    const patch = patches.read(payload);
    count(payload, wanted.timed ? patch : undefined);
    if (patch.topic !== wanted.topic) return;
    return receive(watcher, wanted, patch);
  }
  const text = payload.toString();
  if (text === '2') watcher.client?.send('3');
  else if (text.startsWith('0')) setImmediate(() => watcher.client?.send('40'));
  else if (text.startsWith('40')) {
    if (watcher.wasLost && wanted.asSite) setTimeout(() => watch(watcher, wanted), Math.random() * SITE.spread);
    else watch(watcher, wanted);
  } else if (text.startsWith('43')) {
    acknowledge(watcher, wanted, text);
    watching();
  } else if (text.startsWith('42["reset"')) {
    counts.resets += 1;
    watch(watcher, wanted);
  }
}

function watch(watcher: Watcher, wanted: CrowdOrder): void {
  watcher.state = undefined;
  watcher.early = [];
  const options = wanted.rows === undefined ? [] : [{ rows: wanted.rows }];
  watcher.client?.send(`420${JSON.stringify(['watch', wanted.topic, ...options])}`);
}

function acknowledge(watcher: Watcher, wanted: CrowdOrder, text: string): void {
  const [answer] = JSON.parse(text.slice(text.indexOf('['))) as [
    { ok: boolean; seq: number; snapshot: { entries: LeaderboardEntry[]; total: number; watching: number } },
  ];
  if (!answer.ok) {
    firstRefusal ??= text;
    return;
  }
  watcher.state = snapshots.stateOf(answer.seq, answer.snapshot, wanted.rows ?? 100);
  const { early } = watcher;
  watcher.early = [];
  for (const patch of early) receive(watcher, wanted, patch);
}

function receive(watcher: Watcher, wanted: CrowdOrder, patch: BoardPatch): void {
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
  watch(watcher, wanted);
}

function count(payload: Buffer, timed?: BoardPatch | BaselineBoard): void {
  counts.messages += 1;
  counts.bytes += payload.length;
  if (!timed) return;
  let arrival = arrivals.get(timed);
  if (!arrival) {
    const rows = 'upserts' in timed ? timed.upserts : timed.entries;
    arrivals.set(timed, (arrival = { scores: rows.map(({ score }) => score), at: [] }));
  }
  arrival.at.push(now());
}

function takeArrivals(): Arrival[] {
  const taken = [...arrivals.values()].map(({ scores, at }) => ({ scores, at: Float64Array.from(at) }));
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

/** How many watchers have a board. */
const withBoard = () => watchers.reduce((sum, { state }) => sum + (state ? 1 : 0), 0);

const commands = {
  join,
  withBoard,
  leave,
  boards,
  takeArrivals,
  counts: (): CrowdCounts & { firstRefusal?: string } => ({ ...counts, firstRefusal }),
};
answerCalls(commands);

export type FleetCommands = typeof commands;
