import { styled } from 'styled-components';
import { Link } from 'react-router-dom';
import { color, fontSize, from, measure, radius, space } from '#shared/theme/theme.js';

/** Styled like an arcade screen, with a glow. */
export const Panel = styled.section`
  min-width: 0;
  padding: ${space[16]} ${space[16]} ${space[12]};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow:
    0 0 0 1px ${color.line},
    0 0 60px ${color.glow},
    0 24px 60px ${color.shadow};
  ${from.tablet} {
    padding: ${space[24]} ${space[24]} ${space[16]};
  }
`;

/** On phones, the live state has a line of its own: it changes its width, and must not move what is below. */
export const Top = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[4]} ${space[12]};
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;

export const Hint = styled.p`
  grid-column: 1 / -1;
  margin: 0;
  font-size: ${fontSize.medium};
  color: ${color.textMuted};
`;

export const FullLink = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: ${measure.target};
  margin-top: ${space[8]};
  border-radius: ${radius.medium};
  font-weight: 600;
  color: ${color.accent};
  text-decoration: none;
  &:hover {
    background: ${color.surfaceRaised};
  }
`;
