import { styled } from 'styled-components';
import { color, font } from '../../theme/theme.js';

/** Three pixels of the screen for each of the face, as of the medal: at smaller sizes a 5 looks like a 6. */
const SIZE = '24px';

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
  font-size: ${SIZE};
  font-variant-numeric: tabular-nums;
  color: ${({ $onMedal }) => ($onMedal ? color.engraved : color.text)};
  ${({ $onMedal }) => $onMedal && 'position: absolute; left: 0; right: 0; top: 9px; line-height: 1;'}
`;
