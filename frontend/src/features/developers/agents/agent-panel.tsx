import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useScrollToFragment } from '#shared/prose/use-scroll-to-fragment.js';
import { Panel } from '#ui/page/panel.js';
import { Heading, Text } from '#ui/text.js';
import { AgentTokens } from './agent-tokens.js';
import { CopyPrompt } from './copy-prompt.js';

/** For makers who let an AI write their game: what to tell it, and tokens with which it works by itself. */
export function AgentPanel({ gameId }: { gameId: number | undefined }): ReactNode {
  const { t } = useTranslation('apiKeys');
  useScrollToFragment();
  return (
    <Panel id="agents" aria-labelledby="agents-title" tabIndex={-1}>
      <Heading id="agents-title">{t('agents.title')}</Heading>
      <Text $above={8} $muted $narrow>
        {t('agents.intro')}
      </Text>
      <Text as="div" $above={16}>
        <CopyPrompt gameId={gameId} />
      </Text>
      <AgentTokens />
    </Panel>
  );
}
