import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { EyeOff, Rocket } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.js';

/** Badges: launch promotion, and a draft or hidden from others. */
export function GameMarks({ game }: { game: Pick<Game, 'premium_until' | 'status'> }): ReactNode {
  const { t } = useTranslation('games');
  return (
    <>
      {game.premium_until && (
        <Badge $tone="second" title={t('card.launchHint')}>
          <Rocket size={14} aria-hidden="true" />
          {t('card.launch')}
        </Badge>
      )}
      {game.status === 'draft' && <Badge $tone="accent">{t('detail.draft')}</Badge>}
      {game.status === 'hidden' && (
        <Badge $tone="danger">
          <EyeOff size={14} aria-hidden="true" />
          {t('words.hidden')}
        </Badge>
      )}
    </>
  );
}
