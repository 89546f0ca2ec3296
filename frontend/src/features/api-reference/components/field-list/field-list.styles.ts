import { styled } from 'styled-components';
import { color, from, space } from '#shared/theme/theme.js';

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding-block: ${space[8]};
  border-bottom: 1px solid ${color.line};
  font-size: 0.875rem;
  line-height: 1.5;
  ${from.tablet} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) minmax(0, 6fr);
    gap: ${space[16]};
  }
`;

export const Name = styled.div`
  min-width: 0;
`;

export const Kind = styled.div`
  color: ${color.textMuted};
`;

export const Mark = styled.strong`
  margin-left: ${space[8]};
  font-weight: 600;
  color: ${color.text};
`;

export const Meaning = styled.div`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
`;
