import { QUEUE_PAGE_SIZE } from '@gamegeek/contracts/moderation/moderation-limits.js';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#shared/api/use-error-text.js';
import { Pager } from '#ui/pager.js';
import { QueryView } from '#ui/query-view.js';
import { Skeleton, Skeletons } from '#ui/skeleton.js';
import { StateMessage } from '#ui/state-message.js';
import { logQuery } from './queries.js';
import { ActLine } from './act-line.js';
import { Lines, LogPlace } from './log.styles.js';

const SKELETONS = 4;

/** All actions of all admins, newest first. */
export function LogList({ page, onPage }: { page: number; onPage: (page: number) => void }): ReactNode {
  const { t } = useTranslation('moderation');
  const errorText = useErrorText();
  const query = useQuery(logQuery(page));
  const skeleton = (
    <Lines aria-label={t('list.log')} aria-busy>
      <Skeletons count={SKELETONS}>
        <li aria-hidden="true">
          <Skeleton $width="100%" $height="72px" />
        </li>
      </Skeletons>
    </Lines>
  );
  return (
    <LogPlace>
      <QueryView query={query} failed={t('failed')} reason={errorText} pending={skeleton}>
        {({ items, total }) =>
          items.length === 0 ? (
            <StateMessage title={t('empty.log')} text={t('emptyHint.log')} />
          ) : (
            <>
              <Lines aria-label={t('list.log')} aria-busy={false}>
                {items.map((act) => (
                  <ActLine key={act.id} act={act} isWhole />
                ))}
              </Lines>
              <Pager label={t('pager')} page={page} pages={Math.ceil(total / QUEUE_PAGE_SIZE)} onPage={onPage} />
            </>
          )
        }
      </QueryView>
    </LogPlace>
  );
}
