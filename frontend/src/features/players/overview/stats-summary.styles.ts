import { styled } from 'styled-components';
import { color, fontSize, from, radius, space } from '#shared/theme/theme.js';

export const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[8]};
  margin: 0;
  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space[12]};
  }
`;

export const Tile = styled.div`
  container-type: inline-size;
  min-width: 0;
  padding: ${space[12]};
  /* The total can be much longer than other figures; the last tile fills the remaining row. */
  &:first-child,
  &:last-child {
    grid-column: 1 / -1;
    ${from.tablet} {
      grid-column: auto;
    }
  }
  ${from.tablet} {
    padding: ${space[12]};
  }
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  dt {
    display: flex;
    align-items: center;
    gap: ${space[8]};
    font-size: ${fontSize.medium};
    color: ${color.textMuted};
    > svg {
      flex: none;
    }
  }
`;

/** Long figures are smaller to fit into one line; names may wrap. */
export const Value = styled.dd<{ $letters: number | undefined }>`
  --size: 1.0625rem;
  min-height: 32px;
  margin: ${space[4]} 0 0;
  font-size: ${({ $letters }) =>
    $letters === undefined ? 'var(--size)' : `clamp(0.6875rem, calc(100cqi / ${$letters} / 0.64), var(--size))`};
  ${from.tablet} {
    --size: 1.25rem;
  }
  font-weight: 700;
  line-height: 32px;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

export const LevelLine = styled.p`
  display: flex;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[16]};
  margin: ${space[16]} 0 ${space[8]};
  font-size: ${fontSize.medium};
  > span {
    color: ${color.textMuted};
  }
`;
