import type { Notice, NoticeKind } from '@gamegeek/contracts/inbox/inbox.schemas.js';
import {
  AtSign,
  CalendarDays,
  Gavel,
  Gift,
  Handshake,
  ChevronsUp,
  Flag,
  Users,
  MessageSquare,
  Swords,
  Trash2,
  TrendingDown,
  Trophy,
  UserPlus,
  type LucideIcon,
} from 'lucide-react';
import { useId, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TimeAgo } from '#ui/live/time-ago.js';
import { Skeleton } from '#ui/skeleton.js';
import { New, Quote, Remove, Row, Sentence, Sign, When, Words } from './notice-row.styles.js';
import { NoticeSentence } from './notice-sentence.js';

const SIGNS: Record<NoticeKind, LucideIcon> = {
  overtaken: TrendingDown,
  comment: MessageSquare,
  mention: AtSign,
  achievement: Trophy,
  game_achievement: Trophy,
  weekly_result: Swords,
  moderation: Gavel,
  invite: UserPlus,
  challenge: Flag,
  challenge_answered: Flag,
  key_score: Users,
  maker_invite: Handshake,
  transfer: Gift,
  followed_record: ChevronsUp,
  daily_streak: CalendarDays,
};

interface NoticeRowProps {
  notice: Notice;
  /** Whether to highlight the notice, which may last longer than it is unread. */
  isNew: boolean;
  /** Called when one of its links is followed. */
  onFollow: () => void;
  onRemove?: () => void;
  /** What the reader can do about it. */
  action?: ReactNode;
}

/** One notice: the event, its text and time. */
export function NoticeRow({ notice, isNew, onFollow, onRemove, action }: NoticeRowProps): ReactNode {
  const { t } = useTranslation('inbox');
  const sentence = useId();
  const Icon = SIGNS[notice.kind];
  const excerpt = 'excerpt' in notice.details ? notice.details.excerpt : '';

  function handleClick({ target }: MouseEvent): void {
    if (target instanceof Element && target.closest('a')) onFollow();
  }

  return (
    <Row $unread={isNew} onClick={handleClick}>
      <Sign aria-hidden="true">
        <Icon size={18} />
      </Sign>
      <Words>
        <Sentence id={sentence}>
          <NoticeSentence notice={notice} />
        </Sentence>
        {excerpt && <Quote>{excerpt}</Quote>}
        {action}
        <When>
          {isNew && <New>{t('unread')}</New>}
          <TimeAgo at={notice.created_at} />
        </When>
      </Words>
      {onRemove && (
        <Remove type="button" aria-label={t('ui.delete')} aria-describedby={sentence} onClick={onRemove}>
          <Trash2 size={17} aria-hidden="true" />
        </Remove>
      )}
    </Row>
  );
}

export function NoticeSkeleton(): ReactNode {
  return (
    <Row $unread={false} aria-hidden="true">
      <Skeleton $width="36px" $height="36px" />
      <Words>
        <Skeleton $width="100%" $height="20px" />
        <Skeleton $width="6em" $height="16px" />
      </Words>
    </Row>
  );
}
