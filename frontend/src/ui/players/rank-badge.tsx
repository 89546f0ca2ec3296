import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ColorRole } from '#shared/theme/palette.js';
import { color } from '#shared/theme/theme.js';
import { Sprite } from '../pictures/sprite.js';
import { VisuallyHidden } from '../visually-hidden.js';

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

/** In the text face: in the pixel face 5 looks like 6, and 2 like 8, at any size. */
const SIZE = '20px';

const Badge = styled.span`
  position: relative;
  display: inline-block;
  min-width: 33px;
  height: 33px;
  line-height: 33px;
  text-align: center;
  vertical-align: middle;
  > svg {
    display: block;
    margin: auto;
  }
`;

const Numeral = styled.span<{ $onMedal: boolean }>`
  font-weight: 700;
  font-size: ${SIZE};
  font-variant-numeric: tabular-nums;
  color: ${({ $onMedal }) => ($onMedal ? color.engraved : color.text)};
  ${({ $onMedal }) => $onMedal && 'position: absolute; left: 0; right: 0; top: 12px; line-height: 1;'}
`;
