import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Launch } from '@gamegeek/contracts/games/games.schemas.js';
import { LAUNCH_MONTHS, LAUNCH_PLACES } from '@gamegeek/contracts/games/launch.js';
import { ADVISORY_LOCKS } from '../../../core/database/advisory-locks.js';
import { EventStream } from '../../../core/events/event-stream.service.js';
import { LaunchPlace } from './launch-place.entity.js';
import type { LaunchPlaceTaken } from './launch-promotion.events.js';

const TAKE_NEXT = `
  INSERT INTO launch_places (place, user_id, premium_until)
  SELECT count(*) + 1, ?, now() + interval '${LAUNCH_MONTHS} months' FROM launch_places HAVING count(*) < ${LAUNCH_PLACES}
  RETURNING place, premium_until AS "premiumUntil"`;

interface Claim {
  /** The end of the developer's launch months, if they have a place. */
  premiumUntil: Date | null;
  /** The number of places left, if this claim has taken one. */
  placesLeft?: number;
}

@Injectable()
export class LaunchPlacesRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly events: EventStream,
  ) {}

  async state(): Promise<Launch> {
    const taken = await this.em.fork().count(LaunchPlace);
    return { places: LAUNCH_PLACES, places_left: LAUNCH_PLACES - taken, months: LAUNCH_MONTHS };
  }

  /** Claims a place within the transaction that creates the game: one per developer, and at most fifty. */
  async claim(em: EntityManager, userId: string): Promise<Claim> {
    const [own, taken] = [await em.findOne(LaunchPlace, { user: userId }), await em.count(LaunchPlace)];
    if (own || taken >= LAUNCH_PLACES) return { premiumUntil: own?.premiumUntil ?? null };
    // Serialises concurrent claims, so that each one counts the places taken by the previous one.
    await em.execute('SELECT pg_advisory_xact_lock(?)', [ADVISORY_LOCKS.launchPlaces]);
    const again = await em.findOne(LaunchPlace, { user: userId });
    if (again) return { premiumUntil: again.premiumUntil };
    const [row] = await em.execute<{ place: number; premiumUntil: Date }[]>(TAKE_NEXT, [userId]);
    return row
      ? { premiumUntil: new Date(row.premiumUntil), placesLeft: LAUNCH_PLACES - row.place }
      : { premiumUntil: null };
  }

  /** Updates open pages. Not in the outbox: after a lost event, pages read the current number when they load. */
  async publish(placesLeft: number): Promise<void> {
    const event: LaunchPlaceTaken = { placesLeft };
    await this.events.publish('launch.taken', event);
  }
}
