import { Fragment, useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, fontSize, radius, space } from '#shared/theme/theme.js';
import { CopyButton } from '#ui/buttons/copy-button.js';
import { VisuallyHidden } from '#ui/visually-hidden.js';

interface CodeBlockProps {
  caption: string;
  /** The text to copy. */
  code: string;
  /** The text to show instead while a secret in the code is masked. */
  shown?: string;
  canCopy?: boolean;
}

/** Code with a caption. Focusable, so that arrow keys scroll wide code. */
export function CodeBlock({ caption, code, shown = code, canCopy = true }: CodeBlockProps): ReactNode {
  const { t } = useTranslation('developers');
  const id = useId();
  return (
    <Frame>
      <Caption>
        <span id={id}>{caption}</span>
        {canCopy && (
          <CopyButton
            text={code}
            label={
              <>
                <span aria-hidden="true">{t('ui.copy')}</span>
                <VisuallyHidden>{t('copyOf', { name: caption })}</VisuallyHidden>
              </>
            }
          />
        )}
      </Caption>
      <Listing role="group" tabIndex={0} aria-labelledby={id}>
        <code>{withComments(shown)}</code>
      </Listing>
    </Frame>
  );
}

/** Highlights comment lines only: the samples are short, and a highlighter would be larger than the page. */
function withComments(code: string): ReactNode {
  return code
    .replace(/\n$/, '')
    .split('\n')
    .map((line, index) => (
      <Fragment key={index}>
        {index > 0 && '\n'}
        {/^\s*(\/\/|#|""")/.test(line) ? <Comment>{line}</Comment> : line}
      </Fragment>
    ));
}

const Frame = styled.figure`
  min-width: 0;
  margin: ${space[16]} 0 0;
  border-radius: ${radius.medium};
  background: ${color.ground};
  box-shadow: 0 0 0 1px ${color.line};
`;

const Caption = styled.figcaption`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
  min-height: 52px;
  padding: ${space[4]} ${space[4]} ${space[4]} ${space[16]};
  border-bottom: 1px solid ${color.line};
  font-size: ${fontSize.medium};
  font-weight: 600;
  color: ${color.textMuted};
  button {
    flex: none;
  }
`;

const Listing = styled.pre`
  margin: 0;
  padding: ${space[16]};
  overflow: auto;
  border-radius: 0 0 ${radius.medium} ${radius.medium};
  font-size: ${fontSize.medium};
  line-height: 1.6;
  tab-size: 2;
`;

/** Muted, as in an editor. */
const Comment = styled.span`
  color: ${color.textMuted};
  font-style: italic;
`;
