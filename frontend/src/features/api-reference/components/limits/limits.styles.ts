import { styled } from 'styled-components';
import { color, space } from '#shared/theme/theme.js';

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.9375rem;
  th,
  td {
    padding: ${space[10]} ${space[12]} ${space[10]} 0;
    border-bottom: 1px solid ${color.line};
    text-align: left;
    vertical-align: top;
  }
  thead th {
    font-size: 0.8125rem;
    color: ${color.textMuted};
  }
`;

export const Row = styled.tr`
  th {
    font-weight: 500;
  }
  td {
    font-variant-numeric: tabular-nums;
  }
`;
