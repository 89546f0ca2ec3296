import { css, keyframes, styled } from 'styled-components';
import { color, fontSize, from, measure, radius, reducedMotion, space } from '#shared/theme/theme.js';

const ROW_HEIGHT = '52px';

/** Container queries: a table beside other content may be as narrow as a phone in a wide window. */
const wide = '@container (min-width: 34rem)';

export const Frame = styled.div`
  position: relative;
  container-type: inline-size;
  /* A button at the end of each row extends into the padding of the panel on phones. */
  &[data-actions] {
    margin-right: -${space[12]};
    ${from.tablet} {
      margin-right: 0;
    }
  }
`;

export const Table = styled.table`
  /* Narrow rows extend into the padding of the panel, so that the mark of the own row has room beside a long rank. */
  width: calc(100% + ${space[8]});
  margin-left: -${space[8]};
  ${wide} {
    width: 100%;
    margin-left: 0;
  }
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
`;

export const Head = styled.th`
  padding: 0 ${space[4]} ${space[8]};
  text-align: left;
  font-size: ${fontSize.small};
  font-weight: 500;
  color: ${color.textMuted};
  ${wide} {
    padding-inline: ${space[12]};
  }
`;

/** `$digits`: the length of the last rank, whose font size is constant. */
export const RankHead = styled(Head)<{ $digits: number }>`
  width: max(min(3rem, 20cqi), calc(${({ $digits }) => $digits} * 13px + 12px));
  padding-left: ${space[8]};
  ${wide} {
    padding-left: ${space[12]};
    width: max(84px, calc(${({ $digits }) => $digits} * 13px + 24px));
  }
`;

/** `$letters`: the length of the longest score. */
export const ScoreHead = styled(Head)<{ $letters: number }>`
  /* As wide as its figures, so that names get the rest; the longest ones wrap on narrow screens. */
  width: clamp(4.5rem, calc(${({ $letters }) => $letters} * 0.55rem + 8px), min(8rem, 38cqi));
  text-align: right;
  ${wide} {
    width: max(8rem, calc(${({ $letters }) => $letters} * 0.62rem + 24px));
  }
`;

const onlyWide = css`
  display: none;
  ${wide} {
    display: table-cell;
  }
`;

export const DateHead = styled(Head)`
  ${onlyWide}
  width: 24%;
  text-align: right;
`;

/** As wide as a touch target. */
export const ActionHead = styled(Head)`
  width: ${measure.target};
  padding-inline: 0;
  ${wide} {
    padding-inline: 0;
  }
`;

/** Set here instead of inherited from the row, so that animating a row does not recalculate its cells. */
const cell = css`
  height: ${ROW_HEIGHT};
  vertical-align: middle;
  padding: 0 ${space[4]};
  border-top: 1px solid ${color.line};
  ${wide} {
    padding-inline: ${space[12]};
  }
`;

export const RankCell = styled.td`
  ${cell}
  padding-left: ${space[8]};
  ${wide} {
    padding-left: ${space[12]};
  }
`;

export const PlayerCell = styled.th`
  ${cell}
  text-align: left;
  font-size: ${fontSize.medium};
  font-weight: 500;
  ${wide} {
    font-size: ${fontSize.base};
  }
`;

export const Player = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  min-width: 0;
  ${wide} {
    gap: ${space[8]};
  }
`;

export const PlayerName = styled.span`
  min-width: 0;
  margin-inline: -${space[4]};
  padding-inline: ${space[4]};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  > a {
    display: block;
    max-width: none;
    /* Touch height; the outline stays inside the clipped area and off the letters. */
    margin-inline: -${space[4]};
    padding-inline: ${space[4]};
    line-height: ${measure.target};
    outline-offset: -2px;
  }
`;

/** Marks a score whose run the server has checked. */
export const Verified = styled.span.attrs({ role: 'img' })`
  flex: none;
  display: inline-flex;
  color: ${color.accent};
