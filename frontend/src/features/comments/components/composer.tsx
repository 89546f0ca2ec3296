import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '#shared/api/use-failure-text.js';
import { Button } from '#ui/buttons/button.js';
import { TextAreaField } from '#ui/fields/text-area-field.js';
import { Row } from '#ui/layout.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { validateComment } from '../comment-text.js';
import { Form } from './composer.styles.js';
import { useOutbox } from '../use-outbox.js';

interface ComposerProps {
  userId: string;
  gameId: number;
  onPost: (content: string) => Promise<void>;
}

/** The form for a new comment. */
export function Composer({ userId, gameId, onPost }: ComposerProps): ReactNode {
  const { t } = useTranslation('comments');
  const reasonOf = useFailureText();
  const notify = useNotify();
  const { text, change, send } = useOutbox(userId, `comment:${gameId}`);
  const [refused, setRefused] = useState<string>();
  const { canSend, left, error } = validateComment(text);

  async function post(): Promise<void> {
    setRefused(undefined);
    try {
      await send(onPost);
      notify.done(t('toasts.added'), t('toasts.addedText'));
    } catch (cause) {
      const reason = reasonOf(cause, t('errors.internal'));
      setRefused(reason);
      notify.problem(reason, t('toasts.addFailed'));
    }
  }

  function handleSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    if (canSend) void post();
  }

  return (
    <Form onSubmit={handleSubmit}>
      <TextAreaField
        label={t('composer.label')}
        placeholder={t('composer.placeholder')}
        value={text}
        hint={left === undefined ? undefined : t('composer.left', { count: left })}
        error={error ?? refused}
        onChange={(event) => {
          setRefused(undefined);
          change(event.target.value);
        }}
      />
      <Row $gap={8} $justify="end">
        <Button type="submit" $tone="accent" disabled={!canSend}>
          {t('composer.post')}
        </Button>
      </Row>
    </Form>
  );
}
