import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A bot's account on one server. */
export interface Account {
  /** The name in the list of players; the username differs if the name was taken. */
  player: string;
  username: string;
  email: string;
  password: string;
  accessToken: string;
}

/** Accounts by the server's address. */
type Stored = Record<string, Account[]>;

/** Stores the bots' credentials in one private file, because registration is rate-limited. */
export class AccountStore {
  private readonly folder: string;
  private readonly file: string;

  constructor(folder: string) {
    this.folder = folder;
    this.file = path.join(folder, 'accounts.json');
  }

  async load(server: string): Promise<Account[]> {
    return (await this.read())[server] ?? [];
  }

  /** Adds an account, or replaces the player's former one. */
  async save(server: string, account: Account): Promise<void> {
    const stored = await this.read();
    const others = (stored[server] ?? []).filter(({ player }) => player !== account.player);
    stored[server] = [...others, account];
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const unfinished = `${this.file}.${process.pid}`;
    await writeFile(unfinished, `${JSON.stringify(stored, null, 2)}\n`, { mode: 0o600 });
    await rename(unfinished, this.file);
  }

  private async read(): Promise<Stored> {
    const text = await readFile(this.file, 'utf8').catch(() => '{}');
    try {
      return JSON.parse(text) as Stored;
    } catch {
      // Edited by hand: registers new accounts instead.
      return {};
    }
  }
}
