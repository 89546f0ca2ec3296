import type { Call } from '@gamegeek/contracts/studio/calls.schemas.js';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/use-format.js';
import { Badge } from '#ui/badge.js';
import { Row } from '#ui/layout.js';
import { TimeAgo } from '#ui/live/time-ago.js';
import { PlayerLink } from '#ui/players/player-link.js';
import { Text } from '#ui/text.js';
import { Line } from './calls.styles.js';

/** One request: what it was, who sent it and how, and the answer. */
export const CallRow = memo(function CallRow({ call }: { call: Call }): ReactNode {
  const { t } = useTranslation('studio');
  const format = useFormat();
  const { id, at, kind, way, player, score, board, refusal } = call;
  return (
    <Line data-glide={id}>
      <Row $gap={8} $rowGap={4}>
        <Badge $tone={refusal ? 'danger' : 'accent'}>
          {refusal ? `${refusal.status} ${refusal.code}` : t('calls.accepted')}
        </Badge>
        <strong>
          {t(`calls.kinds.${kind}`)}
          {score !== null && ` ${format.number(score)}`}
        </strong>
        {player !== null && <PlayerLink username={player} />}
      </Row>
      {refusal && (
        <Text $size="medium" lang="en">
          {refusal.message}
        </Text>
      )}
      <Text $size="medium" $muted>
        <TimeAgo at={at} /> · {t(`calls.ways.${way}`)}
        {board !== null && ` · ${board}`}
      </Text>
    </Line>
  );
});
