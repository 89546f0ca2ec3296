import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ColorRole } from '#shared/theme/palette.js';
import { Sprite } from '../sprite/sprite.js';
import { VisuallyHidden } from '../visually-hidden.js';
import { Badge, Numeral } from './rank-badge.styles.js';

/** A ribbon and a disc with the rank. */
const MEDAL = [
  'rr.......rr',
  'rrr.....rrr',
  '.rrr...rrr.',
  '..rrmmmrr..',
  '..mmmmmmm..',
  '.mmmmmmmmm.',
  '.mmmmmmmmm.',
  '.mmmmmmmmm.',
  '.mmmmmmmmm.',
  '..mmmmmmm..',
  '...mmmmm...',
] as const;

const METALS: Readonly<Record<number, ColorRole>> = { 1: 'gold', 2: 'silver', 3: 'bronze' };

/** Ranks 1 to 3 have a medal, others their number (docs/product.md, section 9). */
export const RankBadge = memo(function RankBadge({ rank }: { rank: number }): ReactNode {
  const { t } = useTranslation();
  const metal = METALS[rank];
  return (
    <Badge>
      {metal && <Sprite rows={MEDAL} inks={{ r: 'second', m: metal }} height={33} />}
      <Numeral aria-hidden="true" $onMedal={metal !== undefined}>
        {rank}
      </Numeral>
      <VisuallyHidden>{t('board.rankOf', { rank })}</VisuallyHidden>
    </Badge>
  );
});
