import { styled } from 'styled-components';
import { color } from '#shared/theme/theme.js';

/** In the text face: in the pixel face 5 looks like 6, and 2 like 8, at any size. */
const SIZE = '20px';

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
  font-weight: 700;
  font-size: ${SIZE};
  font-variant-numeric: tabular-nums;
  color: ${({ $onMedal }) => ($onMedal ? color.engraved : color.text)};
  ${({ $onMedal }) => $onMedal && 'position: absolute; left: 0; right: 0; top: 12px; line-height: 1;'}
`;
