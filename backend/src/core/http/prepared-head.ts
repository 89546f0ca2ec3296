import { STATUS_CODES, type ServerResponse } from 'node:http';

/** Constant headers, as Node takes them and as bytes. */
export interface PreparedHeaders {
  list: string[];
  text: string;
}

export function preparedHeaders(headers: Record<string, string>): PreparedHeaders {
  const entries = Object.entries(headers);
  return { list: entries.flat(), text: headerLines(headers) };
}

const headerLines = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');

let date = '';
let dateSecond = 0;

/** The Date header, computed once a second. */
function dateNow(): string {
  const second = Math.floor(Date.now() / 1_000);
  if (second !== dateSecond) {
    date = new Date(second * 1_000).toUTCString();
    dateSecond = second;
  }
  return date;
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
  response._header =
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.text}${extra ? headerLines(extra) : ''}` +
    `X-Request-Id: ${requestId}\r\nContent-Length: ${bodyBytes}\r\n` +
    `Date: ${dateNow()}\r\nConnection: keep-alive\r\n` +
    `Keep-Alive: timeout=${Math.floor(response._keepAliveTimeout / 1_000)}\r\n\r\n`;
  return true;
}
