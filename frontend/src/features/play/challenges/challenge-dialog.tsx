import { isUsername } from '@gamegeek/contracts/auth/username.js';
import type { NewChallenge } from '@gamegeek/contracts/challenges/challenges.schemas.js';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#shared/api/api-error.js';
import { useErrorText } from '#shared/api/use-error-text.js';
import { useFormat } from '#shared/i18n/use-format.js';
import { paths } from '#shared/routing/paths.js';
import { Button, ButtonLink } from '#ui/buttons/button.js';
import { CopyButton } from '#ui/buttons/copy-button.js';
import { Dialog } from '#ui/dialogs/dialog.js';
import { DialogActions } from '#ui/dialogs/dialog.styles.js';
import { PlayerNameField } from '#ui/fields/player-name-field.js';
import { TextField } from '#ui/fields/text-field.js';
import { ErrorText } from '#ui/fields/text-field.styles.js';
import { Text } from '#ui/text.js';
import { createChallenge } from './queries.js';

interface ChallengeDialogProps {
  scoreId: number;
  onClose: () => void;
}

interface Made extends NewChallenge {
  username: string;
}

/** Asks who is challenged, and then gives the link. */
export function ChallengeDialog({ scoreId, onClose }: ChallengeDialogProps): ReactNode {
  const { t } = useTranslation('runs');
  const [made, setMade] = useState<Made>();
  return (
    <Dialog title={t('challenge.button')} onClose={onClose}>
      {made ? <ChallengeLink made={made} /> : <ChallengeForm scoreId={scoreId} onMade={setMade} onClose={onClose} />}
    </Dialog>
  );
}

interface ChallengeFormProps extends ChallengeDialogProps {
  onMade: (made: Made) => void;
}

/** Keeps the input when sending fails. */
function ChallengeForm({ scoreId, onMade, onClose }: ChallengeFormProps): ReactNode {
  const { t } = useTranslation('runs');
  const errorText = useErrorText();
  const [username, setUsername] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function send(name: string): Promise<void> {
    setSending(true);
    try {
      onMade({ ...(await createChallenge(scoreId, name)), username: name });
    } catch (error) {
      setSending(false);
      const code = error instanceof ApiError ? error.code : undefined;
      if (code === 'not_found' && name) setWrong(t('challenge.unknownPlayer'));
      else if (code === 'validation_failed') setWrong(t('challenge.self'));
      else if (code === 'quota_exceeded') setFailure(t('challenge.full'));
      else setFailure(errorText(error, t('challenge.failed')));
    }
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    const name = username.trim();
    const isValid = name === '' || isUsername(name);
    setFailure(undefined);
    setWrong(isValid ? undefined : t('challenge.invalid'));
    if (!isSending && isValid) void send(name);
  }

  return (
    <>
      <p>{t('challenge.intro')}</p>
      <form noValidate aria-label={t('challenge.button')} onSubmit={handleSubmit}>
        <PlayerNameField
          hint={t('challenge.hint')}
          value={username}
          error={wrong}
          data-first-focus
          onChange={({ target }) => setUsername(target.value)}
        />
        {failure && <ErrorText role="alert">{failure}</ErrorText>}
        <DialogActions>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" $tone="accent" aria-disabled={isSending}>
            {t(isSending ? 'ui.sending' : 'challenge.create')}
          </Button>
        </DialogActions>
      </form>
    </>
  );
}

function ChallengeLink({ made: { id, url, endsAt, username } }: { made: Made }): ReactNode {
  const { t } = useTranslation('runs');
  const format = useFormat();
  const link = useRef<HTMLInputElement>(null);
  const time = format.dateTime(endsAt) ?? endsAt;
  // The button that had the focus is gone.
  useEffect(() => link.current?.focus(), []);
  return (
    <>
      <Text role="status" $below={16}>
        {username ? t('challenge.madeFor', { name: username, time }) : t('challenge.made', { time })}
      </Text>
      <TextField
        ref={link}
        label={t('challenge.link')}
        value={url}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <DialogActions>
        <CopyButton text={url} label={t('challenge.copy')} />
        <ButtonLink to={paths.challenge(id)} $tone="accent">
          {t('challenge.open')}
        </ButtonLink>
      </DialogActions>
    </>
  );
}
