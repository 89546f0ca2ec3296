import { styled } from 'styled-components';
import { color, fontSize, from, radius, reducedMotion, space } from '#shared/theme/theme.js';

export const Filter = styled.div`
  max-width: 520px;
  margin-bottom: ${space[24]};
`;

export const Found = styled.p`
  min-height: 1.5em;
  margin: ${space[8]} 0 0;
  font-size: ${fontSize.medium};
  color: ${color.textMuted};
`;

export const Group = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  padding-bottom: ${space[32]};
  ${from.desktop} {
    grid-template-columns: 240px minmax(0, 1fr);
    gap: ${space[32]};
  }
`;

export const GroupTitle = styled.h2`
  margin: 0;
  font-size: ${fontSize.large};
  ${from.desktop} {
    padding-top: ${space[12]};
  }
`;

export const Item = styled.details`
  border-bottom: 1px solid ${color.line};
  &:first-child {
    border-top: 1px solid ${color.line};
  }
`;

export const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[16]};
  min-height: 52px;
  padding: ${space[12]} ${space[8]};
  border-radius: ${radius.small};
  font-weight: 600;
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    background: ${color.surfaceRaised};
  }
`;

/** A plus that becomes a minus when the answer is open. */
export const Sign = styled.span`
  position: relative;
  flex: none;
  width: 14px;
  height: 14px;
  color: ${color.accent};
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 6px 0;
    background: currentColor;
  }
  &::after {
    transform: rotate(90deg);
    transition: transform 160ms;
    ${reducedMotion} {
      transition: none;
    }
    details[open] & {
      transform: none;
    }
  }
`;

export const Answer = styled.div`
  padding: 0 ${space[8]} ${space[16]};
  p {
    margin: ${space[4]} 0 0;
  }
`;
