import { createServer, type AddressInfo, type Socket } from 'node:net';

/** How the server treats the next emails. */
export type Mood = 'takes' | 'has a bad day' | 'knows no such mailbox' | 'says nothing';

export interface SmtpServer {
  url: string;
  /** The accepted emails: mailbox and raw message. */
  taken: { to: string; message: string }[];
  mood: Mood;
  /** Replies to `RCPT TO` or to the message itself that refuse a mailbox, by address. */
  refusals: Map<string, { at: 'recipient' | 'message'; reply: string }>;
  /** The number of connections. */
  calls: number;
  /** Ends every connection, as servers do with idle ones. */
  hangUp(): void;
  close(): Promise<void>;
}

/** A minimal SMTP server with configurable faults. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket)).on('error', () => undefined);
    state.calls += 1;
    converse(socket, state);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const state: SmtpServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken: [],
    mood: 'takes',
    refusals: new Map(),
    calls: 0,
    hangUp: () => {
      for (const socket of sockets) socket.end();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return state;
}

function converse(socket: Socket, state: SmtpServer): void {
  if (state.mood === 'says nothing') return;
  let unread = '';
  let to = '';
  let inMessage = false;
  const say = (line: string) => socket.write(`${line}\r\n`);

  const refusal = (at: 'recipient' | 'message') => {
    const found = state.refusals.get(to);
    return found?.at === at ? found.reply : undefined;
  };

  const onCommand = (line: string) => {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'MAIL' && state.mood === 'has a bad day') say('451 4.3.0 come back later');
    else if (verb === 'EHLO' || verb === 'MAIL' || verb === 'RSET') say('250 fine');
    else if (verb === 'RCPT') {
      to = /<(.*)>/.exec(line)?.[1] ?? '';
      // Real servers repeat the address.
      if (state.mood === 'knows no such mailbox') say(`550 5.1.1 <${to}>: no such mailbox`);
      else say(refusal('recipient') ?? '250 fine');
    } else if (verb === 'DATA') {
      inMessage = true;
      say('354 go on');
    } else if (verb === 'QUIT') socket.end('221 bye\r\n');
    else say('502 what?');
  };

  const read = (): boolean => {
    const end = unread.indexOf(inMessage ? '\r\n.\r\n' : '\r\n');
    if (end < 0) return false;
    const text = unread.slice(0, end);
    unread = unread.slice(end + (inMessage ? 5 : 2));
    if (inMessage) {
      inMessage = false;
      const refused = refusal('message');
      if (refused === undefined) state.taken.push({ to, message: text });
      say(refused ?? '250 taken');
    } else onCommand(text);
    return true;
  };

  say('220 ready');
  socket.on('data', (chunk) => {
    unread += chunk.toString('latin1');
    while (read());
  });
}
