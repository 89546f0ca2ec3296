import { styled } from 'styled-components';
import { color, from, measure, radius } from '../../../shared/theme/theme.js';

export const Head = styled.div`
  padding-block: 8px 28px;
`;

export const Title = styled.h1`
  margin: 8px 0 0;
  font-size: clamp(2rem, 6vw, 2.75rem);
  letter-spacing: -0.025em;
`;

export const Intro = styled.p`
  max-width: ${measure.text};
  margin: 10px 0 0;
  font-size: 1.0625rem;
  color: ${color.textMuted};
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) 320px;
    align-items: start;
    gap: 24px;
  }
`;

export const BoardPanel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  min-width: 0;
  padding: 20px 12px;
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: 0 0 0 1px ${color.line};
  ${from.tablet} {
    padding: 28px;
  }
  [role='tabpanel'] {
    min-width: 0;
  }
`;

/** The picker, and the links to the selected game. */
export const ChosenGame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 12px;
`;

export const PeriodHint = styled.p`
  margin: 0 0 12px;
  font-size: 0.9375rem;
  color: ${color.textMuted};
`;

/** Panels beside the board; below it on phones, two by two on medium screens. */
export const SidePanel = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  min-width: 0;
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: 24px;
    > section {
      padding: 24px 20px;
    }
  }
`;
