import { connect, type Socket } from 'node:net';

/** Sends raw bytes. Resolves with the whole response when the server closes the connection. */
export function sendRaw(url: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let response = '';
    const socket = openRaw(url, () => socket.write(text));
    socket.on('data', (chunk) => (response += chunk.toString()));
    socket.once('close', () => resolve(response));
    socket.once('error', reject);
  });
}

export function openRaw(url: string, opened?: () => void): Socket {
  const { port, hostname } = new URL(url);
  return connect(Number(port), hostname, opened);
}

export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Parses the first response. */
export function parseRaw(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => [line.split(':')[0]?.toLowerCase() ?? '', line.slice(line.indexOf(':') + 2)]);
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: Object.fromEntries(headers),
    body: rest.join('\r\n\r\n'),
  };
}
