import { styled } from 'styled-components';
import { from, measure, radius, space } from '#shared/theme/theme.js';

export const PlayDisclosure = styled.details`
  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[12]};
    min-height: ${measure.target};
    border-radius: ${radius.small};
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    svg {
      flex: none;
    }
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  > p:last-child {
    margin-top: ${space[16]};
  }
`;

/** Two related fields; one below the other on phones. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
