import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '#shared/api/use-failure-text.js';
import { useFormat } from '#shared/i18n/use-format.js';
import { Button } from '#ui/buttons/button.js';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.js';
import { TextField } from '#ui/fields/text-field.js';
import { Panel, PanelText, PanelTitle } from '#ui/page/panel.js';
import { Text } from '#ui/text.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { useFailureToast } from '../use-failure-toast.js';
import { useDeletion } from './queries.js';

/** Deletes a game for good, or restores one that is to be deleted. */
export function Deletion({ game }: { game: Game }): ReactNode {
  const { t } = useTranslation('people');
  const format = useFormat();
  const failureToast = useFailureToast();
  const notify = useNotify();
  const { mutate, isPending } = useDeletion(game.id);
  const [isAsking, setAsking] = useState(false);

  function restore(): void {
    if (isPending) return;
    mutate('restore', {
      onSuccess: () => notify.done(t('deletion.restored')),
      onError: (error) => failureToast(t('failed'), error),
    });
  }

  return (
    <Panel aria-labelledby="deletion">
      <PanelTitle id="deletion">{t('deletion.title')}</PanelTitle>
      {game.delete_at === null ? (
        <>
          <PanelText>{t('deletion.intro')}</PanelText>
          <Text $above={16} as="div">
            <Button $tone="danger" onClick={() => setAsking(true)}>
              <Trash2 size={17} aria-hidden="true" />
              {t('deletion.delete')}
            </Button>
          </Text>
        </>
      ) : (
        <>
          <Text $above={12} $below={12}>
            {t('deletion.pending', { date: format.dateTime(game.delete_at) ?? '' })}
          </Text>
          <Button aria-disabled={isPending} onClick={restore}>
            {t('deletion.restore')}
          </Button>
        </>
      )}
      {isAsking && <DeletionDialog game={game} onClose={() => setAsking(false)} />}
    </Panel>
  );
}

/** What goes, and its name to be typed. */
function DeletionDialog({ game: { id, name }, onClose }: { game: Game; onClose: () => void }): ReactNode {
  const { t } = useTranslation('people');
  const failureText = useFailureText();
  const notify = useNotify();
  const { mutate, isPending, error } = useDeletion(id);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);

  function handleConfirm(): void {
    const isRight = typed.trim() === name;
    setWrong(!isRight);
    if (!isRight) return;
    mutate('delete', {
      onSuccess: () => {
        onClose();
        notify.done(t('deletion.done', { name }));
      },
    });
  }

  return (
    <ConfirmDialog
      title={t('deletion.dialogTitle', { name })}
      cancelText={t('ui.cancel')}
      confirmText={t('deletion.delete')}
      isPending={isPending}
      error={error ? `${t('failed')} ${failureText(error)}` : undefined}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>{t('deletion.intro')}</p>
      <p>{t('deletion.dialogText')}</p>
      <TextField
        label={t('deletion.typeName')}
        hint={name}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        error={isWrong ? t('deletion.wrongName', { name }) : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong(false);
        }}
      />
    </ConfirmDialog>
  );
}
