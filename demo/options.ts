import path from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Options {
  /** The address of the server. */
  url: string;
  /** The private folder for the bots' accounts. */
  folder: string;
  /** Stop after this many scores; null plays until Ctrl-C. */
  scores: number | null;
  /** Every bot plays once. */
  once: boolean;
}

/** Thrown for an invalid option; the message is shown to the user. */
export class OptionError extends Error {}

const PROJECT = fileURLToPath(new URL('..', import.meta.url));

export function readOptions(args: readonly string[], env: Record<string, string | undefined>): Options {
  const unknown = args.find((arg) => arg !== '--once');
  if (unknown !== undefined) throw new OptionError(`${unknown} is unknown: the only option is --once.`);
  const url = env.GAMEGEEK_URL?.trim() || 'http://localhost:3000';
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new OptionError(`GAMEGEEK_URL is "${url}": set it to a URL that begins with http:// or https://.`);
  }
  return {
    url: url.replace(/\/+$/, ''),
    folder: path.resolve(PROJECT, env.GAMEGEEK_HOME?.trim() || '.gamegeek', 'demo'),
    scores: readCount(env.DEMO_SCORES?.trim()),
    once: args.includes('--once'),
  };
}

function readCount(text: string | undefined): number | null {
  if (!text) return null;
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) {
    throw new OptionError(`DEMO_SCORES is "${text}": set it to a whole number of at least 1.`);
  }
  return count;
}
