import { styled } from 'styled-components';
import { from, radius } from '../../../../shared/theme/theme.js';

export const PlayDisclosure = styled.details`
  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 44px;
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
    margin-top: 20px;
  }
`;

/** Two related fields; one below the other on phones. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
