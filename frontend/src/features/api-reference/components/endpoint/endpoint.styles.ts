import { styled } from 'styled-components';
import { color, from, radius, reducedMotion } from '../../../../shared/theme/theme.js';

export const Item = styled.details`
  margin-top: 8px;
  border-radius: ${radius.medium};
  background: ${color.surface};
  box-shadow: 0 0 0 1px ${color.line};
`;

export const Sign = styled.span`
  flex: none;
  margin-left: auto;
  color: ${color.textMuted};
  transition: transform 120ms;
  ${Item}[open] > * > & {
    transform: rotate(180deg);
  }
  ${reducedMotion} {
    transition: none;
  }
`;

export const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 52px;
  padding: 8px 14px;
  border-radius: ${radius.medium};
  list-style: none;
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    background: ${color.surfaceRaised};
  }
`;

export const Method = styled.span<{ $changes: boolean }>`
  flex: none;
  width: 58px;
  font-size: 0.8125rem;
  font-weight: 700;
  letter-spacing: 0.03em;
  color: ${({ $changes }) => ($changes ? color.second : color.accent)};
`;

export const Titles = styled.span`
  display: grid;
  gap: 2px;
  min-width: 0;
`;

export const Path = styled.code`
  font-size: 0.9375rem;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

export const What = styled.span`
  font-size: 0.875rem;
  color: ${color.textMuted};
`;

export const Body = styled.div`
  padding: 4px 14px 20px;
  ${from.tablet} {
    padding-inline: 20px;
  }
`;

export const Text = styled.p`
  margin: 6px 0 12px;
  line-height: 1.6;
`;

/** Authentication, and a link to the endpoint. */
export const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
`;

export const PlaceLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  font-size: 0.875rem;
`;

export const Codes = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const ErrorLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  padding-inline: 12px;
  border-radius: ${radius.round};
  background: ${color.surfaceRaised};
  color: ${color.text};
  font-family: monospace;
  font-size: 0.875rem;
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover {
    text-decoration: underline;
  }
  ${from.tablet} {
    min-height: 32px;
  }
`;

export const Status = styled.strong`
  color: ${color.textMuted};
`;
