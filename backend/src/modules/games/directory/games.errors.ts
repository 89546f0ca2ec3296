import { AppError, notFound } from '../../../core/errors/app-error.js';
import type { BoardRules } from './game-directory.service.js';

/** The game does not exist or is hidden. */
export const gameNotPlayable = () => notFound('This game');

export const outOfRange = (bounds: Bounds) =>
  new AppError('out_of_range', `This score is outside of what the game allows: it takes scores ${inWords(bounds)}.`);

type Bounds = Pick<BoardRules, 'minScore' | 'maxScore'>;

function inWords({ minScore, maxScore }: Bounds): string {
  if (minScore === null) return `of at most ${maxScore}`;
  return maxScore === null ? `of at least ${minScore}` : `from ${minScore} to ${maxScore}`;
}

/** @param slugs the boards that the game has */
export const noSuchBoard = (slugs: Iterable<string>) =>
  new AppError('not_found', `This game has no such board. Its boards are: ${[...slugs].join(', ')}.`);

export const noSuchEdition = (newest: number) =>
  new AppError('not_found', `This board has no such edition. The newest one is ${newest}.`);

export const blocked = () => new AppError('blocked', 'The creator of this game has blocked you.');
