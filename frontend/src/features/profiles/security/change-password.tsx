import { ChangePasswordDto } from '@gamegeek/contracts/auth/security.dto.js';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { dtoResolver } from '#shared/forms/dto-resolver.js';
import { formOptions } from '#shared/forms/form-options.js';
import { showServerErrors } from '#shared/forms/show-server-errors.js';
import { Button } from '#ui/buttons/button.js';
import { CheckboxField } from '#ui/fields/checkbox-field.js';
import { PasswordField } from '#ui/fields/password-field.js';
import { Panel, PanelHead, PanelText, PanelTitle } from '#ui/page/panel.js';
import { useToasts } from '#ui/toasts/toast-store.js';
import { VisuallyHidden } from '#ui/visually-hidden.js';
import { changePassword } from './api/change-password.js';
import { useForgetOtherSessions } from './api/open-sessions.js';
import { useOwner } from '../owner.js';
import { useFailureToast } from '../use-failure-toast.js';
import { Form } from '../settings/settings.styles.js';

const resolver = dtoResolver(ChangePasswordDto);

export function ChangePassword(): ReactNode {
  const { t } = useTranslation('profiles');
  const { user, onSaved } = useOwner();
  const fail = useFailureToast();
  const showToast = useToasts((state) => state.show);
  const forgetOtherSessions = useForgetOtherSessions();
  const form = useForm<ChangePasswordDto>({
    ...formOptions,
    resolver,
    defaultValues: { current_password: '', password: '', replace_api_key: false },
  });
  const { errors, isSubmitting } = form.formState;

  const handleSubmit = form.handleSubmit(async (values) => {
    try {
      await changePassword(values);
      form.reset();
      forgetOtherSessions();
      const { pending_email } = user;
      if (pending_email) onSaved({ ...user, pending_email: null });
      const description = t(pending_email ? 'password.changedAndCancelled' : 'password.changedText');
      showToast({ title: t('password.changed'), description });
    } catch (error) {
      showServerErrors(form, ['current_password', 'password'], error);
      fail(error, t('password.failed'));
    }
  });

  return (
    <Panel aria-labelledby="password">
      <PanelHead>
        <div>
          <PanelTitle id="password">{t('password.title')}</PanelTitle>
          <PanelText>{t('password.intro')}</PanelText>
        </div>
      </PanelHead>
      <Form noValidate aria-labelledby="password" onSubmit={(event) => void handleSubmit(event)}>
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
          {...form.register('current_password')}
          label={t('password.current')}
          autoComplete="current-password"
          error={errors.current_password?.message}
        />
        <PasswordField
          {...form.register('password')}
          label={t('password.next')}
          hint={t('password.hint')}
          autoComplete="new-password"
          error={errors.password?.message}
        />
        <CheckboxField {...form.register('replace_api_key')} label={t('password.replaceKey')} />
        <div>
          <Button type="submit" $tone="accent" disabled={isSubmitting}>
            {t(isSubmitting ? 'password.changing' : 'password.change')}
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
