import { HELD_PAGE_SIZE, type HeldScore } from '@gamegeek/contracts/moderation/held-scores.schemas.js';
import type { HeldDecision } from '@gamegeek/contracts/moderation/held-decision.dto.js';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, isNotFound } from '#shared/api/api-error.js';
import { useErrorText } from '#shared/api/use-error-text.js';
import { Pager } from '#ui/pager.js';
import { QueryView } from '#ui/query-view.js';
import { Skeleton, Skeletons } from '#ui/skeleton.js';
import { StateMessage } from '#ui/state-message.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { Lines } from '../queue/log.styles.js';
import { ListPlace } from './game-scores.styles.js';
import { HeldScoreRow } from './held-score-row.js';
import { decideHeld, heldScoresQuery } from './queries.js';
import { RefuseDialog } from './refuse-dialog.js';

const SKELETONS = 3;

interface HeldListProps {
  gameId: number;
  page: number;
  onPage: (page: number) => void;
}

/** The scores of a game that wait for a decision, by click or by key. */
export function HeldList({ gameId, page, onPage }: HeldListProps): ReactNode {
  const { t } = useTranslation('gameScores');
  const errorText = useErrorText();
  const notify = useNotify();
  const query = useQuery(heldScoresQuery(gameId, page));
  const place = useRef<HTMLDivElement>(null);
  const isDeciding = useRef(false);
  const [refused, setRefused] = useState<HeldScore>();
  const { error } = query;

  /** The next score gets the focus, so that one key after the other decides. */
  function focusBeside(decided: HeldScore): void {
    const items = query.data?.items ?? [];
    const index = items.findIndex(({ id }) => id === decided.id);
    const next = items[index + 1] ?? items[index - 1];
    const button = next && place.current?.querySelector<HTMLElement>(`[data-accept="${next.id}"]`);
    (button ?? place.current)?.focus({ preventScroll: button === undefined });
  }

  async function decide(score: HeldScore, decision: HeldDecision): Promise<void> {
    if (isDeciding.current) return;
    isDeciding.current = true;
    try {
      await decideHeld({ gameId, scoreId: score.id }, { decision }, () => focusBeside(score));
      notify.done(t(`decided_${decision}`));
    } catch (failure) {
      notify.problem(errorText(failure), t('failed'));
    } finally {
      isDeciding.current = false;
    }
  }

  if (!query.data && error instanceof ApiError && error.code === 'forbidden') {
    return <StateMessage tone="danger" title={t('refused')} text={t('refusedText')} />;
  }
  if (!query.data && isNotFound(error)) return <StateMessage title={t('notFound')} />;
  const skeleton = (
    <Lines aria-label={t('heldList')} aria-busy>
      <Skeletons count={SKELETONS}>
        <li aria-hidden="true">
          <Skeleton $width="100%" $height="180px" />
        </li>
      </Skeletons>
    </Lines>
  );
  return (
    <ListPlace ref={place} tabIndex={-1}>
      <QueryView query={query} failed={t('loadFailed')} reason={errorText} pending={skeleton}>
        {({ items, total }) =>
          items.length === 0 ? (
            <StateMessage title={t('emptyHeld')} text={t('emptyHeldHint')} />
          ) : (
            <>
              <Lines aria-label={t('heldList')} aria-busy={false}>
                {items.map((score) => (
                  <HeldScoreRow
                    key={score.id}
                    score={score}
                    onDecide={(decision) => void decide(score, decision)}
                    onExplain={() => setRefused(score)}
                  />
                ))}
              </Lines>
              <Pager label={t('pager')} page={page} pages={Math.ceil(total / HELD_PAGE_SIZE)} onPage={onPage} />
            </>
          )
        }
      </QueryView>
      {refused && (
        <RefuseDialog
          gameId={gameId}
          score={refused}
          onClose={() => setRefused(undefined)}
          onRefused={() => focusBeside(refused)}
        />
      )}
    </ListPlace>
  );
}
