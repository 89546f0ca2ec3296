import { styled } from 'styled-components';

export const Place = styled.section`
  padding-top: 8px;
`;

export const Title = styled.h2`
  margin: 0 0 16px;
  font-size: 1.375rem;
  overflow-wrap: anywhere;
`;

export const More = styled.div`
  display: grid;
  justify-items: center;
  padding-top: 24px;
`;
