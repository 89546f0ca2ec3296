import { AsyncLocalStorage } from 'node:async_hooks';
import { plainAddress } from './client-address.js';

const addresses = new AsyncLocalStorage<string | undefined>();

/** Runs what handles a request; everything it starts knows the address of the client. */
export function withClientAddress<T>(address: string | undefined, work: () => T): T {
  return addresses.run(address && plainAddress(address), work);
}

/** The address of the client whose request is being handled; undefined in jobs and commands. */
export function currentClientAddress(): string | undefined {
  return addresses.getStore();
}
