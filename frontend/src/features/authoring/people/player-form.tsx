import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isNotFound } from '#shared/api/api-error.js';
import { useFailureText } from '#shared/api/use-failure-text.js';
import { TextField } from '#ui/fields/text-field.js';
import { AddButton } from '../game-form/game-form.styles.js';
import { BlockForm } from '../blocked-players/blocked-players.styles.js';

interface PlayerFormProps {
  /** The id of its title. */
  titleId: string;
  submitText: string;
  send: (username: string) => Promise<unknown>;
  onSent: (username: string) => void;
}

/** Asks for the name of a player; keeps it when sending fails. */
export function PlayerForm({ titleId, submitText, send, onSent }: PlayerFormProps): ReactNode {
  const { t } = useTranslation('people');
  const failureText = useFailureText();
  const [name, setName] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [isSending, setSending] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  async function submit(username: string): Promise<void> {
    setSending(true);
    try {
      await send(username);
      setName('');
      onSent(username);
    } catch (error) {
      setRefusal(isNotFound(error) ? t('noPlayer', { name: username }) : failureText(error));
    } finally {
      setSending(false);
    }
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    input.current?.focus();
    const username = name.trim();
    if (username === '') setRefusal(t('noName'));
    else if (!isSending) void submit(username);
  }

  return (
    <BlockForm noValidate aria-labelledby={titleId} onSubmit={handleSubmit}>
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
      <AddButton type="submit" aria-disabled={isSending}>
        {submitText}
      </AddButton>
    </BlockForm>
  );
}
