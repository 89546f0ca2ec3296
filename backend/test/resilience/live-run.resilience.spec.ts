import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { io } from 'socket.io-client';
import { snakeGame } from '@gamegeek/arcade/snake/snake.game.js';
import type { Patch, WatchAck } from '@gamegeek/contracts/live/live-events.js';
import { LIVE_RUNS_TOPIC, runTopic } from '@gamegeek/contracts/live/run-topics.js';
import type { LiveRunsTopic, RunTopic } from '@gamegeek/contracts/live/topics.js';
import type { LiveRun } from '@gamegeek/contracts/play/live-runs.schemas.js';
import type { RoundAnswer } from '@gamegeek/contracts/play/play.schemas.js';
import { REPORT_PAUSE, REPORT_SILENCE } from '@gamegeek/contracts/play/run-report.js';
import { applyRunChanges } from '@gamegeek/rules/live/live-runs.js';
import { judgePatch } from '@gamegeek/rules/live/sequence.js';
import { makeGame, type MadeGame } from '../factories/game.factory.js';
import { makePlay, type MadePlay } from '../factories/play.factory.js';
import { makeUser } from '../factories/user.factory.js';
import { LiveClients, type LiveSocket } from '../support/live-client.js';
import { startLoadBalancer, type LoadBalancer } from '../support/services/load-balancer.js';
import { startServer, type ServerProcess } from '../support/services/server-process.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { until } from '../support/until.js';

const ACK_TIMEOUT = 5_000;
/** So many reports with inputs are sent before the node is killed, and again afterwards. */
const REPORTS = 6;

let database: TestDatabase;
let game: MadeGame;
let play: MadePlay;
let round: string;
/** The node that is killed; its clients come to `other` afterwards, as behind a proxy. */
let node: ServerProcess;
let other: ServerProcess;
let proxy: LoadBalancer;
let player: Player;
const live = new LiveClients();
const sockets: LiveSocket[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  game = await makeGame(database, { launch: 'hosted', arcadeId: 'snake' });
  other = await startServer(database);
});
beforeEach(async () => {
  node = await startServer(database);
  proxy = await startLoadBalancer(node.url);
  play = await makePlay(database, { game, player: await makeUser(database) });
  const answer = await fetch(`${node.url}/api/play/rounds`, {
    method: 'POST',
    headers: { authorization: `Bearer ${play.token}` },
  });
  ({ round } = (await answer.json()) as RoundAnswer);
  player = new Player();
});
afterEach(async () => {
  player?.leave();
  live.closeAll();
  for (const socket of sockets.splice(0)) socket.disconnect();
  await proxy?.close();
  await node?.kill();
});
afterAll(async () => {
  await other?.kill();
  await database?.drop();
});

/** Connects again by itself. */
function connect(url: string): LiveSocket {
  const socket: LiveSocket = io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 50,
    reconnectionDelayMax: 200,
  });
  sockets.push(socket);
  return socket;
}

/** Reports like the page of a player, who makes an input for each report that others see. */
class Player {
  inputs = 0;
  private isKnown = false;
  private known = 0;
  private watching = 0;
  private isSending = false;
  private readonly socket = connect(proxy.url);
  private readonly timer = setInterval(() => void this.report(), REPORT_PAUSE);

  constructor() {
    this.socket.on('watchers', ({ watching }) => (this.watching = watching));
  }

  get log(): string {
    const inputs = Array.from({ length: this.inputs }, (_, at) => `${at.toString(36)}${'URDL'[at % 4] ?? ''}`);
    return `${snakeGame.version}.${inputs.join('')}`;
  }

  async started(): Promise<void> {
    await until(() => this.isKnown, Boolean);
  }

  /** Without a last report. */
  leave(): void {
    clearInterval(this.timer);
    this.socket.disconnect();
  }

  private async report(): Promise<void> {
    if (this.isSending || !this.socket.connected) return;
    this.isSending = true;
    if (this.watching > 0) this.inputs += 1;
    const at = Math.max(this.known - 1, 0);
    const log = { at, append: this.log.slice(at), tick: this.inputs };
    const answer = await this.socket
      .timeout(ACK_TIMEOUT)
      .emitWithAck('run', {
        ...{ token: play.token, round, state: 'playing', score: this.inputs },
        ...(this.watching > 0 && { log }),
      })
      .catch(() => undefined);
    this.isSending = false;
    if (!answer?.ok) return;
    this.isKnown = true;
    ({ known: this.known, watching: this.watching } = answer);
  }
}

