import { styled } from 'styled-components';

export const Digits = styled.span`
  font-variant-numeric: tabular-nums;
`;
