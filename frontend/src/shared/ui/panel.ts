import { styled } from 'styled-components';
import { color, from, radius } from '../theme/theme.js';

/** A part of a page with its own background. */
export const Panel = styled.section`
  min-width: 0;
  padding: 20px 16px;
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: 0 0 0 1px ${color.line};
  ${from.tablet} {
    padding: 28px;
  }
`;

export const PanelTitle = styled.h2`
  margin: 0;
  font-size: 1.25rem;
`;

/** The title line, with actions for the whole panel at its end. */
export const PanelHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: 8px 16px;
  margin-bottom: 16px;
`;

export const PanelText = styled.p`
  margin: 4px 0 0;
  font-size: 0.9375rem;
  color: ${color.textMuted};
`;
