import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { requestFile } from '#shared/api/api-client.js';
import { saveFile } from '#shared/download.js';
import { space } from '#shared/theme/theme.js';
import { Button } from '#ui/buttons/button.js';
import { Row } from '#ui/layout.js';
import { Panel, PanelHead, PanelText, PanelTitle } from '#ui/page/panel.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { useOwner } from '../owner.js';

/** Downloads everything that is stored of the user. */
export function OwnData(): ReactNode {
  const { t } = useTranslation('account');
  const { user } = useOwner();
  const notify = useNotify();
  const [isDownloading, setDownloading] = useState(false);

  async function handleDownload(): Promise<void> {
    if (isDownloading) return;
    setDownloading(true);
    try {
      saveFile(`gamegeek-${user.username}.json`, await requestFile('/api/user/export'));
    } catch (error) {
      notify.failed(error, t('data.failed'));
    }
    setDownloading(false);
  }

  return (
    <Panel aria-labelledby="own-data">
      <PanelHead>
        <div>
          <PanelTitle id="own-data">{t('data.title')}</PanelTitle>
          <PanelText>{t('data.intro')}</PanelText>
        </div>
      </PanelHead>
      <Status role="status">{isDownloading && t('data.preparing')}</Status>
      <Row $gap={8}>
        <Button $tone="accent" aria-disabled={isDownloading} onClick={() => void handleDownload()}>
          <Download size={17} aria-hidden="true" />
          {t('data.download')}
        </Button>
      </Row>
    </Panel>
  );
}

const Status = styled.p`
  margin: 0 0 ${space[12]};
  &:empty {
    display: none;
  }
`;
