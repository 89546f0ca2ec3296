import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/buttons/button.js';
import { RankBadge } from '#ui/players/rank-badge.js';
import type { GhostPlace, GhostScore } from './ghost-place.js';
import { Actions, Buttons, Gap, Ghost, Names, NoAvatar, Tag } from './ghost-row.styles.js';
import type { ScoreFormat } from './use-score-format.js';
import { Player, PlayerCell, RankCell, ScoreCell } from './leaderboard-table.styles.js';

interface GhostRowProps {
  ghost: GhostScore;
  place: GhostPlace;
  columns: number;
  scores: ScoreFormat;
}

export function GhostRow({ ghost, place, columns, scores }: GhostRowProps): ReactNode {
  const { t } = useTranslation();
  const { score, onKeep, onDecline } = ghost;
  return (
    <>
      {place.isApart && (
        <tr aria-hidden="true">
          <Gap colSpan={columns}>⋮</Gap>
        </tr>
      )}
      <Ghost data-glide="ghost" data-ghost>
        <RankCell>
          <RankBadge rank={place.rank} />
        </RankCell>
        <PlayerCell scope="row">
          <Player>
            <NoAvatar />
            <Names>
              {t('board.you')}
              <Tag>{t('board.ghost.tag')}</Tag>
            </Names>
          </Player>
        </PlayerCell>
        <ScoreCell colSpan={columns - 2}>{scores.score(score)}</ScoreCell>
      </Ghost>
      <Ghost data-glide="ghost-actions">
        <Actions colSpan={columns}>
          <Buttons>
            <Button $tone="accent" onClick={onKeep}>
              {t('board.ghost.keep')}
            </Button>
            <Button $tone="plain" onClick={onDecline}>
              {t('board.ghost.decline')}
            </Button>
          </Buttons>
        </Actions>
      </Ghost>
    </>
  );
}
