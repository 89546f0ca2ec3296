import { styled } from 'styled-components';
import { color, fontSize, from, measure, radius, reducedMotion, space } from '#shared/theme/theme.js';

export const Item = styled.details`
  margin-top: ${space[8]};
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
  gap: ${space[12]};
  min-height: 52px;
  padding: ${space[8]} ${space[12]};
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
  font-size: ${fontSize.small};
  font-weight: 700;
  letter-spacing: 0.03em;
  color: ${({ $changes }) => ($changes ? color.second : color.accent)};
`;

export const Titles = styled.span`
  display: grid;
  gap: ${space[4]};
  min-width: 0;
`;

export const Path = styled.code`
  font-size: ${fontSize.medium};
  font-weight: 600;
  overflow-wrap: anywhere;
`;

export const Body = styled.div`
  padding: ${space[4]} ${space[12]} ${space[16]};
  ${from.tablet} {
    padding-inline: ${space[16]};
  }
  pre {
    max-height: 420px;
  }
`;

export const PlaceLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  min-height: ${measure.target};
  font-size: ${fontSize.medium};
`;

export const Codes = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const ErrorLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  min-height: ${measure.target};
  padding-inline: ${space[12]};
  border-radius: ${radius.round};
  background: ${color.surfaceRaised};
  color: ${color.text};
  font-family: monospace;
  font-size: ${fontSize.medium};
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover {
    text-decoration: underline;
  }
  ${from.tablet} {
    min-height: 32px;
  }
`;
