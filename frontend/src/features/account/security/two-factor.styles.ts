import { styled } from 'styled-components';
import { color, fontSize, from, radius, space } from '#shared/theme/theme.js';

export const State = styled.span<{ $on: boolean }>`
  padding: ${space[4]} ${space[12]};
  border-radius: ${radius.round};
  background: ${({ $on }) => ($on ? color.accentSoft : color.surfaceRaised)};
  color: ${({ $on }) => ($on ? color.accent : color.textMuted)};
  font-size: ${fontSize.medium};
  font-weight: 700;
`;

/** White in both themes, so that cameras can read it. */
export const Qr = styled.img`
  justify-self: center;
  width: 160px;
  height: 160px;
  ${from.tablet} {
    width: 200px;
    height: 200px;
  }
  border-radius: ${radius.medium};
`;

export const SecretLine = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[12]};
  code {
    flex: 1 1 200px;
    padding: ${space[8]} ${space[12]};
    border-radius: ${radius.small};
    background: ${color.ground};
    font-size: ${fontSize.medium};
    overflow-wrap: anywhere;
  }
`;

export const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
  gap: ${space[8]};
  margin: ${space[16]} 0;
  padding: ${space[16]};
  border-radius: ${radius.medium};
  background: ${color.ground};
  list-style: none;
  font-family: ui-monospace, monospace;
  text-align: center;
  white-space: nowrap;
`;
