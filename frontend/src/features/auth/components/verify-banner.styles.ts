import { createGlobalStyle, styled } from 'styled-components';
import { color, fontSize, from, low, measure, radius, space } from '#shared/theme/theme.js';
import { iconButton } from '#ui/buttons/icon-button.styles.js';

/** At the bottom of the window: it loads after the page and must not shift the content. */
export const Strip = styled.section`
  position: sticky;
  bottom: 0;
  z-index: 10;
  border-top: 1px solid ${color.line};
  background: ${color.secondSoft};
  /* On phones a running game fills the window, with its buttons at the bottom: the banner is below the page. */
  html:has([data-game-running]) & {
    position: static;
    ${from.tablet} {
      position: sticky;
    }
    ${low} {
      position: static;
    }
  }
`;

/** Focused elements must not be hidden behind the banner. */
export const RoomBelow = createGlobalStyle`
  html {
    scroll-padding-bottom: 80px;
  }
  html:has([data-game-running]) {
    scroll-padding-bottom: 0;
    ${from.tablet} {
      scroll-padding-bottom: 128px;
    }
    ${low} {
      scroll-padding-bottom: 0;
    }
  }
`;

export const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  max-width: calc(${measure.page} + 48px);
  margin-inline: auto;
  padding: ${space[4]} ${space[4]} ${space[4]} ${space[16]};
  /* On phones as low as its buttons: it stays above the page. */
  font-size: ${fontSize.small};
  line-height: 1.3;
  ${from.tablet} {
    column-gap: ${space[12]};
    padding-inline: ${space[24]} ${space[12]};
    font-size: ${fontSize.medium};
    line-height: inherit;
  }
`;

/** A very long address ends in an ellipsis. */
export const Sentence = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  margin: 0;
  overflow: hidden;
  overflow-wrap: anywhere;
`;

export const Action = styled.button`
  max-width: 8rem;
  min-height: ${measure.target};
  padding: 0 ${space[8]};
  text-wrap: balance;
  ${from.tablet} {
    max-width: none;
  }
  border: 0;
  border-radius: ${radius.small};
  background: transparent;
  color: ${color.second};
  font: inherit;
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
  &:disabled {
    opacity: 0.6;
    cursor: default;
  }
`;

export const Dismiss = styled.button`
  ${iconButton}
  display: grid;
  border-radius: ${radius.small};
  color: ${color.text};
`;
