import { css, styled } from 'styled-components';
import { color, fontSize, from, radius, reducedMotion, space } from '#shared/theme/theme.js';

export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  padding: ${space[16]} ${space[16]};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: 0 0 0 1px ${color.line};
  ${from.tablet} {
    padding: ${space[24]} ${space[24]};
  }
`;

export const Figures = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]} ${space[32]};
  ${from.tablet} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
  }
`;

export const Average = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  margin: 0;
  font-size: ${fontSize.display};
  font-weight: 700;
  line-height: 1.1;
  font-variant-numeric: tabular-nums;
  svg {
    flex: none;
    color: ${color.record};
    fill: currentcolor;
  }
`;

export const Bar = styled.li`
  display: grid;
  grid-template-columns: 8.5em minmax(0, 1fr) 3.5em;
  align-items: center;
  gap: ${space[8]};
  font-size: ${fontSize.medium};
`;

export const Fill = styled.span`
  height: 8px;
  overflow: hidden;
  border-radius: ${radius.round};
  background: ${color.surfaceHover};
  > span {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: ${color.record};
    transform-origin: left;
    transition: transform 500ms ease-out;
    ${reducedMotion} {
      transition: none;
    }
  }
`;

export const Count = styled.span`
  text-align: right;
  font-variant-numeric: tabular-nums;
`;

export const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(84px, 1fr));
  gap: ${space[8]};
`;

const filled = css`
  svg {
    color: ${color.record};
    fill: currentcolor;
  }
`;

export const Choice = styled.button<{ $filled: boolean }>`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space[4]};
  min-height: 60px;
  padding: ${space[8]} ${space[4]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  background: ${color.ground};
  color: ${color.text};
  font: inherit;
  font-size: ${fontSize.medium};
  font-weight: 600;
  cursor: pointer;
  span {
    display: inline-flex;
    align-items: center;
    gap: ${space[4]};
    font-size: ${fontSize.base};
  }
  svg {
    color: ${color.textMuted};
  }
  &:hover {
    background: ${color.surfaceHover};
  }
  &[data-state='checked'] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
    box-shadow: inset 0 0 0 1px ${color.accent};
  }
  ${({ $filled }) => $filled && filled}
`;

export const Failed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius.medium};
  background: ${color.dangerSoft};
  p {
    margin: 0;
    font-weight: 600;
  }
`;
