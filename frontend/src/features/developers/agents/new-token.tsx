import { AgentTokenDto } from '@gamegeek/contracts/auth/agent-token.dto.js';
import type { NewAgentToken } from '@gamegeek/contracts/auth/account.schemas.js';
import { AGENT_SCOPES, type AgentScope } from '@gamegeek/contracts/auth/agent-tokens.js';
import { useId, type ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '#shared/forms/submit-button.js';
import { useDtoForm } from '#shared/forms/use-dto-form.js';
import { useValidationMessage } from '#shared/i18n/use-validation-message.js';
import { CheckboxField } from '#ui/fields/checkbox-field.js';
import { TextField } from '#ui/fields/text-field.js';
import { ErrorText } from '#ui/fields/text-field.styles.js';
import { Form, Scopes } from './agents.styles.js';
import { useMakeAgentToken } from './queries.js';

/** Name and permissions of a new token; all that it takes from a folder to a draft are selected. */
export function NewToken({ onMade }: { onMade: (made: NewAgentToken) => void }): ReactNode {
  const { t } = useTranslation('apiKeys');
  const sentence = useValidationMessage();
  const id = useId();
  const { mutateAsync: make } = useMakeAgentToken();
  const form = useDtoForm(AgentTokenDto, {
    defaultValues: { name: '', scopes: [...AGENT_SCOPES] },
    failed: t('agents.tokens.makeFailed'),
    send: async (values) => {
      onMade(await make(values));
      form.reset();
    },
  });
  const { field, fieldState } = useController({ control: form.control, name: 'scopes' });
  const error = fieldState.error?.message;

  function toggle(scope: AgentScope): void {
    const isChosen = field.value.includes(scope);
    field.onChange(AGENT_SCOPES.filter((other) => (other === scope ? !isChosen : field.value.includes(other))));
  }

  return (
    <Form {...form.attributes} aria-label={t('agents.tokens.new')}>
      <TextField
        {...form.field('name')}
        label={t('agents.tokens.name')}
        hint={t('agents.tokens.nameHint')}
        autoComplete="off"
      />
      <Scopes aria-describedby={error ? `${id}-error` : undefined}>
        <legend>{t('agents.tokens.scopes')}</legend>
        {AGENT_SCOPES.map((scope, index) => (
          <CheckboxField
            key={scope}
            ref={index === 0 ? field.ref : undefined}
            checked={field.value.includes(scope)}
            onChange={() => toggle(scope)}
            label={`${t(`agents.scopes.${scope}.name`)}: ${t(`agents.scopes.${scope}.text`)}`}
          />
        ))}
        {error && <ErrorText id={`${id}-error`}>{sentence(error)}</ErrorText>}
      </Scopes>
      {form.failure && <ErrorText role="alert">{form.failure}</ErrorText>}
      <div>
        <SubmitButton form={form} sending={t('agents.tokens.making')}>
          {t('agents.tokens.make')}
        </SubmitButton>
      </div>
    </Form>
  );
}
