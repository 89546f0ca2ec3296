import { rulesOf } from '@gamegeek/arcade/games.js';
import type { RecordingAnswer } from '@gamegeek/contracts/scores/recordings.schemas.js';
import { Injectable } from '@nestjs/common';
import { AppError, notFound } from '../../../core/errors/app-error.js';
import { LeaderboardService } from '../../scores/boards/leaderboard.service.js';
import { keyedRandom } from '../rounds/keyed-random.js';
import { seedNumber } from '../rounds/round.js';
import { RecordingsRepository, type RecordingRow } from './recordings.repository.js';

const rulesGone = () =>
  new AppError('rules_gone', 'This run was played by rules that the game no longer has, so it cannot be shown.');

/** Checked runs, to be shown again. */
@Injectable()
export class Recordings {
  constructor(
    private readonly repository: RecordingsRepository,
    private readonly boards: LeaderboardService,
  ) {}

  /** Throws `not_found`, or `rules_gone`. */
  async read(scoreId: number): Promise<RecordingAnswer> {
    const row = await this.repository.read(scoreId);
    if (!row) throw notFound('This recording');
    const shown = shownBy(row);
    if (!shown) throw rulesGone();
    await this.repository.noteOpened(scoreId);
    const { gameId, gameName, rulesVersion, ticks, score, userId, username, createdAt } = row;
    return {
      ...{ scoreId, gameId, gameName, rulesVersion, ...shown, ticks, score },
      rank: await this.boards.rankOf(gameId, score).catch(() => null),
      player: { id: userId, username },
      createdAt: createdAt.toISOString(),
    };
  }
}

type Shown = Pick<RecordingAnswer, 'arcadeId' | 'seed' | 'log' | 'opening' | 'answers'>;

/** What a frame needs besides the log. Undefined if the rules of the run are gone. */
function shownBy({ arcadeId, rulesVersion, seed, log }: RecordingRow): Shown | undefined {
  const rules = arcadeId === null ? undefined : rulesOf(arcadeId, rulesVersion);
  if (arcadeId === null || log === null || !rules) return undefined;
  if (!('deal' in rules)) return { arcadeId, seed: seedNumber({ seed }), log, opening: null, answers: null };
  const run = rules.deal(keyedRandom(seed));
  const answers = (rules.decode(log) ?? []).map((input) => run.ask(input) ?? {});
  return { arcadeId, seed: null, log, opening: run.opening, answers };
}
