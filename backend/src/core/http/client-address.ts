import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** An address as people write it: an IPv4 one without the dress that it wears on an IPv6 socket. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}

/**
 * What limits count an address by: an IPv4 address, or the /64 of an IPv6 one, because whoever has one address of
 * a /64 has all of them.
 */
export function addressKey(address: string | undefined): string {
  if (!address) return 'unknown';
  const plain = plainAddress(address.replace(/%.*$/, ''));
  return isIPv6(plain) ? `${firstHalf(plain)}::/64` : plain;
}

/** The first four groups of an IPv6 address, written out. */
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
 * The address a connection comes from, when `trusted` proxies stand in front: that many entries from the end of
 * X-Forwarded-For are believed, everything before them could be anybody's invention.
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

/** What limits count a request by that does not go through Express. */
export function requestAddress({ socket, headers }: IncomingMessage, trusted: number): string {
  return addressKey(clientAddress(socket.remoteAddress, String(headers['x-forwarded-for'] ?? ''), trusted));
}
