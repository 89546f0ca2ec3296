import { styled } from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: 20px;
  padding-top: 24px;
`;
