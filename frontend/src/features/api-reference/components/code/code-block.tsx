import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '#ui/buttons/copy-button.js';
import { Caption, Frame, Lines } from './code-block.styles.js';

interface CodeBlockProps {
  caption: string;
  code: string;
  canCopy?: boolean;
}

/** Code with a caption. Focusable, so that arrow keys scroll wide code. */
export function CodeBlock({ caption, code, canCopy = false }: CodeBlockProps): ReactNode {
  const { t } = useTranslation('apiReference');
  const id = useId();
  return (
    <Frame>
      <Caption>
        <span id={id}>{caption}</span>
        {canCopy && <CopyButton text={code} label={t('copy')} />}
      </Caption>
      <Lines role="group" tabIndex={0} aria-labelledby={id}>
        <code>{code}</code>
      </Lines>
    </Frame>
  );
}
