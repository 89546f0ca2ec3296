import { styled } from 'styled-components';
import { color, fontSize, measure, radius, space } from '#shared/theme/theme.js';

export const Place = styled.div`
  position: relative;
`;

export const Suggestions = styled.div`
  position: absolute;
  z-index: 20;
  inset: calc(100% + 6px) 0 auto;
  max-height: min(280px, 40vh);
  margin: 0;
  padding: ${space[8]};
  overflow-y: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  box-shadow: 0 18px 48px ${color.shadow};
`;

export const Suggestion = styled.div`
  display: flex;
  align-items: center;
  min-height: ${measure.target};
  padding: ${space[8]} ${space[8]};
  border-radius: ${radius.small};
  cursor: pointer;
  &:hover,
  &[aria-selected='true'] {
    background: ${color.accentSoft};
  }
`;

/** Looks like a chosen category; a press removes it. */
export const ChosenTag = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  min-height: ${measure.target};
  padding: ${space[8]} ${space[12]} ${space[8]} ${space[16]};
  border: 1px solid ${color.accent};
  border-radius: ${radius.round};
  background: ${color.accentSoft};
  color: ${color.accent};
  font: inherit;
  font-size: ${fontSize.medium};
  font-weight: 500;
  cursor: pointer;
  &:hover {
    background: ${color.surfaceRaised};
  }
`;
