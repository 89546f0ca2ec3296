import { createGlobalStyle, styled } from 'styled-components';
import { color, from, measure, radius, space } from '../../../../shared/theme/theme.js';
import { iconButton } from '../../../../shared/ui/button/icon-button.styles.js';

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
  }
`;

/** Focused elements must not be hidden behind the banner. */
export const RoomBelow = createGlobalStyle`
  html {
    scroll-padding-bottom: 128px;
  }
`;

export const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${space[12]};
  max-width: calc(${measure.page} + 48px);
  margin-inline: auto;
  padding: ${space[2]} ${space[8]} ${space[2]} ${space[16]};
  font-size: 0.9375rem;
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) auto auto;
    padding-inline: ${space[24]} ${space[12]};
  }
`;

export const Sentence = styled.p`
  margin: 0;
  padding-block: ${space[8]};
  overflow-wrap: anywhere;
`;

export const Action = styled.button`
  /* On phones it is below the text, aligned with its start. */
  grid-row: 2;
  justify-self: start;
  min-height: ${measure.target};
  padding: ${space[8]} ${space[12]};
  margin-left: -${space[12]};
  ${from.tablet} {
    grid-row: auto;
    margin-left: 0;
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
