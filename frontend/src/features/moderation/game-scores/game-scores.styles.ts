import { styled } from 'styled-components';
import { fontSize, measure, space } from '#shared/theme/theme.js';

export const ListPlace = styled.div`
  margin-top: ${space[16]};
`;

/** The score and its buttons, below each other on phones. */
export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
  width: 100%;
`;

export const Acts = styled.ul`
  display: grid;
  gap: ${space[4]};
  max-width: ${measure.text};
  margin: ${space[4]} 0 0;
  padding: 0;
  list-style: none;
  font-size: ${fontSize.medium};
`;
