import { Fragment, useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '#ui/buttons/copy-button.js';
import { VisuallyHidden } from '#ui/visually-hidden.js';
import { Caption, Comment, Frame, Listing } from './code-block.styles.js';

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
  const { t } = useTranslation('apiKeys');
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
                <span aria-hidden="true">{t('copy')}</span>
                <VisuallyHidden>{t('copyOf', { name: caption })}</VisuallyHidden>
              </>
            }
          />
        )}
      </Caption>
      <Listing role="region" tabIndex={0} aria-labelledby={id}>
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
