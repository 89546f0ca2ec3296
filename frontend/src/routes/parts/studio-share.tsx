import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { boardSample } from '@gamegeek/contracts/play/samples/board.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftLink } from '#features/authoring/people/draft-link.js';
import { CopyPrompt } from '#features/developers/agents/copy-prompt.js';
import { CodeBlock } from '#features/developers/components/code-block.js';
import { DiscordPanel } from '#features/studio/discord/discord-panel.js';
import { GameLink } from '#features/studio/game-link.js';
import { SendScores } from '#features/studio/send-scores.js';
import { useSite } from '#shared/first-paint/use-site.js';
import { paths } from '#shared/routing/paths.js';
import { ButtonAnchor, ButtonLink } from '#ui/buttons/button.js';
import { Row, Stack } from '#ui/layout.js';
import { Panel, PanelText, PanelTitle } from '#ui/page/panel.js';

/** What makers give to others: the link of the game, its board for other pages, and what an AI or a script needs. */
export function StudioShare({ game }: { game: Game }): ReactNode {
  const { t } = useTranslation('studio');
  const site = useSite();
  const { id } = game;
  return (
    <Stack $gap={16}>
      {game.active && <GameLink url={`${site}${paths.game(id)}`} />}
      {game.status === 'draft' && game.delete_at === null && <DraftLink gameId={id} />}
      {game.active && (
        <Panel aria-labelledby="embed">
          <PanelTitle id="embed">{t('share.embed')}</PanelTitle>
          <PanelText>{t('share.embedText')}</PanelText>
          <CodeBlock caption={t('share.embedCode')} code={boardSample({ site, gameId: id })} />
        </Panel>
      )}
      <DiscordPanel gameId={id} />
      <Panel aria-labelledby="for-agents">
        <PanelTitle id="for-agents">{t('share.agents')}</PanelTitle>
        <PanelText>{t('share.agentsText')}</PanelText>
        <Row $gap={8} $above={16} $align="start">
          <CopyPrompt gameId={id} />
          <ButtonAnchor href={`/games/${id}/integrate.md`} target="_blank" rel="noopener">
            {t('share.guide')}
          </ButtonAnchor>
          <ButtonLink to={paths.agentTokens()}>{t('share.tokens')}</ButtonLink>
        </Row>
      </Panel>
      <SendScores gameId={id} />
    </Stack>
  );
}
