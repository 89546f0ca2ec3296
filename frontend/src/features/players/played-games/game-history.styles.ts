import { css, styled } from 'styled-components';
import { color, from, measure, space } from '#shared/theme/theme.js';

export const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
`;

export const Head = styled.th`
  padding: 0 ${space[8]} ${space[8]} 0;
  text-align: left;
  font-size: 0.8125rem;
  font-weight: 500;
  color: ${color.textMuted};
`;

export const ScoreHead = styled(Head)`
  width: 24%;
  text-align: right;
  ${from.tablet} {
    width: 28%;
  }
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
  font-size: 0.9375rem;
  font-weight: 500;
  ${from.tablet} {
    font-size: 1rem;
  }
  > * {
    display: flex;
    align-items: center;
    min-height: ${measure.target};
    line-height: 1.35;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  > a {
    color: inherit;
  }
`;

export const ScoreCell = styled.td`
  ${cell}
  text-align: right;
  font-size: 0.875rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  ${from.tablet} {
    font-size: 1rem;
  }
  > * {
    margin-left: auto;
  }
`;

export const DateCell = styled(ScoreCell)`
  padding-right: 0;
  font-weight: 400;
  font-size: 0.875rem;
  color: ${color.textMuted};
  white-space: nowrap;
  ${from.tablet} {
    font-size: 1rem;
  }
`;
