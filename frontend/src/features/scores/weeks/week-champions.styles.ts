import { styled } from 'styled-components';
import { from, space } from '#shared/theme/theme.js';
import { Cards } from './week-games.styles.js';

export const Part = styled.section`
  min-width: 0;
`;

export const SkeletonSteps = styled.div`
  display: grid;
  grid-auto-rows: 92px;
  gap: ${space[12]};
  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    grid-auto-rows: 250px;
    gap: ${space[16]};
  }
`;

export const SkeletonCards = styled(Cards).attrs({ as: 'div' })``;
