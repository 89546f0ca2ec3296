import { rulesOf } from '@gamegeek/arcade/games.js';
import { hasPictures } from '@gamegeek/arcade/pictures/end-pictures.js';
import type { RecordingAnswer } from '@gamegeek/contracts/scores/recordings.schemas.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { toValue } from '@gamegeek/rules/boards/values.js';
import { valueFormat } from '@gamegeek/rules/boards/format-value.js';
import { AppError, forbidden, notFound } from '../../../core/errors/app-error.js';
import type { PageContent } from '../../../core/web/page-content.js';
import { SitePages } from '../../../core/web/site-pages.service.js';
import { isPlain } from '../../games/directory/board-directory.service.js';
import { LeaderboardService } from '../../scores/boards/leaderboard.service.js';
import { Dailies, type DailyReader } from '../daily/dailies.service.js';
import { keyedRandom } from '../rounds/keyed-random.js';
import { seedNumber } from '../rounds/round.js';
import { Races } from '../races/races.service.js';
import { RecordingsRepository, type RecordingRow } from './recordings.repository.js';

const rulesGone = () =>
  new AppError('rules_gone', 'This run was played by rules that the game no longer has, so it cannot be shown.');

const dailyNotPlayed = () =>
  forbidden('This run is of the daily of today. You can watch it once you have played it yourself.');

interface KnownRun extends Pick<RecordingRow, 'gameId' | 'gameName' | 'username' | 'createdAt'> {
  /** The score as its board shows it. */
  points: string;
  /** Undefined if its end may not be shown to everybody, or cannot be shown any more. */
  replayable: ReplayableRun | undefined;
}

/** What the end of a run of the arcade follows from. */
export interface ReplayableRun {
  arcadeId: string;
  rulesVersion: number;
  seed: Uint8Array;
  log: string;
}

/** Recorded runs, to be shown again. */
@Injectable()
export class Recordings implements OnModuleInit {
  constructor(
    private readonly repository: RecordingsRepository,
    private readonly races: Races,
    private readonly boards: LeaderboardService,
    private readonly pages: SitePages,
    private readonly dailies: Dailies,
  ) {}

  onModuleInit(): void {
    this.pages.register('/runs/:run', { read: (id) => this.readPage(Number(id)) });
  }

  /** Throws `not_found`, `forbidden` or `rules_gone`. `isOpen`: it is of a daily that is not over. */
  async read(scoreId: number, reader: DailyReader): Promise<{ answer: RecordingAnswer; isOpen: boolean }> {
    const row = await this.repository.read(scoreId);
    if (!row) throw notFound('This recording');
    const { openDay } = row;
    if (openDay !== null && !(await this.dailies.hasPlayed(openDay, reader))) throw dailyNotPlayed();
    return { answer: await this.present(scoreId, row), isOpen: openDay !== null };
  }

  private async present(scoreId: number, row: RecordingRow): Promise<RecordingAnswer> {
    const shown = shownBy(row);
    if (!shown) throw rulesGone();
    await this.repository.noteOpened(scoreId);
    const { gameId, gameName, rulesVersion, ticks, score, isOnMain, userId, username, createdAt } = row;
    return {
      ...{ scoreId, gameId, gameName, rulesVersion, ...shown, ticks, ...presentScore(row) },
      rank: isOnMain ? await this.boards.rankOf(gameId, score).catch(() => null) : null,
      races: await this.races.ofRun(row),
      player: { id: userId, username },
      createdAt: createdAt.toISOString(),
    };
  }

  /** Whose run it is; undefined if there is no recording that may be shown. */
  async find(scoreId: number): Promise<KnownRun | undefined> {
    const row = await this.repository.read(scoreId);
    return row && { ...row, points: valueFormat(row, 'en')(toValue(row, row.score)), replayable: replayableBy(row) };
  }

  private async readPage(scoreId: number): Promise<PageContent | undefined> {
    const run = await this.find(scoreId);
    if (!run) return undefined;
    const { gameId, gameName, username, createdAt, points } = run;
    const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(createdAt);
    return {
      title: `${username}: ${points} in ${gameName}`,
      description: `Watch how ${username} scored ${points} in ${gameName} on ${day}, move by move.`,
      above: [
        { title: 'Games', path: '/games' },
        { title: gameName, path: `/games/${gameId}` },
      ],
    };
  }
}

type Shown = Pick<RecordingAnswer, 'arcadeId' | 'seed' | 'log' | 'opening' | 'answers'>;

/** A score as its board shows it. */
function presentScore({
  score,
  direction,
  kind,
  decimals,
  unit,
}: RecordingRow): Pick<RecordingAnswer, 'score' | 'format'> {
  const format = { direction, kind, decimals, unit };
  return isPlain(format) ? { score } : { score: toValue(format, score), format };
}

function replayableBy({ arcadeId, rulesVersion, seed, log, openDay }: RecordingRow): ReplayableRun | undefined {
  if (arcadeId === null || log === null || openDay !== null || !hasPictures(arcadeId, rulesVersion)) return undefined;
  return { arcadeId, rulesVersion, seed, log };
}

/** What a frame needs besides the log. Undefined if the rules of the run are gone. */
function shownBy({ arcadeId, rulesVersion, seed, log }: RecordingRow): Shown | undefined {
  if (arcadeId === null && log !== null) return { arcadeId, seed: null, log, opening: null, answers: null };
  const rules = arcadeId === null ? undefined : rulesOf(arcadeId, rulesVersion);
  if (arcadeId === null || log === null || !rules) return undefined;
  if (!('deal' in rules)) return { arcadeId, seed: seedNumber({ seed }), log, opening: null, answers: null };
  const run = rules.deal(keyedRandom(seed));
  const answers = (rules.decode(log) ?? []).map((input) => run.ask(input) ?? {});
  return { arcadeId, seed: null, log, opening: run.opening, answers };
}
