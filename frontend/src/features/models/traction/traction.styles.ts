import { styled } from 'styled-components';
import { color, from, radius, space } from '#shared/theme/theme.js';

export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[28]};
`;

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
  padding: ${space[12]} ${space[14]};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  dt {
    display: flex;
    align-items: center;
    gap: ${space[8]};
    font-size: 0.875rem;
    color: ${color.textMuted};
  }
  dd {
    margin: ${space[2]} 0 0;
    font-size: 1.25rem;
    font-weight: 700;
    line-height: 32px;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

/** The sample size, or that there is no data. */
export const Sample = styled.span`
  && {
    font-size: 0.875rem;
    font-weight: 400;
    line-height: 1.5;
    color: ${color.textMuted};
  }
`;

/** Reserves the space of its text. */
export const Unseen = styled.span`
  visibility: hidden;
`;

export const Subtitle = styled.h3`
  margin: 0;
  font-size: 1rem;
`;

export const Charts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[20]} ${space[32]};
  margin-top: ${space[20]};
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
  font-size: 0.875rem;
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
    font-size: 0.8125rem;
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
