import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/routing/paths.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { Aside } from './form.styles.js';

export function BackToLogin(): ReactNode {
  const { t } = useTranslation();
  return (
    <Aside>
      <ButtonLink to={paths.auth()} $tone="plain">
        {t('auth.backToLogin')}
      </ButtonLink>
    </Aside>
  );
}
