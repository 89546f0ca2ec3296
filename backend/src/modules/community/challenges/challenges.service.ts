import {
  MOST_OPEN_CHALLENGES,
  type Challenge,
  type ChallengeAnswer,
  type ChallengeRace,
  type NewChallenge,
  type OwnChallenge,
} from '@gamegeek/contracts/challenges/challenges.schemas.js';
import type { NewChallengeDto } from '@gamegeek/contracts/challenges/challenges.dto.js';
import type { FinishRaceDto } from '@gamegeek/contracts/races/races.dto.js';
import { valueFormat } from '@gamegeek/rules/boards/format-value.js';
import { toValue } from '@gamegeek/rules/boards/values.js';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { Sql } from '../../../core/database/sql.service.js';
import { AppError, notFound, validationFailed } from '../../../core/errors/app-error.js';
import type { Slice } from '../../../core/http/input/paging.js';
import { RateLimits } from '../../../core/limits/rate-limits.service.js';
import type { PageContent } from '../../../core/web/page-content.js';
import { SitePages } from '../../../core/web/site-pages.service.js';
import { PublicUsersRepository } from '../../auth/accounts/public-users.repository.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { canBeRaced, Races } from '../../play/races/races.service.js';
import { RecordingsRepository } from '../../play/recordings/recordings.repository.js';
import type { PlayToken } from '../../play/tokens/play-token.js';
import { valueOf } from '../../scores/shared/board-values.js';
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
    const challenge = await this.repository.read(id);
    if (!challenge) throw noChallenge();
    const answers = await this.repository.answersOf(challenge);
    return { ...present(challenge), answers: answers.map((answer) => presentAnswer(challenge, answer)) };
  }

  async listOwn(userId: string, slice: Slice): Promise<[challenges: OwnChallenge[], total: number]> {
    const rows = await this.repository.listOwn(userId, slice);
    const challenges = rows.map((row) => ({
      ...present(row),
      answer: row.answer === null ? null : presentAnswer(row, row),
    }));
    return [challenges, await this.repository.countOwn(userId)];
  }

  /** Ends a race of the challenge like any other, and counts it for the challenge unless that is over. */
  async finishRace(id: string, race: FinishRaceDto, play: PlayToken): Promise<ChallengeRace> {
    const challenge = await this.repository.read(id);
    if (!challenge) throw noChallenge();
    const result = await this.races.finish(race, play, challenge.scoreId);
    return { ...result, counted: await this.answer(challenge, play, result.score) };
  }

  /** False if the race does not count. The first result of a player, which is not reported again, is a notice for the other. */
  private answer(challenge: ChallengeRow, { playerId, guest }: PlayToken, score: number): Promise<boolean> {
    const { id, challengerId, opponentId, gameId } = challenge;
    return this.sql.transaction(async (tx) => {
      await this.repository.lockParties(tx, [playerId, challengerId, opponentId]);
      const answer = await this.repository.answer(tx, id, { playerId, score });
      const other = answer?.isFirst ? await this.repository.otherSide(tx, id, playerId) : undefined;
      if (other) {
        const details = {
          ...{ challenge_id: id, ...valueOf(challenge, score) },
          own_score: other.score === null ? null : toValue(challenge, other.score),
          reader: other.isChallenger ? ('challenger' as const) : ('opponent' as const),
        };
        // One for all guests, of whom there can be any number.
        const occasion = `challenge_answered:${id}:${guest ? 'guest' : playerId}`;
        const notice = { userId: other.userId, ...(!guest && { actorId: playerId }), gameId, details };
        await this.notices.create(tx, [{ kind: 'challenge_answered', occasion, ...notice }]);
      }
      return answer !== undefined;
    });
  }

  /** Undefined if there is no challenge that may be shown. */
  async gameOf(id: string): Promise<number | undefined> {
    return (await this.repository.read(id))?.gameId;
  }

  private async opponentOf(username: string, caller: SessionOwner): Promise<string> {
    const opponent = await this.users.named(username);
    if (!opponent) throw notFound('This player');
    if (opponent.id === caller.userId) throw validationFailed({ username: ['You cannot challenge yourself'] });
    return opponent.id;
  }

  private async readPage(id: string): Promise<PageContent | undefined> {
    const challenge = await this.repository.read(id);
    if (!challenge) return undefined;
    const { challengerName, username, gameId, gameName, endsAt } = challenge;
    const points = valueFormat(challenge, 'en')(toValue(challenge, challenge.score));
    const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(endsAt);
    return {
      title: `${challengerName}: challenge in ${gameName}`,
      description: `Play ${gameName} with the same start as ${username}, who scored ${points}. The best result until ${day} counts.`,
      above: [
        { title: 'Games', path: '/games' },
        { title: gameName, path: `/games/${gameId}` },
      ],
    };
  }
}

function present(challenge: ChallengeRow): Omit<Challenge, 'answers'> {
  const { id, challengerId, challengerName, challengerRace, opponentId, opponentName, endsAt, over } = challenge;
  const { scoreId, gameId, gameName, userId, username } = challenge;
  const ofChallenger = challengerId === userId ? challenge.score : challengerRace;
  return {
    id,
    run: {
      ...{ scoreId, gameId, gameName, player: { id: userId, username }, ...valueOf(challenge, challenge.score) },
      raceable: canBeRaced(challenge),
    },
    challenger: {
      ...{ id: challengerId, username: challengerName },
      score: ofChallenger === null ? null : toValue(challenge, ofChallenger),
    },
    opponent: opponentId === null ? null : { id: opponentId, username: opponentName ?? '' },
    endsAt: endsAt.toISOString(),
    over,
  };
}

const presentAnswer = (
  challenge: ChallengeRow,
  { answererId, answererName, answer, answeredAt }: AnswerRow,
): ChallengeAnswer => ({
  player: answererId === null ? null : { id: answererId, username: answererName ?? '' },
  score: toValue(challenge, answer),
  answeredAt: answeredAt.toISOString(),
});
