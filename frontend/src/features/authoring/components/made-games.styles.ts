import { styled } from 'styled-components';
import { color, from, radius, space } from '#shared/theme/theme.js';

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[14]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[14]};
  padding: ${space[14]};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: 0 0 0 1px ${color.line};
  ${from.tablet} {
    grid-template-columns: 200px minmax(0, 1fr);
    gap: ${space[20]};
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
  gap: ${space[6]} ${space[12]};
`;

export const Name = styled.h2`
  margin: 0;
  font-size: 1.25rem;
  overflow-wrap: anywhere;
`;

export const Facts = styled.p`
  margin: 0;
  font-size: 0.9375rem;
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

export const ActionList = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[10]};
  margin-top: ${space[6]};
`;
