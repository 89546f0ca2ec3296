import { styled } from 'styled-components';

/** Reserves the space of four rows and their header. */
export const Rows = styled.div`
  min-height: 236px;
  margin-top: 18px;
`;
