import { styled } from 'styled-components';

/** Keeps the room of four rows and their head, whatever stands in it. */
export const Rows = styled.div`
  min-height: 236px;
  margin-top: 18px;
`;
