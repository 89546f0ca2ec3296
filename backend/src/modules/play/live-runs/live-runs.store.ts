import { Inject, Injectable } from '@nestjs/common';
import type { LiveRun } from '@gamegeek/contracts/play/live-runs.schemas.js';
import { REPORT_SILENCE } from '@gamegeek/contracts/play/run-report.js';
import { LIVE_RUN_LIMITS } from '../../../config/limits.js';
import { REDIS, type Redis } from '../../../core/redis/redis.js';
import { withTimeout } from '../../../core/redis/with-timeout.js';

type Inputs = Pick<LiveRun, 'log' | 'answers'>;

/** A run without its inputs. */
export type RunFacts = Omit<LiveRun, keyof Inputs | 'watching'>;

export type StoredRun = RunFacts & Inputs;

/** The braces keep all of them on one node of a cluster. */
const LISTED = 'gamegeek:{live-runs}';
const factsKey = (sessionId: string) => `${LISTED}:facts:${sessionId}`;
const inputsKey = (sessionId: string) => `${LISTED}:inputs:${sessionId}`;
const LIFE = { PX: REPORT_SILENCE };

/**
 * The runs that are being played, in Redis, for all nodes. The node with the player's socket writes them; they expire
 * when it or the player is gone. Nothing is lost with them: scores are checked by replays.
 */
@Injectable()
export class LiveRunsStore {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  async put(sessionId: string, { log, answers, ...facts }: StoredRun): Promise<void> {
    const writing = this.redis
      .multi()
      .set(factsKey(sessionId), JSON.stringify(facts), LIFE)
      .set(inputsKey(sessionId), JSON.stringify({ log, answers } satisfies Inputs), LIFE)
      .sCard(LISTED)
      .exec();
    const [, , listed] = await withTimeout(writing);
    if (Number(listed) >= LIVE_RUN_LIMITS.listed) return;
    await withTimeout(this.redis.sAdd(LISTED, sessionId));
  }

  async drop(sessionId: string): Promise<void> {
    const dropping = this.redis.multi().del(factsKey(sessionId)).del(inputsKey(sessionId)).sRem(LISTED, sessionId);
    await withTimeout(dropping.exec());
  }

  async factsOf(sessionId: string): Promise<RunFacts | undefined> {
    return read<RunFacts>(await withTimeout(this.redis.get(factsKey(sessionId))));
  }

  async read(sessionId: string): Promise<StoredRun | undefined> {
    const [facts, inputs] = await withTimeout(this.redis.mGet([factsKey(sessionId), inputsKey(sessionId)]));
    const [known, made] = [read<RunFacts>(facts), read<Inputs>(inputs)];
    return known && made && { ...known, ...made };
  }

  /** All runs that are listed, by session. */
  async list(): Promise<Map<string, RunFacts>> {
    const sessions = await withTimeout(this.redis.sMembers(LISTED));
    if (sessions.length === 0) return new Map();
    const found = await withTimeout(this.redis.mGet(sessions.map(factsKey)));
    const gone = sessions.filter((_, place) => !found[place]);
    if (gone.length > 0) await withTimeout(this.redis.sRem(LISTED, gone));
    return new Map(
      sessions.flatMap((sessionId, place) => {
        const facts = read<RunFacts>(found[place]);
        return facts ? [[sessionId, facts] as const] : [];
      }),
    );
  }
}

/** Only this class writes them. */
const read = <T>(json: string | null | undefined): T | undefined => (json ? (JSON.parse(json) as T) : undefined);
