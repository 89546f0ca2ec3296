import { styled } from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: 10px;
  textarea {
    min-height: 88px;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 10px;
`;
