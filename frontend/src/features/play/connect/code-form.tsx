import { parseConnectCode } from '@gamegeek/contracts/play/connect-code.js';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/buttons/button.js';
import { TextField } from '#ui/fields/text-field.js';
import { Stack } from '#ui/layout.js';
import { Heading, Text } from '#ui/text.js';

interface CodeFormProps {
  /** An invalid code from the address. */
  wrong: string | undefined;
  onCode: (code: string) => void;
}

/** Asks for the code that the game shows. */
export function CodeForm({ wrong, onCode }: CodeFormProps): ReactNode {
  const { t } = useTranslation('play');
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(wrong ?? '');
  const [isWrong, setWrong] = useState(wrong !== undefined);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    const code = parseConnectCode(text);
    setWrong(code === undefined);
    if (code === undefined) field.current?.focus();
    else onCode(code);
  }

  return (
    <Stack as="form" $gap={16} noValidate aria-label={t('connect.title')} onSubmit={handleSubmit}>
      <Heading as="h1" $size="heading">
        {t('connect.title')}
      </Heading>
      <Text $muted>{t('connect.intro')}</Text>
      <TextField
        ref={field}
        label={t('connect.code')}
        hint={t('connect.hint')}
        error={isWrong ? t('connect.invalid') : undefined}
        value={text}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" $tone="accent">
        {t('connect.next')}
      </Button>
    </Stack>
  );
}
