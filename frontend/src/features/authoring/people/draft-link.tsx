import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '#shared/api/use-failure-text.js';
import { Button } from '#ui/buttons/button.js';
import { CopyButton } from '#ui/buttons/copy-button.js';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.js';
import { TextField } from '#ui/fields/text-field.js';
import { Row, Stack } from '#ui/layout.js';
import { Panel, PanelText, PanelTitle } from '#ui/page/panel.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { draftLinkQuery, useRenewLink } from './queries.js';
import { Failed } from './failed.js';

/** The secret link of a draft: to copy and to replace. */
export function DraftLink({ gameId }: { gameId: number }): ReactNode {
  const { t } = useTranslation('people');
  const failureText = useFailureText();
  const notify = useNotify();
  const query = useQuery(draftLinkQuery(gameId));
  const { mutate, isPending, error } = useRenewLink(gameId);
  const [isAsking, setAsking] = useState(false);
  const url = query.data?.url ?? '';

  function renew(): void {
    mutate(undefined, {
      onSuccess: () => {
        setAsking(false);
        notify.done(t('link.renewed'));
      },
    });
  }

  return (
    <Panel aria-labelledby="draft-link">
      <PanelTitle id="draft-link">{t('link.title')}</PanelTitle>
      <PanelText>{t('link.intro')}</PanelText>
      <Failed query={query}>
        <Stack $gap={12} $above={16}>
          <TextField
            readOnly
            label={t('link.label')}
            value={url}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <Row $gap={8}>
            <CopyButton text={url} label={t('link.copy')} />
            <Button onClick={() => setAsking(true)}>
              <RotateCw size={17} aria-hidden="true" />
              {t('link.renew')}
            </Button>
          </Row>
        </Stack>
      </Failed>
      {isAsking && (
        <ConfirmDialog
          title={t('link.renewTitle')}
          cancelText={t('ui.cancel')}
          confirmText={t('link.renew')}
          isPending={isPending}
          error={error ? `${t('failed')} ${failureText(error)}` : undefined}
          onConfirm={renew}
          onClose={() => setAsking(false)}
        >
          <p>{t('link.renewText')}</p>
        </ConfirmDialog>
      )}
    </Panel>
  );
}
