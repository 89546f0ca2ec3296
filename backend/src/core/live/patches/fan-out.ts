import type { Server, Socket } from 'socket.io';
import { Sender } from 'ws';
import type { Patch, ServerToClientEvents } from '@gamegeek/contracts/live/live-events.js';
import { SOCKET_LIMITS } from '../../../config/limits.js';
import { packetsWaiting, webSocketOf } from '../connections/engine-internals.js';

declare module 'ws' {
  /** Has no types, but is exported, and Socket.IO uses it as well. */
  export const Sender: {
    frame(data: Buffer, options: { fin: boolean; opcode: number; mask: boolean }): Buffer[];
  };
}

export type LiveServer = Server<Record<string, never>, ServerToClientEvents>;
export type LiveSocket = Socket<Record<string, never>, ServerToClientEvents>;

/** The limit of queued bytes for a slow client: 64 packets of the usual maximum size. */
const BYTES_WAITING = SOCKET_LIMITS.packetsWaiting * 4_096;

/**
 * Sends a patch to every watcher of a room on this node, encoded once. On a plain, idle WebSocket the frame is written
 * directly, which costs a quarter less than Socket.IO's emit; other sockets get it through emit. A client with too many
 * queued packets is disconnected; it reconnects and starts from a snapshot.
 */
export function fanOut(server: LiveServer, room: string, patch: Patch): void {
  const { adapter, sockets } = server.of('/');
  const watchers = adapter.rooms.get(room);
  if (!watchers) return;
  const frame = frameOf(patch);
  const ordinary: string[] = [];
  for (const id of watchers) {
    const socket = sockets.get(id);
    if (!socket) continue;
    const webSocket = webSocketOf(socket.conn);
    const tooMany = webSocket
      ? webSocket.writableLength > BYTES_WAITING
      : packetsWaiting(socket.conn) > SOCKET_LIMITS.packetsWaiting;
    if (tooMany) socket.disconnect(true);
    else if (webSocket) webSocket.write(frame);
    else ordinary.push(id);
  }
  // Each socket is in a room with its own id, so this is encoded once as well.
  if (ordinary.length > 0) server.to(ordinary).emit('patch', patch);
}

/** An Engine.IO message (4) with a Socket.IO event (2) of the default namespace, in a single text frame (opcode 1). */
function frameOf(patch: Patch): Buffer {
  const message = Buffer.from(`42${JSON.stringify(['patch', patch])}`);
  return Buffer.concat(Sender.frame(message, { fin: true, opcode: 1, mask: false }));
}
