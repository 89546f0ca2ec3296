import {
  QUEUE_PAGE_SIZE,
  SUBJECT_KINDS,
  type AdminAct,
  type QueueStatus,
  type SubjectKind,
} from '@gamegeek/contracts/moderation/moderation-limits.js';
import type { QueueItem } from '@gamegeek/contracts/moderation/moderation.schemas.js';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#shared/api/use-error-text.js';
import { SelectField } from '#ui/fields/select-field.js';
import { Pager } from '#ui/pager.js';
import { QueryView } from '#ui/query-view.js';
import { Skeleton, Skeletons } from '#ui/skeleton.js';
import { StateMessage } from '#ui/state-message.js';
import { Text } from '#ui/text.js';
import { queueQuery } from './queries.js';
import { ActDialog } from './act-dialog.js';
import { QueueCard } from './queue-card.js';
import { List, SkeletonCard, Toolbar } from './queue.styles.js';

const SKELETONS = 2;

interface QueueListProps {
  status: QueueStatus;
  kind: SubjectKind | undefined;
  page: number;
  onKind: (kind: SubjectKind | undefined) => void;
  onPage: (page: number) => void;
}

/** Open or closed subjects, and the dialog of the chosen action. */
export function QueueList({ status, kind, page, onKind, onPage }: QueueListProps): ReactNode {
  const { t } = useTranslation('moderation');
  const errorText = useErrorText();
  const query = useQuery(queueQuery({ status, kind, page }));
  const [chosen, setChosen] = useState<{ item: QueueItem; act: AdminAct }>();
  const place = useRef<HTMLParagraphElement>(null);

  /** The pressed button was removed with its subject: the focus moves to the count. */
  function handleDone(): void {
    setChosen(undefined);
    requestAnimationFrame(() => place.current?.focus());
  }

  return (
    <>
      <Toolbar>
        <SelectField
          label={t('kindLabel')}
          value={kind ?? ''}
          onChange={({ target }) => onKind(SUBJECT_KINDS.find((known) => known === target.value))}
        >
          <option value="">{t('kinds.all')}</option>
          {SUBJECT_KINDS.map((one) => (
            <option key={one} value={one}>
              {t(`kinds.${one}`)}
            </option>
          ))}
        </SelectField>
        <Text $muted $tabular ref={place} tabIndex={-1} role="status">
          {query.data && t('found', { count: query.data.total })}
        </Text>
      </Toolbar>
      <QueryView query={query} failed={t('failed')} reason={errorText} pending={<QueueSkeleton status={status} />}>
        {({ items, total }) => (
          <>
            {items.length === 0 ? (
              <StateMessage title={t(`empty.${status}`)} text={t(`emptyHint.${status}`)} />
            ) : (
              <List aria-label={t(`list.${status}`)} aria-busy={false}>
                {items.map((item) => (
                  <li key={`${item.kind} ${item.id}`}>
                    <QueueCard item={item} onAct={(act) => setChosen({ item, act })} />
                  </li>
                ))}
              </List>
            )}
            <Pager label={t('pager')} page={page} pages={Math.ceil(total / QUEUE_PAGE_SIZE)} onPage={onPage} />
          </>
        )}
      </QueryView>
      {chosen && <ActDialog {...chosen} onClose={() => setChosen(undefined)} onDone={handleDone} />}
    </>
  );
}

function QueueSkeleton({ status }: { status: QueueStatus }): ReactNode {
  const { t } = useTranslation('moderation');
  return (
    <List aria-label={t(`list.${status}`)} aria-busy>
      <Skeletons count={SKELETONS}>
        <SkeletonCard aria-hidden="true">
          <Skeleton $width="60%" $height="24px" />
          <Skeleton $width="100%" $height="80px" />
          <Skeleton $width="40%" $height="24px" />
        </SkeletonCard>
      </Skeletons>
    </List>
  );
}
