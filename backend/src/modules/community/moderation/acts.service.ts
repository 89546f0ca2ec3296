import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ActDto } from '@gamegeek/contracts/community/moderation/act.dto.js';
import { ACTS_ON } from '@gamegeek/contracts/community/moderation/moderation-limits.js';
import type { QueueItem } from '@gamegeek/contracts/community/moderation/moderation.types.js';
import { notFound, validationFailed } from '../../../core/errors/app-error.js';
import { Muting, type SessionOwner } from '../../auth/index.js';
import { NoticesService } from '../inbox/index.js';
import { noticesOf, type Done } from './act-notices.js';
import { Cases, type Case } from './cases.js';
import { Queue } from './queue.service.js';
import type { Subject, Tell } from './subjects/subject.js';
import { Subjects } from './subjects/subjects.js';

/** Held first and in one order, so that nobody of them is deleted meanwhile. */
const HOLD_PEOPLE = `
  SELECT id, username, is_admin AS "isAdmin", deleted_at IS NOT NULL AS "hasLeft"
  FROM users WHERE id = ANY(?::uuid[]) ORDER BY id FOR KEY SHARE`;

const RESOLVE = `
  UPDATE reports SET resolved_at = now() WHERE case_id = ? AND resolved_at IS NULL RETURNING user_id AS "userId"`;

const SETTLE = `
  UPDATE moderation_cases SET open_reports = 0, open_since = NULL, touched_at = now(), was_shown = ?::boolean
  WHERE id = ?`;

const LOG = `
  INSERT INTO moderation_log (case_id, act, admin_id, user_id, reason, days, snapshot)
  VALUES (?, ?, ?::uuid, ?::uuid, ?, ?::integer, ?) RETURNING id`;

interface Person {
  id: string;
  username: string;
  isAdmin: boolean;
  hasLeft: boolean;
}

/** What an act is about. */
interface Matter {
  dto: ActDto;
  subject: Subject | undefined;
  held: Case;
  /** Whose subject it is, or who is muted or heard again. */
  person: Person;
}

interface Effect {
  /** Whether anything is otherwise now. */
  changed: boolean;
  tell?: Tell | undefined;
  mutedUntil?: Date | undefined;
}

const NOTHING: Effect = { changed: false };

/**
 * What admins do about a subject or its author. An act, its line in the log, the end of the reports and the notices of
 * all concerned are one transaction; the same act once more changes nothing.
 */
@Injectable()
export class Acts {
  constructor(
    private readonly em: EntityManager,
    private readonly subjects: Subjects,
    private readonly cases: Cases,
    private readonly muting: Muting,
    private readonly notices: NoticesService,
    private readonly queue: Queue,
  ) {}

  async act(dto: ActDto, admin: SessionOwner): Promise<QueueItem> {
    if (!ACTS_ON[dto.kind].includes(dto.act)) {
      throw validationFailed({ act: [`${dto.act} is no act for a ${dto.kind}`] });
    }
    const { held, tell } = await this.em.fork().transactional(async (em) => {
      await this.cases.lock(em, dto.kind, dto.id);
      const matter = await this.matterOf(em, dto, admin);
      const effect = await this.carryOut(em, matter);
      await this.settle(em, matter, effect, admin);
      return { held: matter.held, tell: effect.tell };
    });
    await tell?.();
    return this.queue.item(held.id);
  }

