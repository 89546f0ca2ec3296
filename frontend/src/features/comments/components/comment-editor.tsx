import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '#shared/api/use-failure-text.js';
import { Button } from '#ui/buttons/button.js';
import { TextAreaField } from '#ui/fields/text-area-field.js';
import { Row } from '#ui/layout.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { validateComment } from '../comment-text.js';
import type { ShownComment } from '../live/comments-state.js';
import { useStoredText } from '../use-stored-text.js';
import { Form } from './composer.styles.js';

interface CommentEditorProps {
  comment: ShownComment;
  onSave: (id: number, content: string) => Promise<void>;
  onClose: () => void;
}

/** Edits a comment in place. */
export function CommentEditor({ comment, onSave, onClose }: CommentEditorProps): ReactNode {
  const { id, content, user } = comment;
  const { t } = useTranslation('comments');
  const reasonOf = useFailureText();
  const notify = useNotify();
  const { text, change, forget } = useStoredText(user.id, `comment-edit:${id}`, content);
  const [isSaving, setSaving] = useState(false);
  const [refused, setRefused] = useState<string>();
  const { canSend, left, error } = validateComment(text);

  function close(): void {
    forget();
    onClose();
  }

  async function save(): Promise<void> {
    setSaving(true);
    setRefused(undefined);
    try {
      await onSave(id, text);
      close();
      notify.done(t('toasts.updated'));
    } catch (cause) {
      const reason = reasonOf(cause, t('errors.internal'));
      setSaving(false);
      setRefused(reason);
      notify.problem(reason, t('toasts.editFailed'));
    }
  }

  function handleSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    if (canSend && !isSaving) void save();
  }

  return (
    <Form onSubmit={handleSubmit}>
      <TextAreaField
        label={t('editor.label')}
        ref={focusAtEnd}
        value={text}
        hint={left === undefined ? undefined : t('composer.left', { count: left })}
        error={error ?? refused}
        onChange={(event) => {
          setRefused(undefined);
          change(event.target.value);
        }}
      />
      <Row $gap={8} $justify="end">
        <Button aria-disabled={isSaving} onClick={() => !isSaving && close()}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" $tone="accent" disabled={!canSend} aria-disabled={isSaving}>
          {t('editor.save')}
        </Button>
      </Row>
    </Form>
  );
}

function focusAtEnd(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}
