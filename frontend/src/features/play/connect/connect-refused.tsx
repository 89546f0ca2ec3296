import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#shared/api/api-error.js';
import { useErrorText } from '#shared/api/use-error-text.js';
import { paths } from '#shared/routing/paths.js';
import { Button, ButtonLink } from '#ui/buttons/button.js';
import { Row } from '#ui/layout.js';
import { Heading, Text } from '#ui/text.js';
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
        <Heading as="h1" $size="heading">
          {t(kind ? `connect.${kind}` : 'connect.failed')}
        </Heading>
        <Text $muted>{kind ? t(`connect.${kind}Text`) : errorText(error)}</Text>
      </div>
      <Row $gap={12}>
        {!isFinal(error) && (
          <Button $tone="accent" onClick={onRetry}>
            {t('ui.retry')}
          </Button>
        )}
        <ButtonLink to={paths.connect()}>{t('connect.another')}</ButtonLink>
      </Row>
    </>
  );
}
