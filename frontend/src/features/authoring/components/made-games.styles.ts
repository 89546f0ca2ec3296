import { styled } from 'styled-components';
import { color, fontSize, from, radius, space } from '#shared/theme/theme.js';

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

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

export const Texts = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[8]};
  min-width: 0;
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[12]};
`;

export const Name = styled.h2`
  margin: 0;
  font-size: ${fontSize.large};
  overflow-wrap: anywhere;
`;

export const Facts = styled.p`
  margin: 0;
  font-size: ${fontSize.medium};
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

export const ActionList = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  margin-top: ${space[8]};
`;
