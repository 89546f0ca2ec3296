import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/use-format.js';
import { Button } from '#ui/buttons/button.js';
import { Row } from '#ui/layout.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { useEndOldApiKey } from './queries.js';
import { Text } from './key-page.styles.js';

/** Until when a replaced key works, and a button that ends it. */
export function OldKey({ until }: { until: string }): ReactNode {
  const { t } = useTranslation('apiKeys');
  const format = useFormat();
  const notify = useNotify();
  const { mutate, isPending } = useEndOldApiKey();

  function handleEnd(): void {
    if (isPending) return;
    mutate(undefined, {
      onSuccess: () => notify.done(t('ui.success'), t('key.oldEnded')),
      onError: () => notify.problem(t('key.oldFailed')),
    });
  }

  return (
    <Row $gap={24} $rowGap={8}>
      <Text>{t('key.oldUntil', { time: format.dateTime(until) ?? until })}</Text>
      <Button aria-disabled={isPending} onClick={handleEnd}>
        {t('key.endOld')}
      </Button>
    </Row>
  );
}
