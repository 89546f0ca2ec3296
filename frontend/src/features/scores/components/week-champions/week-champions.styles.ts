import { styled } from 'styled-components';
import { color, from } from '../../../../shared/theme/theme.js';
import { Cards } from '../week-games/week-games.styles.js';

export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 48px;
`;

export const Part = styled.section`
  min-width: 0;
`;

export const PartTitle = styled.h2`
  margin: 0;
  font-size: 1.375rem;
  letter-spacing: -0.01em;
`;

export const PartHint = styled.p`
  margin: 4px 0 20px;
  color: ${color.textMuted};
`;

export const Actions = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 12px 20px;
  margin-top: 20px;
`;

export const SkeletonSteps = styled.div`
  display: grid;
  grid-auto-rows: 92px;
  gap: 12px;
  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    grid-auto-rows: 250px;
    gap: 16px;
  }
`;

export const SkeletonCards = styled(Cards).attrs({ as: 'div' })``;
