import { css, keyframes, styled } from 'styled-components';
import { color, fontSize, from, radius, reducedMotion, space } from '#shared/theme/theme.js';

const lightUp = keyframes`
  from { background: ${color.recordSoft}; }
`;

export const Card = styled.li<{ $own: boolean; $named?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  padding: ${space[12]} ${space[12]};
  border-radius: ${radius.medium};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px ${color.line};
  ${({ $own }) =>
    $own &&
    css`
      background: ${color.accentSoft};
      box-shadow: inset 3px 0 0 ${color.accent};
    `}
  ${({ $named }) =>
    $named &&
    css`
      box-shadow: inset 0 0 0 2px ${color.record};
      animation: ${lightUp} 1.8s ease-out 1;
      ${reducedMotion} {
        animation: none;
      }
    `}
  ${from.tablet} {
    padding: ${space[16]} ${space[16]};
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[12]};
`;

export const Byline = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;
  font-size: ${fontSize.medium};
  color: ${color.textMuted};
`;

export const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[8]};
  font-size: ${fontSize.base};
  font-weight: 600;
  color: ${color.text};
  a {
    padding-block: ${space[4]};
  }
`;

export const You = styled.span`
  padding: 1px ${space[8]};
  border-radius: ${radius.round};
  background: ${color.accent};
  color: ${color.onAccent};
  font-size: ${fontSize.small};
  font-weight: 700;
`;

/** The link to a comment, high enough for touch. */
export const When = styled.a`
  display: inline-block;
  padding-block: ${space[4]};
  color: inherit;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;

export const Edited = styled.span`
  &::before {
    content: '·';
    margin-inline: ${space[8]};
  }
`;

export const Text = styled.p`
  margin: 0;
  line-height: 1.6;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const Missing = styled(Text)`
  font-style: italic;
  color: ${color.textMuted};
`;

/** The avatar of deleted players. */
export const NoAvatar = styled.span.attrs({ 'aria-hidden': true })`
  flex: none;
  width: 40px;
  height: 40px;
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  box-shadow: 0 0 0 1px ${color.line};
`;
