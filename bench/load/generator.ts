// The load generator. A separate process, so that its cost is not part of the server's.
import { setTimeout as pause } from 'node:timers/promises';
import { answerCalls } from '../support/child.ts';
import { now } from '../support/clock.ts';
import { runAtRandomTimes, runAtRate } from '../support/pace.ts';
import { spreadOf, type Spread } from '../support/stats.ts';
import { readDigits } from './digits.ts';
import { HttpConnection } from './http-connection.ts';
import { Ledger } from './ledger.ts';
import { ScoreDealer, type ScorePlan } from './score-plan.ts';
import { ScoreRequest } from './score-request.ts';

const DRAIN_TIMEOUT = 10_000;

export interface LoadOrder {
  /** The nodes of the server; connections are spread evenly over them. */
  ports: readonly number[];
  connections: number;
  seconds: number;
  /** Requests a second. By default each connection sends its next request after an answer. */
  rate?: number;
}

export interface LoadResult {
  /** Answers of 200 a second. */
  perSecond: number;
  accepted: number;
  /** Answers by status, and `lost` for requests whose connection was closed. */
  failures: Record<string, number>;
  /** An example of an unexpected answer. */
  example?: string;
  /** Milliseconds from sending a request to its answer. */
  latency: Spread;
}

export interface ScoresResult extends LoadResult {
  recordTo: number;
  /** When each record was sent, beginning with `recordFrom`; NaN for a refused one. */
  recordsSentAt: Float64Array;
}

/** Builds the next request of a connection, and reads its answer of 200. */
interface Sender {
  next(): Buffer;
  accept(text: string, bodyStart: number): void;
}

let apiKeys: readonly Buffer[] = [];

/** API keys of the players, of the same length. Sent once. */
function useKeys(keys: readonly string[]): void {
  apiKeys = keys.map((key) => Buffer.from(key, 'latin1'));
}

const ledger = new Ledger();
let serial = 0;
const nextSerial = () => (serial += 1);

async function drive(
  order: LoadOrder,
  senderFor: (port: number) => Sender,
  runAt: typeof runAtRate = runAtRate,
): Promise<LoadResult> {
  const failures: Record<string, number> = {};
  const latencies: number[] = [];
  let example: string | undefined;
  let accepted = 0;
  let inFlight = 0;
  let stopping = false;

  const idle: (() => void)[] = [];
  const open = async (index: number) => {
    const port = order.ports[index % order.ports.length] ?? NaN;
    const connection = await HttpConnection.open(port);
    const sender = senderFor(port);
    let sentAt = 0;
    const send = () => {
      inFlight += 1;
      const request = sender.next();
      sentAt = now();
      connection.send(request);
    };
    const fail = (status: string, text: string) => {
      failures[status] = (failures[status] ?? 0) + 1;
      example ??= text;
    };
    connection.onAnswer = (status, text, bodyStart) => {
      inFlight -= 1;
      latencies.push(now() - sentAt);
      if (status === 200) {
        accepted += 1;
        sender.accept(text, bodyStart);
      } else fail(String(status), text.slice(bodyStart, bodyStart + 300));
      if (stopping) return;
      if (order.rate === undefined) send();
      else idle.push(send);
    };
    connection.onLost = (error) => {
      inFlight -= 1;
      fail('lost', String(error));
    };
    return { connection, send };
  };

  const opened = await Promise.all(Array.from({ length: order.connections }, (_, index) => open(index)));
  const startedAt = now();
  if (order.rate === undefined) {
    for (const { send } of opened) send();
    await pause(order.seconds * 1_000);
  } else {
    idle.push(...opened.map(({ send }) => send));
    await runAt(order.seconds, order.rate, () => idle.shift()?.());
  }
  const counted = accepted;
  const seconds = (now() - startedAt) / 1_000;

  stopping = true;
  const deadline = now() + DRAIN_TIMEOUT;
  while (inFlight > 0 && now() < deadline) await pause(2);
  for (const { connection } of opened) connection.close();
  if (inFlight > 0) failures.unanswered = inFlight;
  return { perSecond: counted / seconds, accepted, failures, example, latency: spreadOf(latencies) };
}

export interface ScoresOrder extends LoadOrder {
  plan: ScorePlan;
  /** The share of requests with an idempotency key. */
  keyed: number;
}

async function writeScores(order: ScoresOrder): Promise<ScoresResult> {
  const { plan } = order;
  const dealer = new ScoreDealer(plan);
  const recordsSentAt: number[] = [];
  let keyedDue = 0;

  const result = await drive(order, (port) => {
    const request = new ScoreRequest(port, apiKeys[0]?.length ?? 0);
    let score = 0;
    let recordAt = NaN;
    return {
      next() {
        const planned = dealer.deal();
        score = planned.score;
        recordAt = planned.record ? now() : NaN;
        keyedDue += order.keyed;
        const keyed = keyedDue >= 1;
        if (keyed) keyedDue -= 1;
        return request.fill(planned, apiKeys[planned.player] as Buffer, keyed ? nextSerial() : undefined);
      },
      accept(text, bodyStart) {
        ledger.add(idIn(text, bodyStart), score);
        if (!Number.isNaN(recordAt)) recordsSentAt[score - plan.recordFrom] = recordAt;
      },
    };
  });
  return { ...result, recordTo: dealer.recordTo, recordsSentAt: Float64Array.from(recordsSentAt, (at) => at ?? NaN) };
}

function idIn(text: string, bodyStart: number): number {
  const at = text.indexOf('"id":', bodyStart);
  return at < 0 ? NaN : readDigits(text, at + 5);
}

export interface ReadsOrder extends LoadOrder {
  paths: readonly string[];
  /** Whether answers are compressed, as for browsers. */
  compressed: boolean;
}

/** Reads the paths in turn, at a rate at random times: several readers do not stay in step. */
function readPages(order: ReadsOrder): Promise<LoadResult> {
  const headers = `Host: 127.0.0.1\r\n${order.compressed ? 'Accept-Encoding: gzip, br\r\n' : ''}`;
  const requests = order.paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\n${headers}\r\n`));
  let turn = 0;
  const sender: Sender = {
    next: () => requests[(turn += 1) % requests.length] as Buffer,
    accept: () => undefined,
  };
  return drive(order, () => sender, runAtRandomTimes);
}

const commands = {
  useKeys,
  writeScores,
  readPages,
  takeLedger: () => ledger.take(),
};
answerCalls(commands);

export type GeneratorCommands = typeof commands;
