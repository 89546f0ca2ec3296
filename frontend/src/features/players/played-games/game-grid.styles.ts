import { styled } from 'styled-components';
import { color, fontSize, from, radius, space } from '#shared/theme/theme.js';

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  margin: 0;
  padding: 0;
  list-style: none;
  ${from.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
  }
`;

export const Card = styled.li`
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: hidden;
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
`;

export const Texts = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  padding: ${space[12]};
`;

/** Always two lines, so that buttons side by side align. */
export const Description = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  height: 2.8em;
  margin: 0 0 auto;
  line-height: 1.4;
  font-size: ${fontSize.medium};
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;
