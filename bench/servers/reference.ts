// The reference for the fan-out: Socket.IO as documented, with `emit` to a room.
import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { answerCalls } from '../support/child.ts';

const http = createServer();
const io = new Server(http);

io.on('connection', (socket) => {
  socket.on('watch', async (topic: string, acknowledge: (answer: unknown) => void) => {
    await socket.join(topic);
    acknowledge({ ok: true, topic, seq: 0, snapshot: { entries: [], total: 0, watching: 0 } });
  });
});

let timer: NodeJS.Timeout | undefined;

const commands = {
  listen: (port: number) => new Promise<void>((resolve) => void http.listen(port, '127.0.0.1', resolve)),
  /** Repeatedly sends a new patch of this size to all watchers of the topic. */
  emit({ topic, entry, entries, perSecond }: { topic: string; entry: object; entries: number; perSecond: number }) {
    clearInterval(timer);
    if (perSecond === 0) return;
    let seq = 0;
    timer = setInterval(() => {
      seq += 1;
      const upserts = Array.from({ length: entries }, (_, index) => ({ ...entry, id: seq * entries + index }));
      io.to(topic).emit('patch', { topic, from: seq, to: seq, upserts, total: seq, watching: 0 });
    }, 1_000 / perSecond);
  },
};
answerCalls(commands);

export type ReferenceCommands = typeof commands;
