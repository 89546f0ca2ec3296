import type { LoggedAct } from '@gamegeek/contracts/moderation/moderation.schemas.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/routing/paths.js';
import { TimeAgo } from '#ui/live/time-ago.js';
import { Text } from '#ui/text.js';
import { usePersonName } from '../use-person-name.js';
import { Line, Snapshot, What } from './log.styles.js';

interface ActLineProps {
  act: LoggedAct;
  /** In the log: also shows the subject and its content. */
  isWhole?: boolean;
}

/** One action: by whom, when and why. */
export function ActLine({ act, isWhole = false }: ActLineProps): ReactNode {
  const { t } = useTranslation('moderation');
  const nameOf = usePersonName();
  const { kind, game, reason, days, snapshot, created_at, admin, user, by } = act;
  const adminName = nameOf(admin.username);
  return (
    <Line>
      <What>
        <strong>
          {t(`logLine.${act.act}`, {
            admin: by === 'creator' ? t('creatorOf', { name: adminName, game: game.name }) : adminName,
            user: nameOf(user.username),
            days: t('daysOf', { count: days ?? 0 }),
          })}
        </strong>
        <TimeAgo at={created_at} />
      </What>
      {isWhole && (
        <Link to={paths.game(game.id)}>{t(`itemOf.${kind}`, { author: nameOf(user.username), game: game.name })}</Link>
      )}
      <Text $muted $narrow>
        {reason}
      </Text>
      {isWhole && snapshot !== '' && (
        <details>
          <summary>{t('snapshot')}</summary>
          <Snapshot>{snapshot}</Snapshot>
        </details>
      )}
    </Line>
  );
}
