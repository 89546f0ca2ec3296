import type { Build } from '@gamegeek/contracts/builds/builds.schemas.js';
import { ExternalLink, History, Play, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '#shared/i18n/use-format.js';
import { color, measure, radius, space } from '#shared/theme/theme.js';
import { Badge } from '#ui/badge.js';
import { Button, ButtonAnchor } from '#ui/buttons/button.js';
import { Row, Stack } from '#ui/layout.js';
import { Heading, Text } from '#ui/text.js';
import { VisuallyHidden } from '#ui/visually-hidden.js';
import { useFileSize } from './use-file-size.js';
import { Reasons, VerdictBadge } from './verdict.js';

interface BuildRowProps {
  build: Build;
  /** Older than the one that is played. */
  isOlder: boolean;
  isPending: boolean;
  onPublish: () => void;
  onDelete: () => void;
}

/** A build with what the check has found, and its actions. */
export function BuildRow({ build, isOlder, isPending, onPublish, onDelete }: BuildRowProps): ReactNode {
  const { t } = useTranslation('builds');
  const format = useFormat();
  const fileSize = useFileSize();
  const { number, verdict, reasons, notes, published, url } = build;
  const ofBuild = <VisuallyHidden> {t('row.of', { number })}</VisuallyHidden>;
  return (
    <Line>
      <Row $gap={8}>
        <Heading as="h3" $size="base">
          {t('row.number', { number })}
        </Heading>
        {published && <Badge $tone="accent">{t('row.published')}</Badge>}
        <VerdictBadge verdict={verdict} />
      </Row>
      <Text $size="medium" $muted>
        {format.dateTime(build.created_at)} · {fileSize(build.size)} · {t('row.files', { count: build.files })}
      </Text>
      {notes && <Notes $size="medium">{notes}</Notes>}
      {reasons.length > 0 && (
        <details>
          <Summary>{t('row.reasons', { count: reasons.length })}</Summary>
          <Reasons reasons={reasons} />
        </details>
      )}
      <Row $gap={8}>
        {!published && verdict !== 'broken' && (
          <Button $tone={isOlder ? 'quiet' : 'accent'} aria-disabled={isPending} onClick={onPublish}>
            {isOlder ? <History size={16} aria-hidden="true" /> : <Play size={16} aria-hidden="true" />}
            {t(isOlder ? 'row.rollBack' : 'row.publish')}
            {ofBuild}
          </Button>
        )}
        <ButtonAnchor href={url} target="_blank" rel="noopener">
          <ExternalLink size={16} aria-hidden="true" />
          {t('row.open')}
          {ofBuild}
          <VisuallyHidden> {t('ui.newTab')}</VisuallyHidden>
        </ButtonAnchor>
        {!published && (
          <Button onClick={onDelete}>
            <Trash2 size={16} aria-hidden="true" />
            {t('ui.delete')}
            {ofBuild}
          </Button>
        )}
      </Row>
    </Line>
  );
}

const Line = styled(Stack).attrs({ as: 'li', $gap: 8 })`
  padding: ${space[12]} ${space[16]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
`;

const Notes = styled(Text)`
  white-space: pre-line;
`;

const Summary = styled.summary`
  min-height: ${measure.target};
  align-content: center;
  cursor: pointer;
`;
