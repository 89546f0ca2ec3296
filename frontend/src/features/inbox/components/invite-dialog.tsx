import { isUsername } from '@gamegeek/contracts/auth/username.js';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { accepted, request } from '#shared/api/api-client.js';
import { ApiError } from '#shared/api/api-error.js';
import { useErrorText } from '#shared/api/use-error-text.js';
import { Button } from '#ui/buttons/button.js';
import { Dialog } from '#ui/dialogs/dialog.js';
import { DialogActions } from '#ui/dialogs/dialog.styles.js';
import { PlayerNameField } from '#ui/fields/player-name-field.js';
import { ErrorText } from '#ui/fields/text-field.styles.js';
import { useNotify } from '#ui/toasts/use-notify.js';

/** The response does not reveal whether the player accepts invites. */
const sendInvite = (gameId: number, username: string) =>
  request(`/api/games/${gameId}/invites`, { method: 'POST', body: { username }, answer: accepted });

interface InviteDialogProps {
  game: { id: number; name: string };
  onClose: () => void;
}

/** Asks for the player's name; keeps the input when sending fails. */
export function InviteDialog({ game, onClose }: InviteDialogProps): ReactNode {
  const { t } = useTranslation('inbox');
  const errorText = useErrorText();
  const notify = useNotify();
  const [username, setUsername] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function send(name: string): Promise<void> {
    setSending(true);
    try {
      await sendInvite(game.id, name);
      onClose();
      notify.done(t('invite.sent'), t('invite.sentText', { name }));
    } catch (error) {
      setSending(false);
      const code = error instanceof ApiError ? error.code : undefined;
      if (code === 'not_found') setWrong(t('invite.unknown'));
      else if (code === 'validation_failed') setWrong(t('invite.self'));
      else setFailure(`${t('invite.failed')} ${errorText(error)}`);
    }
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    const name = username.trim();
    setFailure(undefined);
    setWrong(isUsername(name) ? undefined : t('invite.invalid'));
    if (!isSending && isUsername(name)) void send(name);
  }

  return (
    <Dialog title={t('invite.title')} onClose={onClose}>
      <p>{t('invite.intro', { game: game.name })}</p>
      <form noValidate aria-label={t('invite.title')} onSubmit={handleSubmit}>
        <PlayerNameField
          value={username}
          error={wrong}
          data-first-focus
          onChange={({ target }) => setUsername(target.value)}
        />
        {failure && <ErrorText role="alert">{failure}</ErrorText>}
        <DialogActions>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" $tone="accent" aria-disabled={isSending}>
            {t(isSending ? 'ui.sending' : 'invite.send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
