import type { AdminAct } from '@gamegeek/contracts/moderation/moderation-limits.js';
import type { QueueItem } from '@gamegeek/contracts/moderation/moderation.schemas.js';

/** The actions available for a subject in its current state, the most severe first. */
export function availableActions({
  kind,
  state,
  status,
  author,
  content,
}: Pick<QueueItem, 'kind' | 'state' | 'status' | 'author' | 'content'>): AdminAct[] {
  const acts: AdminAct[] = [];
  const isScore = kind === 'score';
  // A game hidden by its creator can still be hidden by moderators, so that it stays hidden.
  if (state === 'shown' || (kind === 'game' && state === 'gone')) acts.push(isScore ? 'remove_score' : 'hide');
  if (state === 'hidden') acts.push(isScore ? 'restore_score' : 'restore');
  if (content && 'unranked' in content) acts.push(content.unranked ? 'rank' : 'unrank');
  if (author.muted_until !== null) acts.push('unmute');
  else if (!author.is_admin) acts.push('mute');
  if (status === 'open') acts.push('dismiss');
  return acts;
}
