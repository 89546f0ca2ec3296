import { styled } from 'styled-components';
import { color, from, radius } from '../../../../shared/theme/theme.js';

export const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px;
  margin: 0;
  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 12px;
  }
`;

export const Tile = styled.div`
  min-width: 0;
  padding: 12px;
  ${from.tablet} {
    padding: 14px;
  }
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  dt {
    display: flex;
    align-items: center;
    gap: 8px;
    font-size: 0.875rem;
    color: ${color.textMuted};
    > svg {
      flex: none;
    }
  }
  dd {
    min-height: 32px;
    margin: 4px 0 0;
    font-size: 1.0625rem;
    ${from.tablet} {
      font-size: 1.25rem;
    }
    font-weight: 700;
    line-height: 32px;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

export const LevelLine = styled.p`
  display: flex;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin: 20px 0 8px;
  font-size: 0.9375rem;
  > span {
    color: ${color.textMuted};
  }
`;
