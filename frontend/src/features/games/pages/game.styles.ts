import { styled } from 'styled-components';
import { color, from, measure, radius } from '../../../shared/theme/theme.js';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) 320px;
    align-items: start;
    gap: 40px;
  }
`;

/** The game with its board beside it, above the details. */
export const Lead = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 24px;
  margin-bottom: 40px;
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) 320px;
  }
`;

/** Between the game and its details. */
export const Unlockable = styled.div`
  margin-bottom: 40px;
  &:empty {
    display: none;
  }
`;

export const Cover = styled.div`
  overflow: hidden;
  border-radius: ${radius.large};
  box-shadow: 0 0 0 1px ${color.line};
`;

/** As large as the cover of a hosted game. */
export const StagePlace = styled.div`
  aspect-ratio: 4 / 3;
  max-width: 100%;
  min-height: 300px;
  max-height: calc(100dvh - ${measure.header} - 110px);
  border-radius: ${radius.large};
  background: ${color.surface};
`;
