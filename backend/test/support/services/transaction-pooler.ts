import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** The parameters that PgBouncer supports; it refuses connections with others. */
const KNOWN_PARAMETERS = new Set(['user', 'database', 'application_name', 'client_encoding']);
/** Statements with an effect on the session, which another client would inherit. */
const SESSION_STATEMENT =
  /^\s*(SET\s+(?!LOCAL\b|TRANSACTION\b)|LISTEN\b|PREPARE\b|CREATE\s+TEMP)|pg_(try_)?advisory_lock\b/i;

/**
 * Simulates a pooler in transaction mode: closes connections that use session features and records them. It does not share
 * connections.
 */
export interface TransactionPooler {
  url: string;
  /** Connections that have sent a statement. */
  used(): number;
  refused: string[];
  close(): Promise<void>;
}

export async function startTransactionPooler(target: string): Promise<TransactionPooler> {
  const url = new URL(target);
  const [host, port] = [url.hostname, Number(url.port)];
  const sockets = new Set<Socket>();
  const refused: string[] = [];
  let used = 0;

  const server = createServer((client) => {
    const upstream = connect({ host, port });
    let unread = Buffer.alloc(0);
    let hasStarted = false;
    let hasSent = false;
    client.on('data', (chunk) => {
      unread = Buffer.concat([unread, chunk]);
      for (;;) {
        const message = takeMessage(unread, hasStarted);
        if (!message) break;
        unread = unread.subarray(message.length);
        const reason = hasStarted ? refusedMessage(message) : refusedParameter(message);
        hasStarted = true;
        if (isStatement(message) && !hasSent) {
          hasSent = true;
          used += 1;
        }
        if (reason) {
          refused.push(reason);
          client.destroy();
          return;
        }
        upstream.write(message);
      }
    });
    upstream.on('data', (chunk) => client.write(chunk));
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url.port = String((server.address() as AddressInfo).port);
  url.hostname = '127.0.0.1';
  return {
    url: url.href,
    used: () => used,
    refused,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Returns the first complete message. The startup message has no type byte. */
function takeMessage(data: Buffer, hasStarted: boolean): Buffer | undefined {
  const typeLength = hasStarted ? 1 : 0;
  if (data.length < typeLength + 4) return undefined;
  const length = typeLength + data.readInt32BE(typeLength);
  return data.length < length ? undefined : data.subarray(0, length);
}

function refusedParameter(startup: Buffer): string | undefined {
  const parts = startup.subarray(8).toString().split('\0');
  const names = parts.filter((_, index) => index % 2 === 0 && parts[index] !== '');
  return names.find((name) => !KNOWN_PARAMETERS.has(name));
}

const isStatement = (message: Buffer) => message[0] === 0x51 || message[0] === 0x50;

/** Returns the session feature that a statement (`Q`, or `P` with its name) uses. */
function refusedMessage(message: Buffer): string | undefined {
  if (!isStatement(message)) return undefined;
  const [first = '', second = ''] = message.subarray(5).toString().split('\0');
  const [name, text] = message[0] === 0x50 ? [first, second] : ['', first];
  if (name !== '') return `prepared statement ${name}`;
  return SESSION_STATEMENT.test(text) ? text : undefined;
}
