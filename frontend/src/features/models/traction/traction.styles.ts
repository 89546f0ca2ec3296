import { styled } from 'styled-components';
import { color, fontSize, from, radius, space } from '#shared/theme/theme.js';

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[8]};
  margin: 0;
  ${from.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space[12]};
  }
`;

export const Figure = styled.div`
  min-width: 0;
  padding: ${space[12]} ${space[12]};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  dt {
    display: flex;
    align-items: center;
    gap: ${space[8]};
    font-size: ${fontSize.medium};
    color: ${color.textMuted};
  }
  dd {
    margin: ${space[4]} 0 0;
    font-size: ${fontSize.large};
    font-weight: 700;
    line-height: 32px;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

/** The sample size, or that there is no data. */
export const Sample = styled.span`
  && {
    font-size: ${fontSize.medium};
    font-weight: 400;
    line-height: 1.5;
    color: ${color.textMuted};
  }
`;

/** Reserves the space of its text. */
export const Unseen = styled.span`
  visibility: hidden;
`;

export const Charts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]} ${space[32]};
  margin-top: ${space[16]};
  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** For tables wider than a phone, such as five versions with long names. */
export const Scroller = styled.div`
  overflow-x: auto;
  border-radius: ${radius.small};
`;

/** Names on the left, figures right-aligned. */
export const Table = styled.table`
  width: 100%;
  margin-top: ${space[8]};
  border-collapse: collapse;
  font-size: ${fontSize.medium};
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: ${space[8]} 0 ${space[8]} ${space[8]};
    text-align: right;
    vertical-align: baseline;
  }
  th:first-child {
    padding-left: 0;
    text-align: left;
  }
  thead th {
    font-size: ${fontSize.small};
    font-weight: 500;
    color: ${color.textMuted};
  }
  tbody th {
    font-weight: 600;
  }
  tbody tr {
    border-top: 1px solid ${color.line};
  }
`;
