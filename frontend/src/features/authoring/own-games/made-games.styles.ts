import { styled } from 'styled-components';
import { color, from, radius, space } from '#shared/theme/theme.js';

export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  padding: ${space[12]};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: 0 0 0 1px ${color.line};
  ${from.tablet} {
    grid-template-columns: 200px minmax(0, 1fr);
    gap: ${space[16]};
    padding: ${space[16]};
  }
`;

export const PicturePlace = styled.div`
  overflow: hidden;
  border-radius: ${radius.medium};
  align-self: start;
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[12]};
`;

export const ActionList = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  margin-top: ${space[8]};
`;
