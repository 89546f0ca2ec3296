import { styled } from 'styled-components';
import { color } from '../../../../shared/theme/theme.js';
import { Head } from '../game-history/game-history.styles.js';

export const RankHead = styled(Head)`
  width: 52px;
`;

export const RankCell = styled.td`
  height: 52px;
  border-top: 1px solid ${color.line};
  color: ${color.textMuted};
`;
