// Sends more requests from one address than its limits allow, in a separate process.
import { answerCalls } from '../support/child.ts';
import { now } from '../support/clock.ts';
import { runAtRate } from '../support/pace.ts';
import { WebSocketClient } from '../watchers/web-socket.ts';
import { HttpConnection } from './http-connection.ts';

const ADDRESS = '127.0.0.66';
const CONNECTIONS = 64;
const SOCKET_PATH = '/socket.io/?EIO=4&transport=websocket';
/** The server's limit for an address. */
const SOCKETS = 40;

export interface FloodOrder {
  port: number;
  seconds: number;
  /** Requests a second. */
  requests: number;
  /** New sockets a second. */
  newSockets: number;
  /** Events a second of each open socket. */
  eventsOfSocket: number;
  game: number;
}

export interface FloodResult {
  /** Answers to requests, by status; `lost` for those whose connection was closed. */
  answers: Record<string, number>;
  socketsOpened: number;
  socketsRefused: number;
}

async function flood(order: FloodOrder): Promise<FloodResult> {
  const result: FloodResult = { answers: {}, socketsOpened: 0, socketsRefused: 0 };
  const end = now() + order.seconds * 1_000;
  await Promise.all([sendRequests(order, result), openSockets(order, result, end)]);
  return result;
}

async function sendRequests({ port, seconds, requests, game }: FloodOrder, { answers }: FloodResult): Promise<void> {
  const kinds = [
    `GET /api/leaderboard?gameId=${game} HTTP/1.1\r\nHost: x\r\n\r\n`,
    post(JSON.stringify({ gameId: game, score: 1, apiKey: `gg_${'x'.repeat(40)}` })),
    post('{"gameId":'),
    `GET /api/games?search=${'a'.repeat(40)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  ].map((text) => Buffer.from(text, 'latin1'));
  const countAnswer = (status: string) => (answers[status] = (answers[status] ?? 0) + 1);
  const idle: HttpConnection[] = [];
  let turn = 0;
  let opening = 0;
  let open = 0;
  const openOne = () => {
    opening += 1;
    HttpConnection.open(port, ADDRESS)
      .then((connection) => {
        open += 1;
        connection.onAnswer = (status) => {
          countAnswer(String(status));
          idle.push(connection);
        };
        connection.onLost = () => {
          open -= 1;
          countAnswer('lost');
          const index = idle.indexOf(connection);
          if (index >= 0) idle.splice(index, 1);
        };
        idle.push(connection);
      })
      .catch(() => countAnswer('refused'))
      .finally(() => (opening -= 1));
  };
  await runAtRate(seconds, requests, () => {
    if (open + opening < CONNECTIONS) openOne();
    turn += 1;
    idle.shift()?.send(kinds[turn % kinds.length] as Buffer);
  });
  for (const connection of idle) connection.close();
}

function post(body: string): string {
  return `POST /api/scores HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}

async function openSockets(order: FloodOrder, result: FloodResult, end: number): Promise<void> {
  const sockets = new Set<WebSocketClient>();
  const target = { port: order.port, path: SOCKET_PATH, localAddress: ADDRESS };
  const openOne = async () => {
    let socket: WebSocketClient | undefined;
    try {
      const opened = await WebSocketClient.connect(target, {
        onText: () => undefined,
        onClose: () => socket && sockets.delete(socket),
      });
      socket = opened;
      result.socketsOpened += 1;
      if (sockets.size >= SOCKETS || now() > end) return opened.close();
      opened.send('40');
      sockets.add(opened);
    } catch {
      result.socketsRefused += 1;
    }
  };
  await Promise.all([
    runAtRate(order.seconds, order.newSockets, () => void openOne()),
    runAtRate(order.seconds, order.eventsOfSocket, () => {
      for (const socket of sockets) socket.send(`420["watch","leaderboard:${order.game}:all"]`);
    }),
  ]);
  for (const socket of sockets) socket.close();
}

const commands = { flood };
answerCalls(commands);

export type FloodCommands = typeof commands;
