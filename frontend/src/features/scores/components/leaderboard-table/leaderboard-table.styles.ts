import { css, keyframes, styled } from 'styled-components';
import { color, from, radius, still } from '../../../../shared/theme/theme.js';

const ROW_HEIGHT = '52px';

export const Frame = styled.div`
  position: relative;
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
`;

export const Head = styled.th`
  padding: 0 8px 8px;
  text-align: left;
  font-size: 0.8125rem;
  font-weight: 500;
  color: ${color.textMuted};
  &:first-child {
    width: min(3.5rem, 20vw);
  }
  ${from.tablet} {
    padding-inline: 12px;
    &:first-child {
      width: 84px;
    }
  }
`;

export const ScoreHead = styled(Head)`
  width: min(5.75rem, 30vw);
  padding-left: 0;
  text-align: right;
  ${from.tablet} {
    width: 28%;
  }
`;

const onlyWide = css`
  display: none;
  ${from.tablet} {
    display: table-cell;
  }
`;

export const DateHead = styled(Head)`
  ${onlyWide}
  width: 24%;
  text-align: right;
`;

/** As wide as a finger needs. On a phone ranks stand closer for it, so that names keep their room. */
export const ActionHead = styled(Head)`
  width: 44px;
  padding-inline: 0;
  ${from.tablet} {
    padding-inline: 0;
  }
`;

export const HeadRow = styled.tr`
  &:has(${ActionHead}) > ${Head}:first-child {
    width: 50px;
    ${from.tablet} {
      width: 84px;
    }
  }
`;

/** Browsers have cells inherit their place in the row; said here, a row that glides need not have its cells worked out anew. */
const cell = css`
  height: ${ROW_HEIGHT};
  vertical-align: middle;
  padding: 0 8px;
  border-top: 1px solid ${color.line};
  ${from.tablet} {
    padding-inline: 12px;
  }
`;

export const RankCell = styled.td`
  ${cell}
`;

export const PlayerCell = styled.th`
  ${cell}
  text-align: left;
  font-size: 0.9375rem;
  font-weight: 500;
  ${from.tablet} {
    font-size: 1rem;
  }
`;

export const PlayerName = styled.span`
  display: inline-block;
  max-width: calc(100% + 8px);
  margin-inline: -4px;
  padding-inline: 4px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  vertical-align: middle;
  > a {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    /* As high as a finger needs; the outline stays inside what is clipped, and off the letters. */
    margin-inline: -4px;
    padding-inline: 4px;
    line-height: 44px;
    outline-offset: -2px;
  }
`;

export const YouTag = styled.span`
  display: inline-block;
  margin-left: 8px;
  padding: 1px 8px;
  border-radius: ${radius.round};
  background: ${color.accent};
  color: ${color.onAccent};
  font-size: 0.75rem;
  font-weight: 700;
  vertical-align: middle;
`;

/** The highest figures are wider than a phone has room for: they go on in a second line. */
export const ScoreCell = styled.td`
  ${cell}
  text-align: right;
  font-weight: 600;
  line-height: 1.25;
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;
  > * {
    margin-left: auto;
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
  ${from.tablet} {
    padding-inline: 0;
  }
`;

export const Row = styled.tr<{ $own?: boolean }>`
  position: relative;
  /* What glows lies above the row's own ground, and below its text. */
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
`;

const glow = keyframes`
  0% { opacity: 0; }
  12% { opacity: 1; }
  100% { opacity: 0; }
`;

/** Lights the whole row once, and is gone. */
export const Glow = styled.span.attrs({ 'aria-hidden': true })`
  position: absolute;
  inset: 0;
  pointer-events: none;
  border-radius: ${radius.small};
  background: ${color.recordSoft};
  box-shadow: inset 0 0 0 1px ${color.record};
  opacity: 0;
  z-index: -1;
  animation: ${glow} 1.8s ease-out 1;
  ${still} {
    animation: none;
  }
`;
