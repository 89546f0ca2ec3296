import { styled } from 'styled-components';
import { color, fontSize, radius, space } from '#shared/theme/theme.js';
import { PlayerCell, RankCell, Row, ScoreCell } from './leaderboard-table.styles.js';

/** Dashed, because the score is not on the board. */
export const Ghost = styled(Row)`
  background: ${color.surfaceRaised};
  ${RankCell}, ${PlayerCell}, ${ScoreCell} {
    border-top: 1px dashed ${color.accent};
  }
`;

export const Names = styled.span`
  display: grid;
  min-width: 0;
  line-height: 1.25;
`;

export const Tag = styled.span`
  font-size: ${fontSize.small};
  font-weight: 500;
  color: ${color.textMuted};
`;

/** In place of an avatar. */
export const NoAvatar = styled.span.attrs({ 'aria-hidden': true })`
  flex: none;
  width: 26px;
  height: 26px;
  border: 1px dashed ${color.accent};
  border-radius: ${radius.round};
`;

export const Actions = styled.td`
  padding: 0 0 ${space[12]};
  border-bottom: 1px dashed ${color.accent};
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[8]};
`;

/** Between the tenth row and a rank below it. */
export const Gap = styled.td`
  height: 28px;
  border-top: 1px solid ${color.line};
  text-align: center;
  color: ${color.textMuted};
`;
