import { areKeptItems, frameName, type KeptItems } from '@gamegeek/contracts/builds/build-messages.js';
import { createStore, get, set, type UseStore } from 'idb-keyval';
import { GUEST_OWNER } from '../session/queued-scores.js';

let database: UseStore | undefined;
/** In IndexedDB, because all games together may keep much. */
const items = (): UseStore => (database ??= createStore('builds', 'items'));

const keyOf = (gameId: number, owner: string): string => `${gameId}:${owner}`;

async function readItems(gameId: number, owner: string): Promise<KeptItems> {
  try {
    const stored: unknown = await get(keyOf(gameId, owner), items());
    return areKeptItems(stored) ? stored : {};
  } catch {
    // Storage is forbidden: the items last as long as the page.
    return {};
  }
}

const isEmpty = (kept: KeptItems): boolean => Object.keys(kept).length === 0;

/** What a build keeps for one player. A build has an opaque origin, and with it no storage of its own. */
export class KeptItemsOfGame {
  /** Those of a player who has signed in or out meanwhile. */
  private next: { owner: string; items: KeptItems } | undefined;
  private isWriting = false;
  private isStale = false;

  private constructor(
    private readonly gameId: number,
    private owner: string,
    private items: KeptItems,
  ) {}

  static async load(gameId: number, owner: string): Promise<KeptItemsOfGame> {
    return new KeptItemsOfGame(gameId, owner, await readItems(gameId, owner));
  }

  /** The name of a new frame. */
  begin(): string {
    if (this.next) Object.assign(this, this.next);
    this.next = undefined;
    return frameName(this.items, window.location.origin);
  }

  keep(kept: KeptItems): void {
    this.items = kept;
    void this.write();
  }

  /**
   * What guests have kept becomes that of the account they sign up for. Other players get their own with the next
   * frame, as the running game still has what it began with.
   */
  async changeOwner(owner: string): Promise<void> {
    if (owner === this.owner) {
      this.next = undefined;
      return;
    }
    const own = await readItems(this.gameId, owner);
    if (this.owner !== GUEST_OWNER || !isEmpty(own)) {
      this.next = { owner, items: own };
      return;
    }
    this.owner = owner;
    if (!isEmpty(this.items)) await this.write();
  }

  /** Writes the latest items; a game may send many. */
  private async write(): Promise<void> {
    this.isStale = true;
    if (this.isWriting) return;
    this.isWriting = true;
    while (this.isStale) {
      this.isStale = false;
      // Storage is full or forbidden: the items last as long as the page.
      await set(keyOf(this.gameId, this.owner), this.items, items()).catch(() => undefined);
    }
    this.isWriting = false;
  }
}
