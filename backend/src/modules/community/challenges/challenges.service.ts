import {
  MOST_OPEN_CHALLENGES,
  type Challenge,
  type ChallengeRace,
  type NewChallenge,
} from '@gamegeek/contracts/challenges/challenges.schemas.js';
import type { NewChallengeDto } from '@gamegeek/contracts/challenges/challenges.dto.js';
import type { FinishRaceDto } from '@gamegeek/contracts/races/races.dto.js';
import { valueFormat } from '@gamegeek/rules/boards/format-value.js';
import { toValue } from '@gamegeek/rules/boards/values.js';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { Sql } from '../../../core/database/sql.service.js';
import { AppError, notFound, validationFailed } from '../../../core/errors/app-error.js';
import { RateLimits } from '../../../core/limits/rate-limits.service.js';
import type { PageContent } from '../../../core/web/page-content.js';
import { SitePages } from '../../../core/web/site-pages.service.js';
import { PublicUsersRepository } from '../../auth/accounts/public-users.repository.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { isPlain } from '../../games/directory/board-directory.service.js';
import { canBeRaced, Races } from '../../play/races/races.service.js';
import { RecordingsRepository, type RecordingRow } from '../../play/recordings/recordings.repository.js';
import type { PlayToken } from '../../play/tokens/play-token.js';
import { NoticesService } from '../inbox/notices.service.js';
import { ChallengesRepository, type AnswerRow, type ChallengeRow } from './challenges.repository.js';

const noChallenge = () => notFound('This challenge');

const tooMany = () =>
  new AppError(
    'quota_exceeded',
    `You have ${MOST_OPEN_CHALLENGES} open challenges, which is the most. Wait until one of them is over.`,
  );

/** Challenges to race a recorded run, for three days. What they count is on no board. */
@Injectable()
export class Challenges implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly repository: ChallengesRepository,
    private readonly recordings: RecordingsRepository,
    private readonly races: Races,
    private readonly users: PublicUsersRepository,
    private readonly notices: NoticesService,
    private readonly limits: RateLimits,
    private readonly pages: SitePages,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.pages.register('/challenges/:challenge', { read: (id) => this.readPage(id) });
  }

  /** Throws like the beginning of a race. The answer does not reveal whether the opponent accepts invitations. */
  async create(scoreId: number, { username }: NewChallengeDto, caller: SessionOwner): Promise<NewChallenge> {
    await this.limits.consume('invite', caller.userId);
    const { gameId } = await this.races.read(scoreId);
    const opponentId = username === undefined ? null : await this.opponentOf(username, caller);
    // A recording that was opened is kept for longer than a challenge.
    await this.recordings.noteOpened(scoreId);
    const { id, endsAt } = await this.sql.transaction(async (tx) => {
      const parties = opponentId === null ? [caller.userId] : [caller.userId, opponentId];
      if (!(await this.repository.lock(tx, parties))) throw notFound('This player');
      if ((await this.repository.countOpen(tx, caller.userId)) >= MOST_OPEN_CHALLENGES) throw tooMany();
      const made = await this.repository.create(tx, { scoreId, challengerId: caller.userId, opponentId });
      if (!made) throw notFound('This recording');
      if (opponentId !== null) {
        const notice = { userId: opponentId, actorId: caller.userId, gameId, details: { challenge_id: made.id } };
        await this.notices.create(tx, [{ kind: 'challenge', occasion: `challenge:${made.id}`, ...notice }]);
      }
      return made;
    });
    return { id, url: `${this.settings.publicUrl}/challenges/${id}`, endsAt: endsAt.toISOString() };
  }

  async read(id: string): Promise<Challenge> {
    const found = await this.find(id);
    if (!found) throw noChallenge();
    return present(found.challenge, found.run, await this.repository.answersOf(found.challenge));
  }

  /** Ends a race of the challenge like any other, and counts it for the challenge unless that is over. */
  async finishRace(id: string, race: FinishRaceDto, play: PlayToken): Promise<ChallengeRace> {
    const challenge = await this.repository.read(id);
    if (!challenge) throw noChallenge();
    const result = await this.races.finish(race, play, challenge.scoreId);
    return { ...result, counted: await this.repository.answer(id, play.playerId, result.score) };
  }

  /** Undefined if there is no challenge that may be shown. */
  async gameOf(id: string): Promise<number | undefined> {
    return (await this.find(id))?.run.gameId;
  }

  private async find(id: string): Promise<{ challenge: ChallengeRow; run: RecordingRow } | undefined> {
    const challenge = await this.repository.read(id);
    const run = challenge && (await this.recordings.read(challenge.scoreId));
    return run && { challenge, run };
  }

  private async opponentOf(username: string, caller: SessionOwner): Promise<string> {
    const opponent = await this.users.named(username);
    if (!opponent) throw notFound('This player');
    if (opponent.id === caller.userId) throw validationFailed({ username: ['You cannot challenge yourself'] });
    return opponent.id;
  }

  private async readPage(id: string): Promise<PageContent | undefined> {
    const found = await this.find(id);
    if (!found) return undefined;
    const { challenge, run } = found;
    const points = valueFormat(run, 'en')(toValue(run, run.score));
    const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(challenge.endsAt);
    return {
      title: `${challenge.challengerName}: challenge in ${run.gameName}`,
      description: `Play ${run.gameName} with the same start as ${run.username}, who scored ${points}. The best result until ${day} counts.`,
      above: [
        { title: 'Games', path: '/games' },
        { title: run.gameName, path: `/games/${run.gameId}` },
      ],
    };
  }
}

function present(challenge: ChallengeRow, run: RecordingRow, answers: AnswerRow[]): Challenge {
  const { id, challengerId, challengerName, challengerRace, opponentId, opponentName, endsAt, over } = challenge;
  const { scoreId, gameId, gameName, userId, username, direction, kind, decimals, unit } = run;
  const format = { direction, kind, decimals, unit };
  const ofChallenger = challengerId === userId ? run.score : challengerRace;
  return {
    id,
    run: {
      ...{ scoreId, gameId, gameName, player: { id: userId, username }, score: toValue(run, run.score) },
      ...(!isPlain(format) && { format }),
      raceable: canBeRaced(run),
    },
    challenger: {
      ...{ id: challengerId, username: challengerName },
      score: ofChallenger === null ? null : toValue(run, ofChallenger),
    },
    opponent: opponentId === null ? null : { id: opponentId, username: opponentName ?? '' },
    answers: answers.map((answer) => ({
      player: answer.userId === null ? null : { id: answer.userId, username: answer.username ?? '' },
      score: toValue(run, answer.score),
      answeredAt: answer.answeredAt.toISOString(),
    })),
    endsAt: endsAt.toISOString(),
    over,
  };
}
