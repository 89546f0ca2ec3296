import { ChangePasswordDto } from '@gamegeek/contracts/auth/security.dto.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '#shared/forms/submit-button.js';
import { useDtoForm } from '#shared/forms/use-dto-form.js';
import { CheckboxField } from '#ui/fields/checkbox-field.js';
import { PasswordField } from '#ui/fields/password-field.js';
import { Panel, PanelHead, PanelText, PanelTitle } from '#ui/page/panel.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { VisuallyHidden } from '#ui/visually-hidden.js';
import { changePassword, useForgetOtherSessions } from './queries.js';
import { useOwner } from '../owner.js';
import { Form } from '../settings/settings.styles.js';

export function ChangePassword(): ReactNode {
  const { t } = useTranslation('account');
  const { user, onSaved } = useOwner();
  const notify = useNotify();
  const forgetOtherSessions = useForgetOtherSessions();
  const form = useDtoForm(ChangePasswordDto, {
    defaultValues: { current_password: '', password: '', replace_api_key: false },
    send: async (values) => {
      await changePassword(values);
      form.reset();
      forgetOtherSessions();
      const { pending_email } = user;
      if (pending_email) onSaved({ ...user, pending_email: null });
      const description = t(pending_email ? 'password.changedAndCancelled' : 'password.changedText');
      notify.done(t('password.changed'), description);
    },
    onError: (error) => notify.failed(error, t('password.failed')),
  });

  return (
    <Panel aria-labelledby="password">
      <PanelHead>
        <div>
          <PanelTitle id="password">{t('password.title')}</PanelTitle>
          <PanelText>{t('password.intro')}</PanelText>
        </div>
      </PanelHead>
      <Form {...form.attributes} aria-labelledby="password">
        {/* For password managers. */}
        <VisuallyHidden
          as="input"
          type="text"
          autoComplete="username"
          value={user.username}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
        <PasswordField
          {...form.field('current_password')}
          label={t('password.current')}
          autoComplete="current-password"
        />
        <PasswordField
          {...form.field('password')}
          label={t('password.next')}
          hint={t('auth.passwordHint')}
          autoComplete="new-password"
        />
        <CheckboxField {...form.field('replace_api_key')} label={t('password.replaceKey')} />
        <div>
          <SubmitButton form={form} sending={t('password.changing')}>
            {t('password.change')}
          </SubmitButton>
        </div>
      </Form>
    </Panel>
  );
}
