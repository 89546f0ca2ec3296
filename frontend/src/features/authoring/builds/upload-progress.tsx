import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/use-format.js';
import { Button } from '#ui/buttons/button.js';
import { Row, Stack } from '#ui/layout.js';
import { ProgressBar } from '#ui/progress-bar.js';
import { Text } from '#ui/text.js';

interface UploadProgressProps {
  label: string;
  /** The part that has been sent, from 0 to 1. */
  part: number;
  onCancel: () => void;
}

/** A file on its way; the server checks it once it is there. */
export function UploadProgress({ label, part, onCancel }: UploadProgressProps): ReactNode {
  const { t } = useTranslation('builds');
  const format = useFormat();
  const percent = Math.floor(part * 100);
  return (
    <Stack $gap={8}>
      <ProgressBar label={label} value={percent} />
      <Row $gap={12} $justify="space-between">
        <Text as="span" $size="medium" $muted $tabular>
          {part < 1 ? `${label} ${format.percent(percent)}` : t('upload.checking')}
        </Text>
        <Button onClick={onCancel}>{t('ui.cancel')}</Button>
      </Row>
    </Stack>
  );
}
