import { SCORE_ERROR_CODES } from '@gamegeek/contracts/scores/score-error-codes.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '#ui/page/panel.js';
import { Heading } from '#ui/text.js';
import { ErrorList } from '../components/error-list.js';

/** All errors of the endpoints that accept scores. */
export function ScoreErrors(): ReactNode {
  const { t } = useTranslation('developers');
  return (
    <Panel aria-labelledby="errors">
      <Heading id="errors">{t('errorsTitle')}</Heading>
      <ErrorList codes={SCORE_ERROR_CODES} />
    </Panel>
  );
}
