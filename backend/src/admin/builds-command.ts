import { parseArgs } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { parsePositiveInteger } from '@gamegeek/contracts/validation/positive-integer.js';
import {
  hideBuild,
  listBuilds,
  removeBuild,
  showBuild,
  type ChangedBuild,
  type ListedBuild,
} from '../modules/games/builds/builds-by-operator.sql.js';

const LIMIT = 200;
const REASON = { min: 3, max: 500 };

export type BuildsCommand =
  | { action: 'list'; gameId: number | undefined }
  | { action: 'hide'; id: string; reason: string }
  | { action: 'show' | 'remove'; id: string };

/** Parses the `builds` command; undefined for other commands, a problem if the options are invalid. */
export function parseBuildsCommand([word, ...args]: string[]): BuildsCommand | { problem: string } | undefined {
  if (word !== 'builds') return undefined;
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({ args, options: { game: text, hide: text, show: text, remove: text, reason: text } });
    const { game, hide, show, remove, reason = '' } = values;
    if ([game, hide, show, remove].filter((value) => value !== undefined).length > 1) {
      return { problem: 'Give one of --game, --hide, --show and --remove.' };
    }
    if (show !== undefined) return { action: 'show', id: show };
    if (remove !== undefined) return { action: 'remove', id: remove };
    if (hide !== undefined) {
      if (reason.trim().length < REASON.min || reason.length > REASON.max) {
        return { problem: `Give a --reason of ${REASON.min} to ${REASON.max} characters: the makers read it.` };
      }
      return { action: 'hide', id: hide, reason: reason.trim() };
    }
    const gameId = game === undefined ? undefined : parsePositiveInteger(game);
    if (game !== undefined && gameId === undefined) return { problem: 'Give the number of a game.' };
    return { action: 'list', gameId };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

/** One line for each build, newest first. */
export async function listAllBuilds(em: EntityManager, gameId: number | undefined): Promise<string> {
  const builds = await listBuilds(em, gameId, LIMIT);
  return builds.length === 0 ? 'There are no builds.' : builds.map(lineOf).join('\n');
}

/** Undefined if there is no such build. */
export function changeBuild(
  em: EntityManager,
  command: Exclude<BuildsCommand, { action: 'list' }>,
): Promise<ChangedBuild | undefined> {
  if (command.action === 'hide') return hideBuild(em, command.id, command.reason);
  return command.action === 'show' ? showBuild(em, command.id) : removeBuild(em, command.id);
}

function lineOf({ id, gameId, game, number, uploader, size, verdict, played, ...more }: ListedBuild): string {
  const state = more.hiddenReason === null ? (played ? 'played' : '-') : `hidden: ${more.hiddenReason}`;
  const megabytes = `${(size / 1024 ** 2).toFixed(1)} MB`;
  const of = `${gameId} ${game} #${number}`;
  return [new Date(more.createdAt).toISOString(), id, of, `by ${uploader}`, megabytes, verdict, state].join('  ');
}
