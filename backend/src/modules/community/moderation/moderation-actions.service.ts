import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ActDto } from '@gamegeek/contracts/moderation/act.dto.js';
import { ACTS_ON, SCORE_ACTS, type ModerationAct } from '@gamegeek/contracts/moderation/moderation-limits.js';
import type { QueueItem } from '@gamegeek/contracts/moderation/moderation.schemas.js';
import { forbidden, notFound, validationFailed } from '../../../core/errors/app-error.js';
import { MutingService } from '../../auth/sessions/muting.service.js';
import { recordSecurityEvent } from '../../auth/security-events/security-events.repository.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { HeldScores } from '../../scores/held/held-scores.service.js';
import { UnrankedGames } from '../../scores/totals/unranked-games.service.js';
import { NoticesService } from '../inbox/notices.service.js';
import { heldOccasion, noticesOf, type CompletedAction } from './action-notices.js';
import { ModerationCases, type ModerationCase } from './moderation-cases.repository.js';
import { ModerationLogRepository } from './moderation-log.repository.js';
import { ModerationUsersRepository, type ModerationUser } from './moderation-users.repository.js';
import { ReportQueue } from './report-queue.service.js';
import { ReportsRepository } from './reports.repository.js';
import type { Subject } from './targets/report-target.js';
import { ReportTargets } from './targets/report-targets.service.js';

/** An action, also of a maker. */
export interface Act extends Omit<ActDto, 'act'> {
  act: ModerationAct;
}

/** What an action applies to. */
interface Context {
  dto: Act;
  subject: Subject | undefined;
  moderationCase: ModerationCase;
  /** The author of the subject, or the user who is muted or unmuted. */
  person: ModerationUser;
}

/** Who acts. */
interface Caller {
  userId: string;
  /** A maker of the game of a score, otherwise an admin. */
  isMaker?: boolean;
  /** Of the notices, if the action is one of many; otherwise it has notices of its own. */
  occasion?: string;
}

interface Effect {
  /** Whether the action has changed anything. */
  hasEffect: boolean;
  mutedUntil?: Date | undefined;
}

const NO_EFFECT: Effect = { hasEffect: false };

/**
 * Actions of admins on a subject or its author, and of makers on the scores of their games. The action, its log
 * entry, the resolution of the reports and the notices are one transaction. Repeating an action changes nothing.
 */
@Injectable()
export class ModerationActions {
  constructor(
    private readonly em: EntityManager,
    private readonly targets: ReportTargets,
    private readonly cases: ModerationCases,
    private readonly reports: ReportsRepository,
    private readonly log: ModerationLogRepository,
    private readonly users: ModerationUsersRepository,
    private readonly muting: MutingService,
    private readonly notices: NoticesService,
    private readonly queue: ReportQueue,
    private readonly held: HeldScores,
    private readonly unranked: UnrankedGames,
  ) {}

  async act(dto: ActDto, admin: SessionOwner): Promise<QueueItem> {
    if (!ACTS_ON[dto.kind].includes(dto.act)) {
      throw validationFailed({ act: [`${dto.act} is no act for a ${dto.kind}`] });
    }
    const { moderationCase } = await this.em
      .fork()
      .transactional((em) => this.carryOut(em, dto, { userId: admin.userId }));
    return this.queue.item(moderationCase.id);
  }

  /** Within the transaction of `em`. */
  async carryOut(em: EntityManager, dto: Act, caller: Caller): Promise<Context> {
    await this.cases.lock(em, dto.kind, dto.id);
    const context = await this.loadContext(em, dto, caller);
    await this.assertMayDecide(em, context, caller);
    const effect = await this.apply(em, context);
    await this.close(em, context, effect, caller);
    return context;
  }

  /** What an admin has decided last, the makers of the game cannot change. */
  private async assertMayDecide(em: EntityManager, { moderationCase }: Context, { isMaker }: Caller): Promise<void> {
    if (!isMaker) return;
    const last = await this.log.lastActor(em, moderationCase.id, [...SCORE_ACTS]);
    if (last === 'admin') throw forbidden('An admin has decided about this score. Only an admin can change that.');
  }

