import { styled } from 'styled-components';
import { color, measure, radius, space } from '#shared/theme/theme.js';

export const Disclosure = styled.details`
  margin-top: ${space[4]};
  > summary {
    display: inline-flex;
    align-items: center;
    gap: ${space[6]};
    min-height: ${measure.target};
    padding-right: ${space[8]};
    border-radius: ${radius.small};
    font-size: 0.875rem;
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
  /* Dates do not wrap; names of versions do. */
  tbody th {
    white-space: nowrap;
  }
`;
