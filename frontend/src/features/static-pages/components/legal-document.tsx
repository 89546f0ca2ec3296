import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '#shared/i18n/use-format.js';
import type { Prose } from '#shared/prose/prose-content.js';
import { ProseHead } from '#shared/prose/prose-head.js';
import { ProseSection } from '#shared/prose/prose-section.js';
import { WithContents } from '#shared/prose/with-contents.js';
import { color, fontSize, measure, space } from '#shared/theme/theme.js';

interface LegalDocumentProps {
  prose: Prose;
  /** The day of the last change in meaning. */
  inForceSince: string;
  /** Links at the end. */
  children: ReactNode;
}

/** Terms or policy: numbered sections beside a table of contents. */
export function LegalDocument({ prose, inForceSince, children }: LegalDocumentProps): ReactNode {
  const { t } = useTranslation('staticPages');
  const format = useFormat();
  return (
    <>
      <ProseHead prose={prose}>
        <InForce>
          {t('inForce')} <time dateTime={inForceSince}>{format.day(inForceSince)}</time>. {t('binding')}
        </InForce>
      </ProseHead>
      <WithContents label={t('ui.contents')} sections={prose.sections}>
        <Text>
          {prose.sections.map((section, index) => (
            <ProseSection key={section.id} section={{ ...section, title: `${index + 1}. ${section.title}` }} />
          ))}
          <NextLinks>{children}</NextLinks>
        </Text>
      </WithContents>
    </>
  );
}

const InForce = styled.p`
  margin: ${space[12]} 0 0;
  font-size: ${fontSize.medium};
  color: ${color.textMuted};
`;

const Text = styled.div`
  min-width: 0;
  max-width: ${measure.text};
  overflow-wrap: break-word;
  > section {
    padding: 0 0 ${space[32]};
  }
  h2 {
    font-size: ${fontSize.large};
    letter-spacing: -0.01em;
  }
`;

const NextLinks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
  padding-top: ${space[24]};
  border-top: 1px solid ${color.line};
`;
