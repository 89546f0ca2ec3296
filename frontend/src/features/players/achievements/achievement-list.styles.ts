import { styled } from 'styled-components';
import { color, fontSize, from, radius, space } from '#shared/theme/theme.js';

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Card = styled.li<{ $completed: boolean }>`
  display: flex;
  gap: ${space[12]};
  min-width: 0;
  min-height: 112px;
  padding: ${space[16]};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  box-shadow: inset 0 0 0 1px ${({ $completed }) => ($completed ? color.record : 'transparent')};
`;

export const IconPlace = styled.span<{ $completed: boolean }>`
  flex: none;
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: ${radius.medium};
  background: ${({ $completed }) => ($completed ? color.recordSoft : color.surfaceHover)};
  color: ${({ $completed }) => ($completed ? color.record : color.textMuted)};
`;

export const Texts = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[8]};
  min-width: 0;
`;

export const Goal = styled.p`
  margin: -${space[4]} 0 0;
  font-size: ${fontSize.medium};
  color: ${color.textMuted};
`;

export const Facts = styled.p`
  display: flex;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[12]};
  margin: 0;
  font-size: ${fontSize.medium};
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
`;

export const Pays = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  font-weight: 600;
  color: ${color.record};
`;
