import { styled } from 'styled-components';
import { color, from, radius } from '../../../../shared/theme/theme.js';

export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
`;

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px;
  margin: 0;
  ${from.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 12px;
  }
`;

export const Figure = styled.div`
  min-width: 0;
  padding: 12px 14px;
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  dt {
    display: flex;
    align-items: center;
    gap: 8px;
    font-size: 0.875rem;
    color: ${color.textMuted};
  }
  dd {
    margin: 2px 0 0;
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
  gap: 20px 32px;
  margin-top: 20px;
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
  margin-top: 8px;
  border-collapse: collapse;
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: 8px 0 8px 8px;
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
