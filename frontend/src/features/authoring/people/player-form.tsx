import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { isNotFound } from '#shared/api/api-error.js';
import { useFailureText } from '#shared/api/use-failure-text.js';
import { space } from '#shared/theme/theme.js';
import { PlayerNameField } from '#ui/fields/player-name-field.js';
import { AddButton, ChoiceLine } from '../game-form/game-form.styles.js';

interface PlayerFormProps {
  /** The id of its title. */
  titleId: string;
  /** What the button says. */
  children: ReactNode;
  send: (username: string) => Promise<unknown>;
  onSent: (username: string) => void;
}

/** Asks for the name of a player; keeps it when sending fails. */
export function PlayerForm({ titleId, children, send, onSent }: PlayerFormProps): ReactNode {
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
    <Form noValidate aria-labelledby={titleId} onSubmit={handleSubmit}>
      <PlayerNameField
        ref={input}
        value={name}
        error={refusal}
        onChange={({ target }) => {
          setName(target.value);
          setRefusal(undefined);
        }}
      />
      <AddButton type="submit" aria-disabled={isSending}>
        {children}
      </AddButton>
    </Form>
  );
}

const Form = styled(ChoiceLine).attrs({ as: 'form' })`
  margin-block: ${space[16]};
`;
