import { styled } from 'styled-components';
import { color, from, measure, space } from '#shared/theme/theme.js';

export const Filters = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  margin-bottom: ${space[16]};
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) 240px 220px;
  }
`;

export const SearchPlace = styled.div`
  ${from.tablet} {
    grid-column: 1 / -1;
  }
  ${from.desktop} {
    grid-column: auto;
  }
  input::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
  input::-webkit-search-cancel-button {
    cursor: pointer;
  }
`;

/** The last line: filters that are not always chosen. */
export const Toggles = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[16]};
  min-height: ${measure.target};
  ${from.tablet} {
    grid-column: 1 / -1;
  }
`;
