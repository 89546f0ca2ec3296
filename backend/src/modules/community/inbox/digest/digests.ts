import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Language } from '@gamegeek/contracts/users/preferences.js';
import { SETTINGS, type Settings } from '../../../../config/settings.js';
import { Mailer } from '../../../../core/mail/mailer.js';
import { digestLetter } from '../mails/inbox-letters.js';
import { WayOut } from '../way-out/way-out.js';
import { isWorthAMail, type DigestFigures } from './digest-figures.js';
import { GATHER, placesOf, TRENDING, type GatheredRow } from './digest.sql.js';

const KIND = 'digest';
const USERS_AT_ONCE = 500;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';
/** So many places that have changed are told of, the largest changes first. */
const PLACES = 5;

/**
 * The next users, and whether each is to be looked at: they want the digest and have not had this one, and they were
 * told something or have played in the last week, or had a place at the last one. So many are read at once, however few
 * of them are concerned, that no statement takes long.
 */
const USERS = `
  SELECT u.id,
         u.deleted_at IS NULL AND u.email_verified_at IS NOT NULL AND coalesce(p.weekly_digest, true)
           AND i.digest_week IS DISTINCT FROM ?::date
           AND (i.places <> '{}'
             OR EXISTS (SELECT FROM notices n WHERE n.user_id = u.id AND n.created_at > now() - interval '7 days')
             OR EXISTS (SELECT FROM generate_series(0, 7) AS back (days) JOIN play_days d
                        ON d.day = (now() AT TIME ZONE 'UTC')::date - back.days AND d.user_id = u.id)) AS wanted
  FROM (SELECT * FROM users WHERE id > ?::uuid ORDER BY id LIMIT ${USERS_AT_ONCE}) u
  LEFT JOIN preferences p ON p.user_id = u.id LEFT JOIN inboxes i ON i.user_id = u.id
  ORDER BY u.id`;

/** No row where another node was faster, or the account is being deleted: then it is waited for. */
const CLAIM = `
  INSERT INTO inboxes AS held (user_id, digest_week, places)
  SELECT id, ?::date, ?::jsonb FROM users WHERE id = ? AND deleted_at IS NULL FOR KEY SHARE
  ON CONFLICT (user_id) DO UPDATE SET digest_week = excluded.digest_week, places = excluded.places
  WHERE held.digest_week IS DISTINCT FROM excluded.digest_week
  RETURNING (SELECT email FROM users WHERE id = held.user_id) AS email`;

const READER = `
  SELECT u.username, u.email, coalesce(p.language, 'en') AS language
  FROM users u LEFT JOIN preferences p ON p.user_id = u.id
  WHERE u.id = ? AND u.deleted_at IS NULL AND u.email_verified_at IS NOT NULL AND coalesce(p.weekly_digest, true)`;

/** The weekly mail: what has happened to somebody, and where they stand. Nothing happened, nothing is sent. */
@Injectable()
export class Digests implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly mailer: Mailer,
    private readonly wayOut: WayOut,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.mailer.define({
      kind: KIND,
      write: async ({ userId, details }) => {
        const [to] = await this.em
          .fork()
          .execute<{ username: string; email: string; language: Language }[]>(READER, [userId]);
        if (!to || userId === null) return undefined;
        const figures = JSON.parse(details.figures ?? '') as DigestFigures;
        const frame = { href: `${this.settings.publicUrl}/inbox`, ...this.wayOut.of(userId, 'weekly_digest') };
        return { to: to.email, letter: digestLetter(to, figures, frame) };
      },
    });
  }

  /** Queues the digest of a week, named by its Monday. A run that was cut off is gone on with by the next one. */
  async queue(week: string): Promise<void> {
    const trending = await this.em.fork().execute<DigestFigures['trending']>(TRENDING);
    let seen = BEFORE_ALL;
    for (;;) {
      const users = await this.em.fork().execute<{ id: string; wanted: boolean | null }[]>(USERS, [week, seen]);
      for (const { id, wanted } of users) if (wanted) await this.queueFor(id, week, trending);
      const last = users.at(-1);
      if (!last) return;
      seen = last.id;
    }
  }

  private queueFor(userId: string, week: string, trending: DigestFigures['trending']): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const [row] = await em.execute<GatheredRow[]>(GATHER, [userId, userId, userId]);
      if (!row) return;
      const { remembered, changed } = placesOf(row);
      const [claimed] = await em.execute<{ email: string }[]>(CLAIM, [week, JSON.stringify(remembered), userId]);
      const { overtaken, achievements, comments, results } = row;
      const figures = { places: changed.slice(0, PLACES), overtaken, achievements, comments, results, trending };
      if (!claimed || !isWorthAMail(figures)) return;
      await this.mailer.queue(em, {
        kind: KIND,
        address: claimed.email,
        language: 'en',
        userId,
        details: { figures: JSON.stringify(figures) },
      });
    });
  }
}
