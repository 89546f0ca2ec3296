import { BookOpen, CodeXml, KeyRound, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../shared/routing/paths.js';
import { ButtonLink } from '../../../../shared/ui/button/button.js';
import { CopyButton } from '../../../../shared/ui/copy-button.js';
import { Box, BoxTitle } from '../game-sidebar/game-sidebar.styles.js';
import { GameId, IdLine } from './maker-panel.styles.js';

/** Shows makers how to send scores for their game. */
export function MakerPanel({ gameId }: { gameId: number }): ReactNode {
  const { t } = useTranslation('games');
  return (
    <Box aria-labelledby="maker-panel">
      <BoxTitle id="maker-panel">{t('maker.title')}</BoxTitle>
      <IdLine>
        <span>
          {t('maker.id')} <GameId>{gameId}</GameId>
        </span>
        <CopyButton text={String(gameId)} label={t('maker.copy')} />
      </IdLine>
      <ButtonLink to={paths.sendScore(gameId)} $tone="accent">
        <Send size={17} aria-hidden="true" />
        {t('maker.firstScore')}
      </ButtonLink>
      <ButtonLink to={paths.apiKey()}>
        <KeyRound size={17} aria-hidden="true" />
        {t('maker.key')}
      </ButtonLink>
      <ButtonLink to={paths.sdk()}>
        <CodeXml size={17} aria-hidden="true" />
        {t('maker.sdk')}
      </ButtonLink>
      <ButtonLink to={paths.apiDocumentation()}>
        <BookOpen size={17} aria-hidden="true" />
        {t('maker.docs')}
      </ButtonLink>
    </Box>
  );
}
