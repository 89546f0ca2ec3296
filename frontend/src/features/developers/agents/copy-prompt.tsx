import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '#shared/first-paint/use-site.js';
import { CopyButton } from '#ui/buttons/copy-button.js';
import { agentPrompt } from './agent-prompt.js';
import { Prompt } from './agents.styles.js';

/** Copies what a maker tells their AI about this site and the game. Shows it if the browser refuses to copy. */
export function CopyPrompt({ gameId }: { gameId: number | undefined }): ReactNode {
  const { t } = useTranslation('apiKeys');
  const [isShown, setShown] = useState(false);
  const prompt = agentPrompt({ site: useSite(), gameId });
  return (
    <div>
      <CopyButton text={prompt} label={t('agents.prompt.copy')} onRefused={() => setShown(true)} />
      {isShown && (
        <Prompt tabIndex={0} aria-label={t('agents.prompt.text')} role="group">
          {prompt}
        </Prompt>
      )}
    </div>
  );
}