  private async matterOf(em: EntityManager, dto: ActDto, { userId }: SessionOwner): Promise<Matter> {
    const shelf = this.subjects.shelf(dto.kind);
    const found = await this.subjects.find(em, dto.kind, dto.id);
    const known = await this.cases.find(em, dto.kind, dto.id);
    const authorId = found?.authorId ?? known?.authorId;
    if (authorId === undefined) throw notFound(shelf.name);
    const isAboutPerson = dto.act === 'mute' || dto.act === 'unmute';
    const personId = isAboutPerson ? (dto.user_id ?? authorId) : authorId;
    const people = await em.execute<Person[]>(HOLD_PEOPLE, [`{${[userId, authorId, personId].join(',')}}`]);
    const person = people.find(({ id }) => id === personId);
    if (!person || (isAboutPerson && person.hasLeft)) throw notFound('This user');
    // Looked at once more: its author may have left meanwhile, and taken their words along.
    const subject = found && (await this.subjects.find(em, dto.kind, dto.id));
    const held = subject ? await this.cases.of(em, subject) : known;
    if (!held) throw notFound(shelf.name);
    return { dto, subject, held, person };
  }

  private async carryOut(em: EntityManager, matter: Matter): Promise<Effect> {
    switch (matter.dto.act) {
      case 'dismiss':
        return NOTHING;
      case 'hide':
      case 'remove_score':
        return this.hide(em, matter);
      case 'restore':
      case 'restore_score':
        return this.restore(em, matter);
      case 'mute':
        return this.mute(em, matter);
      case 'unmute':
        return this.unmute(em, matter);
    }
  }

  private async hide(em: EntityManager, { dto: { kind, id, reason }, subject, held }: Matter): Promise<Effect> {
    const shelf = this.subjects.shelf(kind);
    if (!subject) throw notFound(shelf.name);
    const tell = await shelf.hide(em, id, { reason, wasShown: held.wasShown });
    if (!tell) return NOTHING;
    held.wasShown = subject.state === 'shown';
    return { changed: true, tell };
  }

  private async restore(em: EntityManager, { dto: { kind, id, reason }, subject, held }: Matter): Promise<Effect> {
    const shelf = this.subjects.shelf(kind);
    if (!subject) throw notFound(shelf.name);
    const tell = await shelf.restore(em, id, { reason, wasShown: held.wasShown });
    return tell ? { changed: true, tell } : NOTHING;
  }

  private async mute(em: EntityManager, { dto: { days = 1 }, person }: Matter): Promise<Effect> {
    if (person.isAdmin) throw validationFailed({ user_id: ['Admins cannot be muted'] });
    const mutedUntil = await this.muting.mute(em, person.id, days);
    return mutedUntil ? { changed: true, mutedUntil, tell: () => this.muting.tell(person.id) } : NOTHING;
  }

  private async unmute(em: EntityManager, { person }: Matter): Promise<Effect> {
    return (await this.muting.unmute(em, person.id))
      ? { changed: true, tell: () => this.muting.tell(person.id) }
      : NOTHING;
  }

  /** Whatever was done, it is the answer to the reports that were open. */
  private async settle(em: EntityManager, matter: Matter, effect: Effect, admin: SessionOwner): Promise<void> {
    const { dto, subject, held, person } = matter;
    const reporters = await em.execute<{ userId: string }[]>(RESOLVE, [held.id]);
    if (!effect.changed && reporters.length === 0) return;
    await em.execute(SETTLE, [held.wasShown, held.id]);
    const days = dto.act === 'mute' ? (dto.days ?? null) : null;
    const values = [held.id, dto.act, admin.userId, person.id, dto.reason, days, subject?.text ?? ''];
    const [logged] = await em.execute<{ id: number }[]>(LOG, values);
    const done: Done = {
      ...dto,
      logId: logged?.id ?? 0,
      gameId: held.gameId,
      gameName: await this.nameOf(em, held.gameId),
      adminId: admin.userId,
      person,
      reporterIds: reporters.map(({ userId }) => userId),
      changed: effect.changed,
      mutedUntil: effect.mutedUntil ?? null,
    };
    await this.notices.create(em, noticesOf(done));
  }

  private async nameOf(em: EntityManager, gameId: number): Promise<string> {
    const [game] = await em.execute<{ name: string }[]>('SELECT name FROM games WHERE id = ?', [gameId]);
    return game?.name ?? '';
  }
}
