import { css, styled } from 'styled-components';

/** A name goes on in the next line after a hyphen; a word too long for a line ends in an ellipsis. */
export const nameWrap = css`
  max-width: 100%;
  overflow: clip;
  text-overflow: ellipsis;
  overflow-wrap: normal;
`;

export const Name = styled.span`
  display: inline-block;
  ${nameWrap}
`;
