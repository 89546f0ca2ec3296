import { parsePositiveInteger } from '@gamegeek/contracts/validation/positive-integer.js';
import { useAddressQuery } from '#shared/routing/use-address-query.js';

interface VersionAddress {
  /** None by default (docs/product.md, section 2). */
  versionId: number | undefined;
  showVersion: (versionId: number | undefined) => void;
}

/** The selected version in the address, so that it can be shared and is part of the history. */
export function useVersionAddress(): VersionAddress {
  const [query, change] = useAddressQuery();
  return {
    versionId: parsePositiveInteger(query.get('version')),
    showVersion: (versionId) => change({ version: versionId?.toString() }),
  };
}
