import type { AdminAct, SubjectKind } from '@gamegeek/contracts/moderation/moderation-limits.js';
import type { QueueItem } from '@gamegeek/contracts/moderation/moderation.schemas.js';
import { DELETED_PLAYER } from '@gamegeek/contracts/auth/username.js';
import { Gamepad2, MessageSquare, Trophy } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '#shared/i18n/use-format.js';
import { paths } from '#shared/routing/paths.js';
import { Badge } from '#ui/badge.js';
import { Button } from '#ui/buttons/button.js';
import { Row, Stack } from '#ui/layout.js';
import { TimeAgo } from '#ui/live/time-ago.js';
import { PlayerLink } from '#ui/players/player-link.js';
import { availableActions } from '../available-actions.js';
import { usePersonName } from '../use-person-name.js';
import { isRestrictive } from './act-dialog.js';
import { SubjectContent } from './subject-content.js';
import { ActLine } from './act-line.js';
import { Byline, Card, ActionList, History, PartTitle, ReportLine, Reports, Title } from './queue.styles.js';

const ICONS: Record<SubjectKind, typeof Trophy> = { comment: MessageSquare, game: Gamepad2, score: Trophy };

interface QueueCardProps {
  item: QueueItem;
  onAct: (act: AdminAct) => void;
}

/** One subject with its reports, past actions and available actions. */
export function QueueCard({ item, onAct }: QueueCardProps): ReactNode {
  const { t } = useTranslation('moderation');
  const titleId = useId();
  const { kind, game, author, acts } = item;
  const Icon = ICONS[kind];
  const nameOf = usePersonName();
  const title = t(`itemOf.${kind}`, { author: nameOf(author.username), game: game.name });
  return (
    <Card aria-labelledby={titleId}>
      <Row $gap={16} $rowGap={8} $align="start" $justify="space-between">
        <Title id={titleId}>{title}</Title>
        <Row $gap={8}>
          <Badge>
            <Icon size={14} aria-hidden="true" />
            {t(`one.${kind}`)}
          </Badge>
          <StateBadge item={item} />
        </Row>
      </Row>
      <Byline>
        <PlayerLink username={author.username} />
        <AuthorMarks item={item} />
        <Link to={paths.game(game.id)}>{game.name}</Link>
      </Byline>
      <Stack $gap={8}>
        <SubjectContent item={item} />
      </Stack>
      {item.reports > 0 && <ReportsPart item={item} />}
      {acts.length > 0 && (
        <History>
          <summary>{t('history', { count: acts.length })}</summary>
          <ul>
            {acts.map((act) => (
              <ActLine key={act.id} act={act} />
            ))}
          </ul>
        </History>
      )}
      <ActionList role="group" aria-label={t('actions')}>
        {availableActions(item)
          .filter((act) => author.username !== DELETED_PLAYER || act !== 'mute')
          .map((act) => (
            <Button
              key={act}
              $tone={isRestrictive(act) && act !== 'mute' ? 'danger' : 'quiet'}
              onClick={() => onAct(act)}
            >
              {t(`acts.${act}`, { name: author.username })}
            </Button>
          ))}
      </ActionList>
    </Card>
  );
}

function StateBadge({ item: { kind, state } }: { item: QueueItem }): ReactNode {
  const { t } = useTranslation('moderation');
  if (state === 'shown') return null;
  if (state === 'gone') return <Badge>{t('states.gone')}</Badge>;
  return <Badge $tone="danger">{t(kind === 'score' ? 'states.removed' : 'states.hidden')}</Badge>;
}

function AuthorMarks({ item: { author } }: { item: QueueItem }): ReactNode {
  const { t } = useTranslation('moderation');
  const format = useFormat();
  return (
    <>
      {author.is_admin && <Badge>{t('admin')}</Badge>}
      {author.muted_until && (
        <Badge $tone="danger">{t('mutedUntil', { date: format.dateTime(author.muted_until) ?? '' })}</Badge>
      )}
    </>
  );
}

function ReportsPart({
  item: { reports, reasons, details, finding, open_since: since },
}: {
  item: QueueItem;
}): ReactNode {
  const { t } = useTranslation('moderation');
  return (
    <Stack $gap={8}>
      <PartTitle>
        {t('reports', { count: reports })}
        {since && (
          <span>
            <TimeAgo at={since} />
          </span>
        )}
      </PartTitle>
      <Row $gap={8}>
        {reasons.map(({ reason, count }) => (
          <Badge key={reason} $tone="second">
            {t(`reasons.${reason}`)} × {count}
          </Badge>
        ))}
      </Row>
      <Reports aria-label={t('reportsTitle')}>
        {finding && (
          <ReportLine>
            <span>{t('finding.title')}</span>
            <p>
              <FindingText finding={finding} />
            </p>
            <p>{t('finding.note')}</p>
          </ReportLine>
        )}
        {details.map(({ id, reason, text, created_at, reporter }) => (
          <ReportLine key={id}>
            <span>
              <PlayerLink username={reporter.username} /> · {t(`reasons.${reason}`)} · <TimeAgo at={created_at} />
            </span>
            <p>{text === '' ? t('noText') : text}</p>
          </ReportLine>
        ))}
      </Reports>
    </Stack>
  );
}

/** What the server has noticed, in a sentence. */
function FindingText({ finding }: { finding: NonNullable<QueueItem['finding']> }): ReactNode {
  const { t } = useTranslation('moderation');
  if (finding.kind === 'far_above') return t('finding.far_above', { best: finding.best, typical: finding.typical });
  if (finding.kind === 'fast_total') return t('finding.fast_total', { gained: finding.gained, tenth: finding.tenth });
  const { kind, inputs, at_once: atOnce, seconds } = finding;
  return t(`finding.${kind}`, { inputs, atOnce, seconds: Math.round(seconds) });
}
