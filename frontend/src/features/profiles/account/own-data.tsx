import type { DataExport } from '@gamegeek/contracts/auth/account.schemas.js';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { downloadText } from '#shared/download.js';
import { measure, space } from '#shared/theme/theme.js';
import { Button } from '#ui/buttons/button.js';
import { Panel, PanelHead, PanelText, PanelTitle } from '#ui/page/panel.js';
import { QueryView } from '#ui/query-view.js';
import { Skeleton } from '#ui/skeleton.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { exportQuery, fetchExport, useRequestExport } from './api/data-export.js';
import { useOwner } from '../owner.js';
import { Actions } from '../settings/settings.styles.js';

/** The data export: requested, prepared by a job, downloaded. */
export function OwnData(): ReactNode {
  const { t } = useTranslation('profiles');
  const query = useQuery(exportQuery);
  return (
    <Panel aria-labelledby="own-data">
      <PanelHead>
        <div>
          <PanelTitle id="own-data">{t('data.title')}</PanelTitle>
          <PanelText>{t('data.intro')}</PanelText>
        </div>
      </PanelHead>
      <QueryView
        query={query}
        failed={t('settings.failed')}
        pending={<Skeleton $width="11em" $height={measure.target} />}
      >
        {({ status }) => <Copy status={status} onFailed={() => void query.refetch()} />}
      </QueryView>
    </Panel>
  );
}

interface CopyProps {
  status: DataExport['status'];
  /** The copy could not be downloaded: it may have expired. */
  onFailed: () => void;
}

function Copy({ status, onFailed }: CopyProps): ReactNode {
  const { t } = useTranslation('profiles');
  const { user } = useOwner();
  const request = useRequestExport();
  const notify = useNotify();
  const [isDownloading, setDownloading] = useState(false);

  const isPreparing = status === 'preparing' || request.isPending;
  const isReady = status === 'ready' && !request.isPending;

  function handleRequest(): void {
    if (!isPreparing) request.mutate(undefined, { onError: (error) => notify.failed(error, t('data.failed')) });
  }

  async function handleDownload(): Promise<void> {
    if (isDownloading) return;
    setDownloading(true);
    try {
      const data = await fetchExport();
      downloadText(`gamegeek-${user.username}.json`, 'application/json', JSON.stringify(data, null, 2));
    } catch (error) {
      notify.failed(error, t('data.failed'));
      onFailed();
    }
    setDownloading(false);
  }

  return (
    <>
      <Status role="status">{isPreparing ? t('data.preparing') : isReady && t('data.ready')}</Status>
      <Actions>
        {isReady && (
          <Button $tone="accent" onClick={() => void handleDownload()}>
            <Download size={17} aria-hidden="true" />
            {t('data.download')}
          </Button>
        )}
        <Button aria-disabled={isPreparing} onClick={handleRequest}>
          {t(isReady ? 'data.again' : 'data.request')}
        </Button>
      </Actions>
    </>
  );
}

const Status = styled.p`
  margin: 0 0 ${space[12]};
  &:empty {
    display: none;
  }
`;