`;

/** Hidden on narrow screens in favour of the name; the row's colour has the same meaning. */
export const YouTag = styled.span`
  position: absolute;
  clip-path: inset(50%);
  ${wide} {
    position: static;
    clip-path: none;
  }
  flex: none;
  padding: 1px ${space[8]};
  border-radius: ${radius.round};
  background: ${color.accent};
  color: ${color.onAccent};
  font-size: ${fontSize.small};
  font-weight: 700;
`;

/** The longest scores are wider than a phone column: they wrap between groups. */
export const ScoreCell = styled.td`
  ${cell}
  position: relative;
  text-align: right;
  font-size: ${fontSize.medium};
  font-weight: 600;
  line-height: 1.25;
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;
  > * {
    margin-left: auto;
  }
  ${wide} {
    font-size: inherit;
  }
  &[data-long] {
    padding-bottom: ${space[12]};
    font-size: ${fontSize.small};
    ${wide} {
      padding-bottom: 0;
      font-size: inherit;
    }
  }
`;

export const DateCell = styled.td`
  ${cell}
  ${onlyWide}
  text-align: right;
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
  > * {
    margin-left: auto;
  }
`;

export const ActionCell = styled.td`
  ${cell}
  padding-inline: 0;
  ${wide} {
    padding-inline: 0;
  }
`;

const glow = keyframes`
  0% { opacity: 0; }
  12% { opacity: 1; }
  100% { opacity: 0; }
`;

/** How long a change of a row is shown, in milliseconds. */
export const CHANGE_MS = 3_000;

const passing = keyframes`
  0% { opacity: 0; transform: translateY(6px); }
  8%, 85% { opacity: 1; transform: none; }
  100% { opacity: 0; }
`;

/** `data-glow` highlights the whole row once. */
const glowing = css`
  > * > [data-glow] {
    position: absolute;
    inset: 0;
    pointer-events: none;
    border-radius: ${radius.small};
    background: ${color.recordSoft};
    box-shadow: inset 0 0 0 1px ${color.record};
    opacity: 0;
    z-index: -1;
    animation: ${glow} 1.8s ease-out 1;
    ${reducedMotion} {
      animation: none;
    }
  }
`;

/**
 * `data-change`, the latest change of a row, is shown briefly below the score, where the row is empty. Its arrow is
 * drawn: the first one written as a character takes half a frame on a slow phone.
 */
const changing = css`
  > * > [data-change] {
    position: absolute;
    right: 4px;
    bottom: 1px;
    pointer-events: none;
    font-size: ${fontSize.small};
    line-height: 1.25;
    white-space: nowrap;
    color: ${color.accent};
    animation: ${passing} ${CHANGE_MS}ms ease-out forwards;
    ${reducedMotion} {
      animation: none;
    }
    ${wide} {
      right: 12px;
    }
  }
  > * > [data-change='down'] {
    color: ${color.textMuted};
  }
  > * > :is([data-change='up'], [data-change='down'])::before {
    content: '';
    display: inline-block;
    width: 0.7em;
    height: 0.6em;
    margin-right: 0.25em;
    background: currentColor;
    forced-color-adjust: none;
    clip-path: polygon(50% 0, 100% 100%, 0 100%);
  }
  > * > [data-change='down']::before {
    rotate: 180deg;
  }
`;

/**
 * Includes the styles of what appears with a record: the browser would restyle the whole page for a rule added then.
 */
export const Row = styled.tr<{ $own?: boolean }>`
  position: relative;
  /* The glow is above the row's background and below its text. */
  isolation: isolate;
  background: ${({ $own }) => ($own ? color.accentSoft : color.surface)};
  &:hover {
    background: ${({ $own }) => ($own ? color.accentSoft : color.surfaceRaised)};
  }
  ${({ $own }) =>
    $own &&
    css`
      ${RankCell} {
        box-shadow: inset 3px 0 0 ${color.accent};
      }
    `}
  ${glowing}
  ${changing}
`;
