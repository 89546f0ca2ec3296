import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Declaration } from './declaration.js';

/** Finds what modules declare by decorators, so that nothing has to register itself. */
@Injectable()
export class Declared {
  constructor(private readonly discovery: DiscoveryService) {}

  /** The providers of a declaration, in the order of their modules. */
  all<T>(declaration: Declaration<T>): T[] {
    const providers = this.discovery.getProviders({ metadataKey: declaration.KEY });
    // Safe: the decorator accepts only classes of T.
    return providers.map(({ instance }) => instance as T);
  }

  /** All providers. */
  instances(): object[] {
    return this.discovery.getProviders().flatMap(({ instance }: { instance: unknown }) => {
      return typeof instance === 'object' && instance !== null ? [instance] : [];
    });
  }
}

/** Throws when two declarations have the same name. */
export function refuseDoubled(kind: string, declared: readonly { name: string }[]): void {
  const names = new Set<string>();
  for (const { name } of declared) {
    if (names.has(name)) throw new Error(`the ${kind} ${name} is declared twice`);
    names.add(name);
  }
}
