import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#shared/api/api-error.js';
import { useReader } from '#shared/session/use-reader.js';
import { Button } from '#ui/buttons/button.js';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { followStateQuery, useBlock } from './queries.js';

/** Blocks the player of a profile after a question, or unblocks them. */
export function BlockButton({ username }: { username: string }): ReactNode {
  const { id } = useReader();
  return id === undefined ? null : <BlockToggle username={username} />;
}

function BlockToggle({ username }: { username: string }): ReactNode {
  const { t } = useTranslation('players');
  const notify = useNotify();
  const { data } = useQuery(followStateQuery(username));
  const block = useBlock(username);
  const [isAsking, setAsking] = useState(false);
  if (!data) return null;

  function change(blocked: boolean): void {
    block.mutate(blocked, {
      onSuccess: () => {
        setAsking(false);
        notify.done(t(blocked ? 'block.done' : 'block.undone', { name: username }));
      },
      onError: (error) =>
        error instanceof ApiError && error.code === 'quota_exceeded'
          ? notify.problem(t('block.full'))
          : notify.failed(error, t('follow.failed')),
    });
  }

  return (
    <>
      {data.blocked ? (
        <Button onClick={() => change(false)}>{t('block.unblock')}</Button>
      ) : (
        <Button $tone="plain" onClick={() => setAsking(true)}>
          {t('block.block')}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('block.question', { name: username })}
          cancelText={t('ui.cancel')}
          confirmText={t('block.block')}
          isPending={block.isPending}
          onConfirm={() => change(true)}
          onClose={() => setAsking(false)}
        >
          <p>{t('block.consequences')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
