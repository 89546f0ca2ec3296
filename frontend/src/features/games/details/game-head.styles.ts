import { styled } from 'styled-components';
import { color, fontSize, from, radius, space } from '#shared/theme/theme.js';

export const Head = styled.header`
  display: grid;
  gap: ${space[16]};
  margin-bottom: ${space[24]};
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    gap: ${space[16]} ${space[32]};
  }
`;

export const Figures = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  gap: ${space[8]} ${space[16]};
  /* Live counts load later; on phones they are in a second line. */
  min-height: 51px;
  margin: 0;
  font-size: ${fontSize.medium};
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
  ${from.tablet} {
    min-height: 0;
  }
`;

export const Figure = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  svg {
    flex: none;
  }
  strong {
    color: ${color.text};
  }
`;

export const Hint = styled.p`
  margin: 0;
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius.medium};
  background: ${color.dangerSoft};
  font-weight: 500;
`;

/** Shown in place of the play button. */
export const NoPlay = styled.div`
  display: grid;
  gap: ${space[4]};
  padding: ${space[12]} ${space[16]};
  border: 1px dashed ${color.lineStrong};
  border-radius: ${radius.medium};
  font-weight: 600;
  small {
    font-size: ${fontSize.medium};
    font-weight: 400;
    color: ${color.textMuted};
  }
`;
