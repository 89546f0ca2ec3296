import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#shared/api/api-error.js';
import { useErrorText } from '#shared/api/use-error-text.js';
import { paths } from '#shared/routing/paths.js';
import { Button, ButtonLink } from '#ui/buttons/button.js';
import { Actions, Text, Title } from './connect.styles.js';
import { isFinal } from './is-final.js';

const KINDS: Partial<Record<string, 'unknown' | 'expired' | 'used'>> = {
  not_found: 'unknown',
  code_expired: 'expired',
  code_used: 'used',
};

interface ConnectRefusedProps {
  error: unknown;
  onRetry: () => void;
}

/** Explains why a code cannot be confirmed, and what to do. */
export function ConnectRefused({ error, onRetry }: ConnectRefusedProps): ReactNode {
  const { t } = useTranslation('play');
  const errorText = useErrorText();
  const kind = error instanceof ApiError ? KINDS[error.code] : undefined;
  return (
    <>
      <div role="alert">
        <Title>{t(kind ? `connect.${kind}` : 'connect.failed')}</Title>
        <Text>{kind ? t(`connect.${kind}Text`) : errorText(error)}</Text>
      </div>
      <Actions>
        {!isFinal(error) && (
          <Button $tone="accent" onClick={onRetry}>
            {t('ui.retry')}
          </Button>
        )}
        <ButtonLink to={paths.connect()}>{t('connect.another')}</ButtonLink>
      </Actions>
    </>
  );
}
