import { Fragment, type ReactNode } from 'react';
import { isLinkTarget, LINK_TARGETS } from '#features/static-pages/link-targets.js';
import { TargetLink } from '../target-link.js';
import { parseRichText, type TextPart } from './parse-rich-text.js';
import { Code } from './rich-text.styles.js';

/** A text with links, code and strong words. */
export function RichText({ children }: { children: string }): ReactNode {
  return parseRichText(children).map((part, index) => <Fragment key={index}>{renderPart(part)}</Fragment>);
}

function renderPart(part: TextPart): ReactNode {
  switch (part.kind) {
    case 'strong':
      return <strong>{part.text}</strong>;
    case 'code':
      return <Code>{part.text}</Code>;
    case 'link':
      return isLinkTarget(part.target) ? (
        <TargetLink to={LINK_TARGETS[part.target]}>{part.text}</TargetLink>
      ) : (
        part.text
      );
    case 'plain':
      return part.text;
  }
}