  private async loadContext(em: EntityManager, dto: Act, { userId }: Caller): Promise<Context> {
    const target = this.targets.target(dto.kind);
    const existing = await this.targets.find(em, dto.kind, dto.id);
    const knownCase = await this.cases.find(em, dto.kind, dto.id);
    const authorId = existing?.authorId ?? knownCase?.authorId;
    if (authorId === undefined) throw notFound(target.name);
    const isAboutUser = dto.act === 'mute' || dto.act === 'unmute';
    const personId = isAboutUser ? (dto.user_id ?? authorId) : authorId;
    const users = await this.users.lock(em, [userId, authorId, personId]);
    const person = users.find(({ id }) => id === personId);
    if (!person || (isAboutUser && person.isDeleted)) throw notFound('This user');
    // Loaded again under the locks, because the author may have been deleted in the meantime.
    const subject = existing && (await this.targets.find(em, dto.kind, dto.id));
    const moderationCase = subject ? await this.cases.findOrCreate(em, subject) : knownCase;
    if (!moderationCase) throw notFound(target.name);
    return { dto, subject, moderationCase, person };
  }

  private async apply(em: EntityManager, context: Context): Promise<Effect> {
    switch (context.dto.act) {
      case 'dismiss':
        return NO_EFFECT;
      case 'hide':
      case 'remove_score':
        return this.hide(em, context);
      case 'restore':
      case 'restore_score':
        return this.restore(em, context);
      case 'accept_score':
        return { hasEffect: await this.held.accept(em, context.dto.id) };
      case 'refuse_score':
        return { hasEffect: await this.held.refuse(em, context.dto.id) };
      case 'unrank':
        return { hasEffect: await this.unranked.setRanked(em, context.dto.id, false) };
      case 'rank':
        return { hasEffect: await this.unranked.setRanked(em, context.dto.id, true) };
      case 'mute':
        return this.mute(em, context);
      case 'unmute':
        return this.unmute(em, context);
    }
  }

  private async hide(
    em: EntityManager,
    { dto: { kind, id, reason }, subject, moderationCase }: Context,
  ): Promise<Effect> {
    const target = this.targets.target(kind);
    if (!subject) throw notFound(target.name);
    const isHidden = await target.hide(em, id, { reason, wasShown: moderationCase.wasShown });
    if (!isHidden) return NO_EFFECT;
    moderationCase.wasShown = subject.state === 'shown';
    return { hasEffect: true };
  }

  private async restore(
    em: EntityManager,
    { dto: { kind, id, reason }, subject, moderationCase }: Context,
  ): Promise<Effect> {
    const target = this.targets.target(kind);
    if (!subject) throw notFound(target.name);
    return { hasEffect: await target.restore(em, id, { reason, wasShown: moderationCase.wasShown }) };
  }

  private async mute(em: EntityManager, { dto: { days = 1 }, person }: Context): Promise<Effect> {
    if (person.isAdmin) throw validationFailed({ user_id: ['Admins cannot be muted'] });
    const mutedUntil = await this.muting.mute(em, person.id, days);
    return mutedUntil ? { hasEffect: true, mutedUntil } : NO_EFFECT;
  }

  private async unmute(em: EntityManager, { person }: Context): Promise<Effect> {
    return { hasEffect: await this.muting.unmute(em, person.id) };
  }

  /**
   * Logs the action and creates the notices. One of an admin resolves the open reports; a creator leaves them to
   * admins.
   */
  private async close(em: EntityManager, context: Context, effect: Effect, caller: Caller): Promise<void> {
    const { dto, subject, moderationCase, person } = context;
    const byCreator = caller.isMaker === true;
    const resolved = byCreator ? [] : await this.reports.resolve(em, moderationCase.id);
    if (!effect.hasEffect && resolved.length === 0) return;
    if (!byCreator) await this.cases.close(em, moderationCase);
    const logId = await this.log.append(em, {
      caseId: moderationCase.id,
      act: dto.act,
      adminId: caller.userId,
      byCreator,
      userId: person.id,
      reason: dto.reason,
      days: dto.act === 'mute' ? (dto.days ?? null) : null,
      snapshot: subject?.text ?? '',
    });
    if (!byCreator) {
      const { act } = dto;
      await recordSecurityEvent(em, { kind: 'moderation_act', userId: person.id, actorId: caller.userId, act });
    }
    const action: CompletedAction = {
      ...dto,
      logId,
      gameId: moderationCase.gameId,
      gameName: moderationCase.gameName,
      adminId: caller.userId,
      creatorsScore: byCreator ? dto.id : undefined,
      person,
      reporterIds: resolved.filter((id) => id !== null),
      hasEffect: effect.hasEffect,
      mutedUntil: effect.mutedUntil ?? null,
      occasion: caller.occasion,
    };
    // A held score that is decided waits no more.
    if (dto.act === 'accept_score' || dto.act === 'refuse_score') await this.notices.withdraw(em, heldOccasion(dto.id));
    await this.notices.create(em, noticesOf(action));
  }
}
