import { parsePositiveInteger } from '@gamegeek/contracts/validation/positive-integer.js';
import { useSearchParams } from 'react-router-dom';

interface VersionAddress {
  /** None at first (docs/product.md, section 2). */
  versionId: number | undefined;
  showVersion: (versionId: number | undefined) => void;
}

/** Which version of a model is looked at stands in the address, so that it can be shared and gone back to. */
export function useVersionAddress(): VersionAddress {
  const [query, setQuery] = useSearchParams();
  return {
    versionId: parsePositiveInteger(query.get('version')),
    showVersion: (versionId) =>
      setQuery((now) => {
        const next = new URLSearchParams(now);
        if (versionId === undefined) next.delete('version');
        else next.set('version', String(versionId));
        return next;
      }),
  };
}
