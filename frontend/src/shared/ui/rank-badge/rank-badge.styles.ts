import { styled } from 'styled-components';
import { color, font } from '../../theme/theme.js';

export const Badge = styled.span`
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

export const Numeral = styled.span<{ $onMedal: boolean }>`
  font-family: ${font.pixel};
  font-weight: 600;
  font-size: ${({ $onMedal }) => ($onMedal ? '16px' : '20px')};
  font-variant-numeric: tabular-nums;
  color: ${({ $onMedal }) => ($onMedal ? color.engraved : color.textMuted)};
  ${({ $onMedal }) => $onMedal && 'position: absolute; left: 0; right: 0; top: 14px; line-height: 1;'}
`;
