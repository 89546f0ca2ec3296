import { styled } from 'styled-components';
import { color, font } from '../../theme/theme.js';

export const Badge = styled.span`
  position: relative;
  display: inline-grid;
  place-items: center;
  min-width: 33px;
  height: 33px;
`;

export const Numeral = styled.span<{ $onMedal: boolean }>`
  font-family: ${font.pixel};
  font-weight: 600;
  font-size: ${({ $onMedal }) => ($onMedal ? '16px' : '20px')};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  color: ${({ $onMedal }) => ($onMedal ? color.engraved : color.textMuted)};
  ${({ $onMedal }) => $onMedal && 'position: absolute; left: 0; right: 0; top: 14px; text-align: center;'}
`;
