import { styled } from 'styled-components';
import { color, from, measure, radius, space } from '#shared/theme/theme.js';

export const CardGrid = styled.ul<{ $columns: 3 | 4 }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  margin: ${space[24]} 0 0;
  padding: 0;
  list-style: none;
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.desktop} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
    gap: ${space[20]};
  }
`;

export const Card = styled.li`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  padding: ${space[24]};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: 0 0 0 1px ${color.line};
  > a {
    display: inline-flex;
    align-items: center;
    min-height: ${measure.target};
    margin-top: auto;
    font-weight: 600;
  }
`;

export const Title = styled.h3`
  margin: ${space[16]} 0 0;
  font-size: 1.0625rem;
`;

export const Text = styled.p`
  margin: ${space[6]} 0 ${space[10]};
  line-height: 1.6;
  color: ${color.textMuted};
`;
