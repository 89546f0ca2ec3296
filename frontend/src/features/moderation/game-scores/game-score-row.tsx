import { MAIN_BOARD } from '@gamegeek/contracts/boards/board-settings.js';
import type { GameScore } from '@gamegeek/contracts/moderation/game-scores.schemas.js';
import { BadgeCheck, RotateCcw, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#shared/api/use-error-text.js';
import { useValueFormat } from '#shared/i18n/use-value-format.js';
import { Badge } from '#ui/badge.js';
import { Button } from '#ui/buttons/button.js';
import { Row } from '#ui/layout.js';
import { TimeAgo } from '#ui/live/time-ago.js';
import { PlayerLink } from '#ui/players/player-link.js';
import { Text } from '#ui/text.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { restoreScore } from './queries.js';
import { usePersonName } from '../use-person-name.js';
import { Line } from '../queue/log.styles.js';
import { Acts, Top } from './game-scores.styles.js';

interface GameScoreRowProps {
  gameId: number;
  score: GameScore;
  /** Whether the reader may change what an admin has decided. */
  isAdmin: boolean;
  onRemove: () => void;
}

/** One score with its player, origin and decisions, and what its creator can do about it. */
export function GameScoreRow({ gameId, score, isAdmin, onRemove }: GameScoreRowProps): ReactNode {
  const { t } = useTranslation('gameScores');
  const show = useValueFormat();
  const errorText = useErrorText();
  const notify = useNotify();
  const [isRestoring, setRestoring] = useState(false);
  const { id, player, origin, seconds, verified, state, acts } = score;
  const name = usePersonName()(player.username);
  const isDecided = acts[0]?.by === 'admin' && !isAdmin;

  async function restore(): Promise<void> {
    if (isRestoring) return;
    setRestoring(true);
    try {
      await restoreScore({ gameId, scoreId: id });
      notify.done(t('restored'), t('restoredText'));
    } catch (error) {
      notify.problem(errorText(error), t('failed'));
    } finally {
      setRestoring(false);
    }
  }

  return (
    <Line>
      <Top>
        <Row as="span" $gap={8} $rowGap={4}>
          <strong>{show(score.score, score.format)}</strong>
          <PlayerLink username={player.username} />
          {verified && <BadgeCheck size={16} role="img" aria-label={t('verified')} />}
          {score.board !== MAIN_BOARD && <Badge>{score.board_name}</Badge>}
          {state === 'removed' && <Badge $tone="danger">{t('isRemoved')}</Badge>}
        </Row>
        {!isDecided && state === 'shown' && (
          <Button aria-label={`${t('remove')}: ${name}`} aria-haspopup="dialog" onClick={onRemove}>
            <Trash2 size={16} aria-hidden="true" />
            {t('remove')}
          </Button>
        )}
        {!isDecided && state === 'removed' && (
          <Button aria-label={`${t('restore')}: ${name}`} aria-disabled={isRestoring} onClick={() => void restore()}>
            <RotateCcw size={16} aria-hidden="true" />
            {t('restore')}
          </Button>
        )}
      </Top>
      <Text $size="medium" $muted>
        <TimeAgo at={score.created_at} /> · {t(`origins.${origin}`)}
        {seconds !== null && ` · ${t('seconds', { count: seconds })}`}
      </Text>
      {acts.length > 0 && (
        <Acts>
          {acts.map(({ act, by, reason, created_at }) => (
            <li key={`${created_at} ${act}`}>
              {t(`acts.${by}.${act}`)} · <TimeAgo at={created_at} />
              {reason && (
                <Text $muted $narrow>
                  {reason}
                </Text>
              )}
            </li>
          ))}
        </Acts>
      )}
      {isDecided && (
        <Text $size="medium" $muted>
          {t('decided')}
        </Text>
      )}
    </Line>
  );
}
