import { SCORE_BURST, SCORES_A_MINUTE } from '@gamegeek/contracts/scores/score-limits.js';
import { SAMPLE_SCORE } from '@gamegeek/contracts/scores/samples/sample-place.js';
import type { BatchAnswer } from '@gamegeek/contracts/scores/batch.schemas.js';
import type { SubmittedScore } from '@gamegeek/contracts/scores/submission.schemas.js';
import { MAX_BATCH } from '@gamegeek/contracts/scores/submit-score-batch.dto.js';
import { MAX_IDEMPOTENCY_KEY, MAX_SCORE } from '@gamegeek/contracts/scores/submit-score.dto.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '#ui/page/panel.js';
import { Code, Heading, SmallHeading, Text } from '#features/api-keys/api-key.styles.js';
import { CodeBlock } from '../code-block/code-block.js';
import { CodeText } from '../code-text.js';
import { Address, SideBySide, Fields } from './reference.styles.js';

const FIELDS = ['gameId', 'score', 'apiKey'] as const;
/** Not translated. */
const ONE = 'POST /api/scores';
const MANY = 'POST /api/scores/batch';
const EXAMPLE_GAME = 1;

interface ReferenceProps {
  /** The selected game, for the examples. */
  gameId: number | undefined;
  userId: string;
}

/** Requests and responses of the two endpoints that accept scores. */
export function Reference({ gameId = EXAMPLE_GAME, userId }: ReferenceProps): ReactNode {
  const { t } = useTranslation('apiKeys');
  const answer: SubmittedScore = {
    ...{ id: 21_001, userId, gameId, score: SAMPLE_SCORE, createdAt: '2026-11-21T12:00:00.000Z' },
    rank: 3,
    personalBest: true,
  };
  const batch = {
    apiKey: 'gg_…',
    scores: [
      { gameId, score: SAMPLE_SCORE, idempotencyKey: 'play-1' },
      { gameId, score: 0, idempotencyKey: 'play-2' },
    ],
  };
  const results: BatchAnswer = {
    results: [
      { status: 200, ...answer },
      {
        ...{ status: 400, code: 'validation_failed', message: 'Score must be positive' },
        fields: { score: ['Score must be positive'] },
      },
    ],
  };
  return (
    <Panel aria-labelledby="reference">
      <Heading id="reference">{t('reference.title')}</Heading>

      <SmallHeading>{t('reference.one')}</SmallHeading>
      <Address>
        <Code>{ONE}</Code>
      </Address>
      <Fields aria-label={t('reference.body')}>
        {FIELDS.map((field) => (
          <div key={field}>
            <dt>
              <Code>{field}</Code>
            </dt>
            <dd>
              <CodeText>{t(`reference.${field}`, { most: MAX_SCORE })}</CodeText>
            </dd>
          </div>
        ))}
      </Fields>
      <CodeBlock caption={t('reference.answer')} code={json(answer)} canCopy={false} />
      <Text>
        <CodeText>{t('reference.answerText')}</CodeText>
      </Text>

      <SmallHeading>{t('reference.batch', { most: MAX_BATCH })}</SmallHeading>
      <Address>
        <Code>{MANY}</Code>
      </Address>
      <Text>
        <CodeText>{t('reference.batchText')}</CodeText>
      </Text>
      <SideBySide>
        <CodeBlock caption={t('reference.batchRequest')} code={json(batch)} canCopy={false} />
        <CodeBlock caption={t('reference.batchAnswer')} code={json(results)} canCopy={false} />
      </SideBySide>

      <SmallHeading>{t('reference.idempotency')}</SmallHeading>
      <Text>
        <CodeText>{t('reference.idempotencyText', { most: MAX_IDEMPOTENCY_KEY })}</CodeText>
      </Text>

      <SmallHeading>{t('reference.limits')}</SmallHeading>
      <Text>
        <CodeText>{t('reference.limitsText', { minute: SCORES_A_MINUTE, burst: SCORE_BURST })}</CodeText>
      </Text>

      <SmallHeading>{t('reference.cors')}</SmallHeading>
      <Text>
        <CodeText>{t('reference.corsText')}</CodeText>
      </Text>
    </Panel>
  );
}

const json = (value: object): string => JSON.stringify(value, null, 2);
