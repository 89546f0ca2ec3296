import { readFileSync, writeFileSync } from 'node:fs';

const RESERVED = '/proc/sys/vm/nr_hugepages';
/** Pages of 2 MB for the shared memory of one PostgreSQL with the settings of docker-compose.yml. */
export const PAGES_FOR_POSTGRES = 320;

/**
 * Reserves huge pages for a PostgreSQL that is started next, as docs/operations.md recommends. Does nothing if they
 * cannot be reserved: that needs root, and memory that is not fragmented. Returns the function that frees them.
 */
export function reserveHugePages(file = RESERVED): () => void {
  const reserved = () => Number(readFileSync(file, 'utf8'));
  const reserve = (pages: number) => writeFileSync(file, String(pages));
  try {
    const before = reserved();
    reserve(before + PAGES_FOR_POSTGRES);
    if (reserved() < before + PAGES_FOR_POSTGRES) {
      reserve(before);
      return () => undefined;
    }
  } catch {
    // Not Linux, not root, or a container that must not change the kernel's settings.
    return () => undefined;
  }
  let isFreed = false;
  return () => {
    if (!isFreed) reserve(Math.max(reserved() - PAGES_FOR_POSTGRES, 0));
    isFreed = true;
  };
}
