import { DiscordWebhookDto } from '@gamegeek/contracts/studio/discord.dto.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '#shared/forms/submit-button.js';
import { useDtoForm } from '#shared/forms/use-dto-form.js';
import { TextField } from '#ui/fields/text-field.js';
import { ErrorText } from '#ui/fields/text-field.styles.js';
import { Row, Stack } from '#ui/layout.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { connectDiscord } from './queries.js';

/** Asks for the address of a webhook. */
export function WebhookForm({ gameId }: { gameId: number }): ReactNode {
  const { t } = useTranslation('studio');
  const notify = useNotify();
  const form = useDtoForm(DiscordWebhookDto, {
    defaultValues: { webhook_url: '' },
    mode: 'onSubmit',
    send: async (values) => {
      await connectDiscord(gameId, values);
      notify.done(t('discord.form.done'), t('discord.form.doneText'));
    },
    failed: t('discord.form.failed'),
  });
  return (
    <form aria-labelledby="discord" {...form.attributes}>
      <Stack $gap={12} $above={12}>
        <TextField
          {...form.field('webhook_url')}
          type="url"
          label={t('discord.form.label')}
          hint={t('discord.form.hint')}
          placeholder={t('discord.form.example')}
          autoComplete="off"
          spellCheck={false}
        />
        {form.failure !== undefined && <ErrorText role="alert">{form.failure}</ErrorText>}
        <Row>
          <SubmitButton form={form} sending={t('ui.working')}>
            {t('discord.form.connect')}
          </SubmitButton>
        </Row>
      </Stack>
    </form>
  );
}
