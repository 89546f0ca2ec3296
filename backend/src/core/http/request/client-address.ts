import type { IncomingMessage } from 'node:http';
import { isIPv6, type Socket } from 'node:net';

/** Strips the IPv4-mapped IPv6 prefix. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}

const IPV6 = '::/64';

/** The key of address limits: an IPv4 address, or the /64 of an IPv6 address, because one host owns a whole /64. */
export function addressKey(address: string | undefined): string {
  if (!address) return 'unknown';
  const plain = plainAddress(address.replace(/%.*$/, ''));
  return isIPv6(plain) ? `${firstHalf(plain)}${IPV6}` : plain;
}

/** The /48 of an IPv6 address by its key: one customer often owns all its /64. Undefined for other keys. */
export function networkKey(key: string): string | undefined {
  return key.endsWith(IPV6) ? `${key.split(':', 3).join(':')}::/48` : undefined;
}

/** The first four groups of an IPv6 address, expanded. */
function firstHalf(address: string): string {
  const [left = '', right] = address.split('::');
  const groups = left === '' ? [] : left.split(':');
  const tail = right === undefined || right === '' ? [] : right.split(':');
  const zeros = right === undefined ? [] : Array<string>(Math.max(8 - groups.length - tail.length, 0)).fill('0');
  return [...groups, ...zeros, ...tail]
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * The client address behind `trusted` proxies: that many entries from the end of X-Forwarded-For are trusted, earlier
 * ones may be forged.
 */
export function clientAddress(
  remote: string | undefined,
  forwarded: string | undefined,
  trusted: number,
): string | undefined {
  if (trusted === 0 || !forwarded) return remote;
  const hops = forwarded.split(',').map((hop) => hop.trim());
  return hops[Math.max(hops.length - trusted, 0)] || remote;
}

const ADDRESS_KEY = Symbol('address key');

type Addressed = Socket & { [ADDRESS_KEY]?: string };

/** The key of address limits for requests that bypass Express. */
export function requestAddress({ socket, headers }: IncomingMessage, trusted: number): string {
  if (trusted === 0) return keyOfSocket(socket);
  return addressKey(clientAddress(socket.remoteAddress, String(headers['x-forwarded-for'] ?? ''), trusted));
}

/** Worked out once for each connection. */
function keyOfSocket(socket: Addressed): string {
  return (socket[ADDRESS_KEY] ??= addressKey(socket.remoteAddress));
}