/** A copy of the run as a page has it: it is watched again after a gap, a reset and a lost connection. */
class Spectator {
  run: LiveRun | undefined;
  /** Why it was watched, each time. */
  readonly watchedAfter: ('connect' | 'reset' | 'gap')[] = [];
  refusal: string | undefined;
  /** The log after each snapshot and patch. */
  readonly logs: string[] = [];
  private seq = 0;
  /** Patches that arrived before the snapshot; they may be newer. */
  private early: Patch<RunTopic>[] = [];
  private readonly topic: RunTopic = runTopic(play.sessionId);
  private readonly socket: LiveSocket;

  constructor(url: string) {
    this.socket = connect(url);
    this.socket.on('connect', () => void this.watch('connect'));
    this.socket.on('reset', () => void this.watch('reset'));
    this.socket.on('patch', (patch) => this.apply(patch as Patch<RunTopic>));
  }

  get inputs(): number {
    return this.run?.tick ?? 0;
  }

  private async watch(after: (typeof this.watchedAfter)[number]): Promise<void> {
    this.watchedAfter.push(after);
    this.run = undefined;
    this.early = [];
    const answer = (await this.socket.timeout(ACK_TIMEOUT).emitWithAck('watch', this.topic)) as WatchAck<RunTopic>;
    if (!answer.ok) {
      this.refusal = answer.code;
      return;
    }
    this.show(answer.seq, answer.snapshot);
    for (const patch of this.early.splice(0)) this.apply(patch);
  }

  private apply(patch: Patch<RunTopic>): void {
    const { topic, from, to, ...changes } = patch;
    if (topic !== this.topic) return;
    if (!this.run) {
      this.early.push(patch);
      return;
    }
    const verdict = judgePatch(this.seq, { from, to });
    if (verdict === 'gap') void this.watch('gap');
    if (verdict === 'apply') this.show(to, applyRunChanges(this.run, changes));
  }

  private show(seq: number, run: LiveRun): void {
    this.seq = seq;
    this.run = run;
    this.logs.push(run.log);
  }
}

async function killNode(): Promise<void> {
  proxy.use(other.url);
  await node.kill();
}

describe('a run whose node is killed', () => {
  it('goes on at another node, and all its spectators see each input once and in order', async () => {
    await player.started();
    const [near, far] = [new Spectator(proxy.url), new Spectator(other.url)];
    const both = () => Math.min(near.inputs, far.inputs);
    await until(both, (inputs) => inputs >= REPORTS);
    const before = player.inputs;
    await killNode();
    await until(both, (inputs) => inputs >= before + REPORTS);
    const { log } = player;
    for (const { logs } of [near, far]) {
      expect(logs.filter((seen) => !log.startsWith(seen))).toEqual([]);
      expect(logs.filter((seen, at) => seen.length < (logs[at - 1]?.length ?? 0))).toEqual([]);
    }
    expect([near.watchedAfter, far.watchedAfter]).toEqual([['connect', 'connect'], ['connect']]);
  });

  it('ends for its spectators and leaves the list, if its player does not come back', async () => {
    await player.started();
    const far = new Spectator(other.url);
    await until(
      () => far.inputs,
      (inputs) => inputs >= REPORTS,
    );
    const viewer = await live.connect(other.url);
    const { snapshot } = await viewer.watching<LiveRunsTopic>(LIVE_RUNS_TOPIC);
    const isListed = () =>
      (viewer.patchesOf(LIVE_RUNS_TOPIC).at(-1) ?? snapshot).runs.some(({ sessionId }) => sessionId === play.sessionId);
    await until(isListed, Boolean);
    player.leave();
    await killNode();
    expect(isListed()).toBe(true);
    await until(isListed, (listed) => !listed, 2 * REPORT_SILENCE);
    expect(await until(() => far.refusal, Boolean, 2 * REPORT_SILENCE)).toBe('unknown_topic');
  });
});
