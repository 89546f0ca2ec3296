import type { SamplePlace } from '@gamegeek/contracts/scores/samples/sample-place.js';
import { SAMPLE_LANGUAGES, SAMPLES, type SampleLanguage } from '@gamegeek/contracts/scores/samples/samples.js';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, measure, radius, space } from '#shared/theme/theme.js';
import { Tabs } from '#ui/tabs.js';
import { CodeBlock } from '../components/code-block.js';
import { CodeText } from '../components/code.js';
import { Text } from './key-page.styles.js';

/** Step 3: complete samples with this game and this site. */
export function SendStep({ place }: { place: SamplePlace }): ReactNode {
  const { t } = useTranslation('apiKeys');
  const [language, setLanguage] = useState<SampleLanguage>('curl');
  const { name, file, command, textFor } = SAMPLES[language];
  return (
    <>
      <TabsPlace>
        <Tabs
          id="sample"
          look="pills"
          label={t('send.tabs')}
          tabs={SAMPLE_LANGUAGES.map((value) => ({ value, text: SAMPLES[value].name }))}
          value={language}
          onChange={setLanguage}
        >
          <Text>
            <CodeText>{t(`send.${language}`, { file })}</CodeText>
          </Text>
          {/* Remounted for each sample, to reset the confirmation of copying. */}
          <CodeBlock key={language} caption={t('send.code', { language: name })} code={textFor(place)} />
          {command !== undefined && language !== 'curl' && (
            <>
              <Text>
                <CodeText>{t('send.save', { file })}</CodeText>
              </Text>
              <CodeBlock caption={t('send.command')} code={command} />
            </>
          )}
        </Tabs>
      </TabsPlace>
      <Guidelines>
        <summary>{t('send.manners')}</summary>
        <ul>
          {(['mannerOnce', 'mannerRetry', 'mannerLimit', 'mannerKey'] as const).map((manner) => (
            <li key={manner}>
              <CodeText>{t(`send.${manner}`)}</CodeText>
            </li>
          ))}
        </ul>
      </Guidelines>
    </>
  );
}

const TabsPlace = styled.div`
  min-width: 0;
  margin-top: ${space[16]};
`;

const Guidelines = styled.details`
  margin-top: ${space[16]};
  summary {
    min-height: ${measure.target};
    padding-block: ${space[8]};
    border-radius: ${radius.small};
    font-weight: 600;
    cursor: pointer;
  }
  ul {
    display: grid;
    gap: ${space[8]};
    margin: ${space[4]} 0 0;
    padding-left: 1.2em;
    line-height: 1.6;
    color: ${color.textMuted};
  }
  li::marker {
    color: ${color.accent};
  }
`;
