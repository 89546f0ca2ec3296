import { styled } from 'styled-components';
import { color, fontSize, from, radius, space } from '#shared/theme/theme.js';

/** A part of a page with its own background. */
export const Panel = styled.section`
  min-width: 0;
  padding: ${space[16]} ${space[16]};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: 0 0 0 1px ${color.line};
  ${from.tablet} {
    padding: ${space[24]};
  }
`;

export const PanelTitle = styled.h2`
  margin: 0;
  font-size: ${fontSize.large};
`;

/** The title line, with actions for the whole panel at its end. */
export const PanelHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[16]};
  margin-bottom: ${space[16]};
`;

export const PanelText = styled.p`
  margin: ${space[4]} 0 0;
  font-size: ${fontSize.medium};
  color: ${color.textMuted};
`;
