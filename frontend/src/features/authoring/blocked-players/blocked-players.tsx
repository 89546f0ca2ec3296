import { Ban } from 'lucide-react';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isNotFound } from '#shared/api/api-error.js';
import { useFailureText } from '#shared/api/use-failure-text.js';
import { TextField } from '#ui/fields/text-field.js';
import { Panel, PanelText, PanelTitle } from '#ui/page/panel.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { useBlockChange } from '../queries.js';
import { useFailureToast } from '../use-failure-toast.js';
import { AddButton } from '../game-form/game-form.styles.js';
import { BlockForm } from './blocked-players.styles.js';
import { BlockedList } from './blocked-list.js';

/** Blocked players of a game: blocked by name, unblocked in the list. */
export function BlockedPlayers({ gameId }: { gameId: number }): ReactNode {
  const { t } = useTranslation('authoring');
  const failureText = useFailureText();
  const failureToast = useFailureToast();
  const notify = useNotify();
  const { mutate, isPending } = useBlockChange(gameId);
  const [name, setName] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    input.current?.focus();
    const username = name.trim();
    if (username === '') setRefusal(t('blocks.noName'));
    if (username === '' || isPending) return;
    mutate(
      { username, method: 'PUT' },
      {
        onSuccess: () => {
          setName('');
          notify.done(t('blocks.blocked', { name: username }));
        },
        onError: (error) => {
          const isUnknown = isNotFound(error);
          setRefusal(isUnknown ? t('blocks.noPlayer', { name: username }) : failureText(error));
        },
      },
    );
  }

  function unblock(username: string): void {
    if (isPending) return;
    mutate(
      { username, method: 'DELETE' },
      {
        onSuccess: () => {
          // The focused button is removed with its row.
          input.current?.focus();
          notify.done(t('blocks.unblocked', { name: username }));
        },
        onError: (error) => failureToast(t('blocks.failed'), error),
      },
    );
  }

  return (
    <Panel aria-labelledby="blocked-players">
      <PanelTitle id="blocked-players">{t('blocks.title')}</PanelTitle>
      <PanelText>{t('blocks.intro')}</PanelText>
      <BlockForm noValidate aria-labelledby="blocked-players" onSubmit={handleSubmit}>
        <TextField
          ref={input}
          label={t('auth.username')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={name}
          error={refusal}
          onChange={({ target }) => {
            setName(target.value);
            setRefusal(undefined);
          }}
        />
        <AddButton type="submit" aria-disabled={isPending}>
          <Ban size={17} aria-hidden="true" />
          {t('blocks.block')}
        </AddButton>
      </BlockForm>
      <BlockedList gameId={gameId} onUnblock={unblock} />
    </Panel>
  );
}
