import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '#ui/page/panel.js';
import { Heading } from '#features/api-keys/api-key.styles.js';
import { CodeText } from '../code-text.js';
import { List, Tip, TipText, TipTitle } from './tips.styles.js';

const TIPS = ['public', 'end', 'keep', 'batch', 'higher', 'code'] as const;

export function Tips(): ReactNode {
  const { t } = useTranslation('apiKeys');
  return (
    <Panel aria-labelledby="tips">
      <Heading id="tips">{t('tips.title')}</Heading>
      <List>
        {TIPS.map((tip) => (
          <Tip key={tip} $marked={tip === 'public'}>
            <TipTitle>
              <CodeText>{t(`tips.${tip}`)}</CodeText>
            </TipTitle>
            <TipText>
              <CodeText>{t(`tips.${tip}Text`)}</CodeText>
            </TipText>
          </Tip>
        ))}
      </List>
    </Panel>
  );
}
