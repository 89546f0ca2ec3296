import { styled } from 'styled-components';
import { color, font, fontSize } from '#shared/theme/theme.js';

/** The small retro line above a heading. */
export const Eyebrow = styled.p`
  margin: 0;
  font-family: ${font.pixel};
  font-weight: 600;
  font-size: ${fontSize.medium};
  letter-spacing: 0.06em;
  text-transform: uppercase;
  color: ${color.second};
`;
