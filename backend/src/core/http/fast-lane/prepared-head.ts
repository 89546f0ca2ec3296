import { STATUS_CODES, type ServerResponse } from 'node:http';

/** Constant headers, as Node takes them and as text. */
export interface PreparedHeaders {
  list: string[];
  text: string;
  /** The status line of a success and the headers. */
  success: string;
}

export function preparedHeaders(headers: Record<string, string>): PreparedHeaders {
  const text = headerLines(headers);
  return { list: Object.entries(headers).flat(), text, success: flat(`${statusLine(200)}${text}`) };
}

/** Copies a concatenated string into contiguous memory, so that writing it is a single copy. */
export const flat = (ascii: string) => Buffer.from(ascii, 'latin1').toString('latin1');

const statusLine = (status: number) => `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;

const headerLines = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');

let ending = '';
let endingSecond = 0;
let endingTimeout = 0;

/** The end of a head on a connection that is kept for `timeout` milliseconds; changes once a second. */
function endOfHead(timeout: number): string {
  const second = Math.floor(Date.now() / 1_000);
  if (second !== endingSecond || timeout !== endingTimeout) {
    const date = new Date(second * 1_000).toUTCString();
    ending = flat(
      `\r\nDate: ${date}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(timeout / 1_000)}\r\n\r\n`,
    );
    endingSecond = second;
    endingTimeout = timeout;
  }
  return ending;
}

/** Internal state of Node's unsent answer; not public. */
interface HeadState {
  _header: string | null;
  /** Milliseconds. */
  _keepAliveTimeout: number;
}

const hasHeadState = (response: ServerResponse): response is ServerResponse & HeadState =>
  '_header' in response && '_keepAliveTimeout' in response && typeof response._keepAliveTimeout === 'number';

/**
 * Passes the finished head to Node: `writeHead` with the same fifteen headers takes longer than parsing the request.
 * Node has no public API for this; a test compares the bytes with those of `writeHead`. Returns false, without any
 * effect, if the connection will be closed.
 */
export function writeHead(
  response: ServerResponse,
  status: number,
  headers: PreparedHeaders,
  { requestId, bodyBytes, extra }: { requestId: string; bodyBytes: number; extra?: Record<string, string> },
): boolean {
  if (!response.shouldKeepAlive || !hasHeadState(response)) return false;
  response.statusCode = status;
  const start = status === 200 ? headers.success : statusLine(status) + headers.text;
  const own = `${extra ? headerLines(extra) : ''}X-Request-Id: ${requestId}\r\nContent-Length: ${bodyBytes}`;
  response._header = start + own + endOfHead(response._keepAliveTimeout);
  return true;
}
