import { styled } from 'styled-components';
import { color, from, radius } from '../../../../shared/theme/theme.js';

export const Head = styled.header`
  display: grid;
  gap: 18px;
  margin-bottom: 28px;
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    gap: 18px 32px;
  }
`;

export const Words = styled.div`
  display: grid;
  gap: 12px;
  min-width: 0;
`;

export const Name = styled.h1`
  margin: 0;
  font-size: clamp(1.875rem, 6vw, 2.75rem);
  letter-spacing: -0.025em;
  overflow-wrap: anywhere;
`;

export const Figures = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  gap: 6px 20px;
  /* Live counts load later; on phones they are in a second line. */
  min-height: 51px;
  margin: 0;
  font-size: 0.9375rem;
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
  ${from.tablet} {
    min-height: 0;
  }
`;

export const Figure = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  svg {
    flex: none;
  }
  strong {
    color: ${color.text};
  }
`;

export const Hint = styled.p`
  margin: 0;
  padding: 12px 16px;
  border-radius: ${radius.medium};
  background: ${color.dangerSoft};
  font-weight: 500;
`;

/** Shown in place of the play button. */
export const NoPlay = styled.div`
  display: grid;
  gap: 2px;
  padding: 12px 16px;
  border: 1px dashed ${color.lineStrong};
  border-radius: ${radius.medium};
  font-weight: 600;
  small {
    font-size: 0.875rem;
    font-weight: 400;
    color: ${color.textMuted};
  }
`;
