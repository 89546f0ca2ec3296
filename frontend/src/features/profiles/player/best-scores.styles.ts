import { css, styled } from 'styled-components';
import { color, from } from '#shared/theme/theme.js';
import { DateCell, DateHead, Head } from '../played-games/game-history.styles.js';

export const RankHead = styled(Head)`
  width: 52px;
`;

export const RankCell = styled.td`
  height: 52px;
  border-top: 1px solid ${color.line};
  color: ${color.textMuted};
`;

/** Does not fit beside a rank on phones. */
const onlyWide = css`
  display: none;
  ${from.tablet} {
    display: table-cell;
  }
`;

export const WideDateHead = styled(DateHead)`
  ${onlyWide}
`;

export const WideDateCell = styled(DateCell)`
  ${onlyWide}
`;
