import { styled } from 'styled-components';
import { color, fontSize, from, radius, reducedMotion, space } from '#shared/theme/theme.js';
import { iconButton } from '#ui/buttons/icon-button.styles.js';

export const Row = styled.li<{ $unread: boolean }>`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr) auto;
  gap: ${space[4]} ${space[8]};
  align-items: start;
  padding: ${space[12]} ${space[8]} ${space[12]} ${space[12]};
  border-left: 3px solid ${({ $unread }) => ($unread ? color.accent : 'transparent')};
  border-radius: ${radius.small};
  background: ${({ $unread }) => ($unread ? color.surfaceRaised : 'transparent')};
  transition:
    background-color 200ms,
    border-color 200ms;
  ${reducedMotion} {
    transition: none;
  }
  ${from.tablet} {
    padding-right: ${space[12]};
    column-gap: ${space[12]};
  }
`;

export const Sign = styled.span`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: ${radius.round};
  background: ${color.surfaceHover};
  color: ${color.second};
`;

export const Words = styled.div`
  min-width: 0;
  font-size: ${fontSize.medium};
  overflow-wrap: anywhere;
`;

export const Sentence = styled.p`
  margin: 0;
  a {
    font-weight: 600;
  }
`;

export const Quote = styled.blockquote`
  margin: ${space[8]} 0 0;
  padding-left: ${space[8]};
  border-left: 2px solid ${color.lineStrong};
  color: ${color.textMuted};
  white-space: pre-line;
`;

export const When = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[8]};
  margin: ${space[4]} 0 0;
  font-size: ${fontSize.small};
  color: ${color.textMuted};
`;

export const New = styled.span`
  font-weight: 600;
  color: ${color.accent};
`;

export const Remove = styled.button`
  ${iconButton}
  display: grid;
  margin: -${space[4]} -${space[8]} 0 0;
  color: ${color.textMuted};
  &:hover {
    background: ${color.surfaceHover};
    color: ${color.text};
  }
`;
