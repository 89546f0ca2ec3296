import { createServer, type Server as HttpServer } from 'node:http';
import { Socket as TcpSocket, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Server, type Socket } from 'socket.io';
import { io, type Socket as ClientSocket } from 'socket.io-client';
import { until } from '../../../../test/support/until.js';
import { packetsWaiting, releaseHandshake, webSocketOf } from './engine-internals.js';

let http: HttpServer;
let server: Server;
let client: ClientSocket;

beforeEach(async () => {
  http = createServer();
  server = new Server(http);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  client.disconnect();
  await server.close();
});

/** A connected client as the server sees it. */
async function connect(...transports: ('websocket' | 'polling')[]): Promise<Socket> {
  const { port } = http.address() as AddressInfo;
  const connected = new Promise<Socket>((resolve) => server.once('connection', resolve));
  client = io(`http://127.0.0.1:${port}`, { transports, auth: { token: 'secret' } });
  return connected;
}

describe('the internals of Socket.IO', () => {
  it('have the TCP socket of an idle WebSocket, so that patches are written directly', async () => {
    const socket = await connect('websocket');
    expect(webSocketOf(socket.conn)).toBeInstanceOf(TcpSocket);
    expect(packetsWaiting(socket.conn)).toBe(0);
  });

  it('have none for a client that polls', async () => {
    const socket = await connect('polling');
    expect(webSocketOf(socket.conn)).toBeUndefined();
  });

  it('have the TCP socket of a client that has begun with polling, and release the request of its upgrade', async () => {
    const socket = await connect('polling', 'websocket');
    releaseHandshake(socket);
    await until(
      () => socket.conn.transport,
      (transport) => transport.name === 'websocket' && (transport as { req?: unknown }).req === undefined,
    );
    expect(webSocketOf(socket.conn)).toBeInstanceOf(TcpSocket);
  });

  it('can release request, headers and token of a handshake, and the connection continues', async () => {
    const socket = await connect('websocket');
    expect(socket.request.headers.upgrade).toBe('websocket');
    releaseHandshake(socket);
    expect(socket.request).toBeUndefined();
    expect(socket.conn.transport).toMatchObject({ name: 'websocket', req: undefined });
    expect(socket.handshake).toMatchObject({ headers: {}, auth: {} });
    const received = new Promise((resolve) => client.once('news', resolve));
    socket.emit('news', 7);
    expect(await received).toBe(7);
  });
});
