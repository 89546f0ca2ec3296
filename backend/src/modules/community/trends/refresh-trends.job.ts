import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { EventStream } from '../../../core/events/event-stream.js';
import { Jobs } from '../../../core/jobs/jobs.js';
import type { TrendsChanged } from './trends.events.js';

const MINUTE = 60_000;
/** Scores of this long share one run, when a run costs next to nothing. */
const GATHER = 1_000;
const LONGEST_GATHER = 30_000;
/** Waiting for this many times what a run costs keeps trends to a small share of the database. */
const GATHER_PER_COST = 20;

/**
 * Distinct players of the last 7 days, today included, and the growth against the 7 days before in whole percent: 100
 * when there were none before (CONTRACT section 3; `growthPercentage` of libs/rules). Only what has changed is answered.
 */
const CHANGED = `
  WITH today AS (
    SELECT (now() AT TIME ZONE 'UTC')::date AS today
  ), played AS (
    SELECT game_id,
           count(DISTINCT user_id) FILTER (WHERE day > today - 7) AS players,
           count(DISTINCT user_id) FILTER (WHERE day <= today - 7) AS before
    FROM play_days, today WHERE day > today - 14 GROUP BY game_id
  ), trend AS (
    SELECT g.id, coalesce(players, 0) AS players, coalesce(before, 0) AS before,
           CASE WHEN coalesce(players, 0) = 0 AND coalesce(before, 0) = 0 THEN 0
                WHEN before = 0 THEN 100
                ELSE round((players - before) * 100.0 / before) END AS growth
    FROM games g LEFT JOIN played ON played.game_id = g.id
  )
  SELECT trend.id, trend.players::int AS players, trend.before::int AS before, trend.growth::int AS growth
  FROM trend JOIN games g USING (id)
  WHERE (g.active_players, g.previous_players, g.growth_percentage)
    IS DISTINCT FROM (trend.players, trend.before, trend.growth) ORDER BY id`;

/** Each game that changes moves in the indexes of all lists, so many are written in pieces that nobody has to wait for. */
const AT_ONCE = 500;

const WRITE = `
  UPDATE games g
  SET active_players = trend.players, previous_players = trend.before, growth_percentage = trend.growth
  FROM unnest(?::integer[], ?::integer[], ?::integer[], ?::integer[]) AS trend (id, players, before, growth)
  WHERE g.id = trend.id`;

interface Trend {
  id: number;
  players: number;
  before: number;
  growth: number;
}

/** Recounts what trends from play days, and tells when it has changed; after scores, and by itself because days pass. */
@Injectable()
export class RefreshTrendsJob implements OnModuleInit {
  readonly name = 'refresh-trends';
  readonly every = MINUTE;
  private lastCost = 0;

  constructor(
    private readonly jobs: Jobs,
    private readonly em: EntityManager,
    private readonly events: EventStream,
  ) {}

  onModuleInit(): void {
    this.jobs.define(this);
    this.events.on('scores.accepted', () => this.request());
    this.events.on('scores.removed', () => this.request());
  }

  async run(): Promise<void> {
    const began = performance.now();
    const changed = await this.em.fork().execute<Trend[]>(CHANGED);
    for (let first = 0; first < changed.length; first += AT_ONCE) {
      const piece = changed.slice(first, first + AT_ONCE);
      const column = (name: keyof Trend) => `{${piece.map((trend) => trend[name]).join(',')}}`;
      await this.em.fork().execute(WRITE, [column('id'), column('players'), column('before'), column('growth')]);
    }
    const event: TrendsChanged = { games: changed.length };
    if (changed.length > 0) await this.events.publish('trends.changed', event);
    this.lastCost = performance.now() - began;
  }

  private request(): void {
    this.jobs.request(this.name, Math.min(Math.max(this.lastCost * GATHER_PER_COST, GATHER), LONGEST_GATHER));
  }
}
