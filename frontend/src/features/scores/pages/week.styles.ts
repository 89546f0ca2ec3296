import { styled } from 'styled-components';
import { color, from } from '../../../shared/theme/theme.js';

export const Head = styled.div`
  display: grid;
  gap: 20px;
  padding-block: 8px 32px;
  ${from.desktop} {
    display: flex;
    align-items: flex-end;
    justify-content: space-between;
  }
`;

export const Words = styled.div`
  min-width: 0;
`;

export const Title = styled.h1`
  margin: 8px 0 0;
  font-size: clamp(1.75rem, 5vw, 2.5rem);
  letter-spacing: -0.025em;
  text-wrap: balance;
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 20px;
  min-height: 1.5em;
  margin: 10px 0 0;
  font-size: 1.0625rem;
  font-variant-numeric: tabular-nums;
  color: ${color.textMuted};
`;

export const Neighbours = styled.nav`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 10px;
  min-height: 44px;
  > * {
    flex: 1 1 auto;
    gap: 4px;
    padding-inline: 8px;
    font-size: 0.875rem;
    white-space: nowrap;
    ${from.tablet} {
      gap: 8px;
      padding-inline: 12px;
      font-size: 1rem;
    }
  }
`;
