import { styled } from 'styled-components';
import { color, fontSize, measure, radius, space } from '#shared/theme/theme.js';

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

/** A table that is opened by its line. */
export const Disclosure = styled.details`
  min-width: 0;
  margin-top: ${space[4]};
  > summary {
    display: inline-flex;
    align-items: center;
    gap: ${space[8]};
    min-height: ${measure.target};
    padding-right: ${space[8]};
    border-radius: ${radius.small};
    font-size: ${fontSize.medium};
    font-weight: 600;
    color: ${color.accent};
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    &:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  /* Names of columns wrap, nothing else does. */
  tbody th,
  td {
    white-space: nowrap;
  }
`;
