import { EntityManager } from '@mikro-orm/postgresql';
import { ScoreRemoval, type RemovedScore } from '../../../src/modules/scores/removal/score-removal.service.js';
import type { TestApp } from '../test-app.js';

/** Removes a score like a moderator, on this node. */
export async function removeScore({ app }: TestApp, scoreId: number): Promise<RemovedScore | undefined> {
  const removal = app.get(ScoreRemoval);
  const em = app.get(EntityManager).fork();
  return em.transactional((inner) => removal.remove(inner, scoreId));
}

export async function restoreScore({ app }: TestApp, scoreId: number): Promise<void> {
  const removal = app.get(ScoreRemoval);
  const em = app.get(EntityManager).fork();
  await em.transactional((inner) => removal.restore(inner, scoreId));
}
