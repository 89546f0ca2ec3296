import type { ReactNode } from 'react';
import { useFormat } from '#shared/i18n/use-format.js';
import { PageHead } from '../page-head/page-head.js';
import { RichList } from '../rich-list/rich-list.js';
import { RichText } from '../rich-text/rich-text.js';
import { WithContents } from '../with-contents/with-contents.js';
import { Line, Section, SectionTitle, Text, Updated } from './legal-document.styles.js';

/** A paragraph, or the items of a list. */
type Block = string | readonly string[];

export interface LegalTexts {
  title: string;
  eyebrow: string;
  intro: string;
  updated: string;
  /** Which language is binding. */
  binding: string;
  contents: string;
  /** In order; the key is the fragment in addresses, the same in every language. */
  sections: Readonly<Record<string, { heading: string; body: readonly Block[] }>>;
}

interface LegalDocumentProps {
  texts: LegalTexts;
  /** The date of the last change in meaning. */
  updatedAt: string;
  /** Links at the end. */
  children: ReactNode;
}

/** Terms or policy: numbered sections beside a table of contents. */
export function LegalDocument({ texts, updatedAt, children }: LegalDocumentProps): ReactNode {
  const format = useFormat();
  const sections = Object.entries(texts.sections);

  return (
    <>
      <PageHead title={texts.title} eyebrow={texts.eyebrow} intro={texts.intro}>
        <Updated>
          {texts.updated} <time dateTime={updatedAt}>{format.date(updatedAt)}</time>. {texts.binding}
        </Updated>
      </PageHead>
      <WithContents label={texts.contents} places={sections.map(([id, { heading }]) => ({ id, heading }))}>
        <Text>
          {sections.map(([id, { heading, body }], index) => (
            <Section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-heading`}>
              <SectionTitle id={`${id}-heading`}>
                {index + 1}. {heading}
              </SectionTitle>
              {body.map((block, place) => (
                <LegalBlock key={place} block={block} />
              ))}
            </Section>
          ))}
          {children}
        </Text>
      </WithContents>
    </>
  );
}

function LegalBlock({ block }: { block: Block }): ReactNode {
  if (typeof block === 'string') {
    return (
      <Line>
        <RichText>{block}</RichText>
      </Line>
    );
  }
  return <RichList lines={block} />;
}
