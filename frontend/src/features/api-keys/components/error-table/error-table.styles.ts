import { styled } from 'styled-components';
import { color, from, space } from '#shared/theme/theme.js';

/** A list on phones, a table where three columns fit. */
export const Table = styled.table`
  display: block;
  width: 100%;
  margin-top: ${space[16]};
  border-collapse: collapse;
  font-size: 0.9375rem;
  line-height: 1.55;
  tbody {
    display: block;
  }
  th,
  td {
    text-align: left;
    vertical-align: top;
  }
  ${from.desktop} {
    display: table;
    tbody {
      display: table-row-group;
    }
    th,
    td {
      padding: ${space[12]} ${space[16]} ${space[12]} 0;
    }
  }
`;

export const Head = styled.thead`
  display: none;
  ${from.desktop} {
    display: table-header-group;
    font-size: 0.875rem;
    color: ${color.textMuted};
    th {
      border-bottom: 1px solid ${color.lineStrong};
    }
  }
`;

export const Row = styled.tr`
  display: grid;
  gap: ${space[6]};
  padding-block: ${space[16]};
  &:not(:last-child) {
    border-bottom: 1px solid ${color.line};
  }
  ${from.desktop} {
    display: table-row;
  }
`;

export const CodeCell = styled.th`
  font-weight: 600;
  ${from.desktop} {
    width: 290px;
  }
`;

export const Status = styled.span`
  display: inline-block;
  min-width: 2.6em;
  font-variant-numeric: tabular-nums;
`;

export const Cell = styled.td`
  color: ${color.textMuted};
`;

/** The column's heading, where the table has no header row. */
export const Label = styled.span`
  display: block;
  font-size: 0.8125rem;
  font-weight: 600;
  color: ${color.text};
  ${from.desktop} {
    display: none;
  }
`;
