import { styled } from 'styled-components';
import { color, from, measure, radius, space } from '#shared/theme/theme.js';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[32]};
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) 320px;
    align-items: start;
    gap: ${space[32]};
  }
`;

/** The game with its board beside it, above the details. */
export const Lead = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[24]};
  margin-bottom: ${space[32]};
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) 320px;
  }
`;

export const Publishing = styled.div`
  margin-bottom: ${space[32]};
`;

/** Between the game and its details. */
export const Unlockable = styled.div`
  margin-bottom: ${space[32]};
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
