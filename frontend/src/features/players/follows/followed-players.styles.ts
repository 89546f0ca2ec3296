import { styled } from 'styled-components';
import { color, from, measure, space } from '#shared/theme/theme.js';

/** Players with their avatars. */
export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: ${space[24]};
  margin: 0;
  padding: 0;
  list-style: none;
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  > li {
    display: flex;
    align-items: center;
    gap: ${space[12]};
    min-width: 0;
    min-height: ${measure.target};
    border-top: 1px solid ${color.line};
  }
`;
