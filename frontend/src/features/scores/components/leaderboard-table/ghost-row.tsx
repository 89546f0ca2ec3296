import type { LeaderboardEntry } from '@gamegeek/contracts/scores/scores.schemas.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Format } from '../../../../shared/i18n/use-format.js';
import { Button } from '../../../../shared/ui/button/button.js';
import { RankBadge } from '../../../../shared/ui/rank-badge/rank-badge.js';
import { Actions, Buttons, Gap, Ghost, Names, NoAvatar, Tag } from './ghost-row.styles.js';
import { Player, PlayerCell, RankCell, ScoreCell } from './leaderboard-table.styles.js';

/** A guest's score, which is not on the board. */
export interface GhostScore {
  score: number;
  /** The rank that the score would have had when it was sent. */
  rank: number;
  onKeep: () => void;
  onDecline: () => void;
}

/** The place of a ghost among rows that may have changed since. */
interface GhostPlace {
  /** The number of rows above it. */
  above: number;
  rank: number;
  /** Whether there are ranks between the rows and the ghost. */
  isApart: boolean;
}

/** Of equal scores the earlier is first, and they share a rank. */
export function placeOfGhost(rows: readonly LeaderboardEntry[], { score, rank: sent }: GhostScore): GhostPlace {
  const above = rows.filter((row) => row.score >= score).length;
  const shown = rows.filter((row) => row.score > score).length + 1;
  const rank = above < rows.length ? shown : Math.max(shown, sent);
  return { above, rank, isApart: rank > rows.length + 1 };
}

interface GhostRowProps {
  ghost: GhostScore;
  place: GhostPlace;
  columns: number;
  format: Format;
}

export function GhostRow({ ghost, place, columns, format }: GhostRowProps): ReactNode {
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
        <ScoreCell colSpan={columns - 2}>{format.number(score)}</ScoreCell>
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
