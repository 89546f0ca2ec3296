import { styled } from 'styled-components';
import { color, fontSize, from, space } from '#shared/theme/theme.js';
import { Cards } from './week-games.styles.js';

export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[48]};
`;

export const Part = styled.section`
  min-width: 0;
`;

export const PartTitle = styled.h2`
  margin: 0;
  font-size: ${fontSize.large};
  letter-spacing: -0.01em;
`;

export const PartHint = styled.p`
  margin: ${space[4]} 0 ${space[16]};
  color: ${color.textMuted};
`;

export const Actions = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${space[12]} ${space[16]};
  margin-top: ${space[16]};
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
