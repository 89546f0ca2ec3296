import { css, styled } from 'styled-components';
import { color, fontSize, from, measure, space } from '#shared/theme/theme.js';

export const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
`;

export const Head = styled.th`
  padding: 0 ${space[8]} ${space[8]} 0;
  text-align: left;
  font-size: ${fontSize.small};
  font-weight: 500;
  color: ${color.textMuted};
`;

export const ScoreHead = styled(Head)`
  width: 28%;
  text-align: right;
`;

export const DateHead = styled(ScoreHead)`
  width: 30%;
  padding-right: 0;
  ${from.tablet} {
    width: 28%;
  }
`;

const cell = css`
  height: 48px;
  padding: ${space[4]} ${space[8]} ${space[4]} 0;
  border-top: 1px solid ${color.line};
`;

export const GameCell = styled.th`
  ${cell}
  text-align: left;
  font-size: ${fontSize.medium};
  font-weight: 500;
  ${from.tablet} {
    font-size: ${fontSize.base};
  }
  > * {
    display: flex;
    align-items: center;
    min-height: ${measure.target};
    line-height: 1.35;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  > span {
    gap: ${space[8]};
  }
  > span > a:first-child {
    min-width: 0;
    color: inherit;
  }
`;

export const ScoreCell = styled.td`
  ${cell}
  text-align: right;
  font-size: ${fontSize.medium};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  ${from.tablet} {
    font-size: ${fontSize.base};
  }
  > * {
    margin-left: auto;
  }
`;

export const DateCell = styled(ScoreCell)`
  padding-right: 0;
  font-weight: 400;
  font-size: ${fontSize.medium};
  color: ${color.textMuted};
  white-space: nowrap;
  ${from.tablet} {
    font-size: ${fontSize.base};
  }
`;
