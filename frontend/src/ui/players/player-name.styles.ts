import { css, styled } from 'styled-components';

/** A name wraps after hyphens; a word longer than the line ends in an ellipsis. */
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
