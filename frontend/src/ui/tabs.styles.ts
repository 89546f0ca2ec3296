import { css, styled } from 'styled-components';
import { color, fontSize, from, measure, radius, space } from '#shared/theme/theme.js';

type Look = 'line' | 'pills';

const lists: Record<Look, ReturnType<typeof css>> = {
  /* One row, which scrolls sideways on narrow screens. */
  line: css`
    position: relative;
    gap: ${space[4]};
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scrollbar-width: thin;
    box-shadow: inset 0 -1px ${color.line};
  `,
  pills: css`
    flex-wrap: wrap;
    gap: ${space[8]};
  `,
};

export const TabList = styled.div<{ $look: Look }>`
  display: flex;
  ${({ $look }) => lists[$look]}
`;

const tabs: Record<Look, ReturnType<typeof css>> = {
  line: css`
    flex: none;
    max-width: 320px;
    min-height: 48px;
    padding: ${space[8]} ${space[8]};
    border: 0;
    border-bottom: 3px solid transparent;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    &:focus-visible {
      outline-offset: -2px;
    }
    ${from.tablet} {
      padding-inline: ${space[16]};
      font-size: ${fontSize.base};
    }
    &[aria-selected='true'] {
      color: ${color.text};
      border-bottom-color: ${color.accent};
    }
  `,
  pills: css`
    min-height: ${measure.target};
    padding: ${space[8]} ${space[16]};
    border: 1px solid ${color.line};
    border-radius: ${radius.round};
    &:is([aria-selected='true'], [aria-pressed='true']) {
      border-color: ${color.accent};
      background: ${color.accentSoft};
      color: ${color.text};
    }
  `,
};

export const Tab = styled.button<{ $look: Look }>`
  background: transparent;
  color: ${color.textMuted};
  font: inherit;
  font-size: ${fontSize.medium};
  font-weight: 600;
  cursor: pointer;
  &:hover {
    color: ${color.text};
  }
  ${({ $look }) => tabs[$look]}
`;

export const Hint = styled.span`
  display: block;
  margin-top: ${space[4]};
  font-size: ${fontSize.small};
  font-weight: 400;
  line-height: 1.2;
  color: ${color.textMuted};
`;
