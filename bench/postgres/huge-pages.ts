import { readFileSync, writeFileSync } from 'node:fs';

const RESERVED = '/proc/sys/vm/nr_hugepages';
/** Pages of 2 MB for the shared memory of one PostgreSQL with the settings of docker-compose.yml. */
const FOR_POSTGRES = 320;

/**
 * Reserves huge pages for a PostgreSQL that is started next, as docs/operations.md recommends. Does nothing if they
 * cannot be reserved: that needs root, and memory that is not fragmented. Returns the function that frees them.
 */
export function reserveHugePages(): () => void {
  try {
    const before = reservedPages();
    reservePages(before + FOR_POSTGRES);
    if (reservedPages() >= before + FOR_POSTGRES) return freeOnce();
    reservePages(before);
  } catch {
    // Not Linux, not root, or a container that must not change the kernel's settings.
  }
  return () => undefined;
}

function freeOnce(): () => void {
  let isFreed = false;
  return () => {
    if (!isFreed) reservePages(Math.max(reservedPages() - FOR_POSTGRES, 0));
    isFreed = true;
  };
}

const reservedPages = () => Number(readFileSync(RESERVED, 'utf8'));
const reservePages = (pages: number) => writeFileSync(RESERVED, String(pages));
