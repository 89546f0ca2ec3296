import { Braces, FileText, KeyRound, ListOrdered, Send } from 'lucide-react';
import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '#shared/routing/paths.js';
import { fontSize } from '#shared/theme/theme.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { CopyButton } from '#ui/buttons/copy-button.js';
import { Row } from '#ui/layout.js';

/**
 * Shows creators how to send scores for their game. Shares nothing with the page of the game, which loads it on demand.
 */
export function CreatorPanel({ game }: { game: Game }): ReactNode {
  const { t } = useTranslation('games');
  const { id: gameId } = game;
  return (
    <>
      {game.launch === 'link' && game.game_url !== null && (
        <p>
          {t('creator.guests')} <Link to={paths.editGame(gameId)}>{t('creator.changeLaunch')}</Link>
        </p>
      )}
      <Row $gap={12} $rowGap={8} $justify="space-between">
        <span>
          {t('creator.id')} <GameId>{gameId}</GameId>
        </span>
        <CopyButton text={String(gameId)} label={t('creator.copy')} />
      </Row>
      <ButtonLink to={paths.sendScore(gameId)} $tone="accent">
        <Send size={17} aria-hidden="true" />
        {t('creator.firstScore')}
      </ButtonLink>
      <ButtonLink to={paths.gameScores(gameId)}>
        <ListOrdered size={17} aria-hidden="true" />
        {t('creator.scores')}
      </ButtonLink>
      <ButtonLink to={paths.apiKey()}>
        <KeyRound size={17} aria-hidden="true" />
        {t('creator.key')}
      </ButtonLink>
      <ButtonLink to={paths.sdk()}>
        <Braces size={17} aria-hidden="true" />
        {t('creator.sdk')}
      </ButtonLink>
      <ButtonLink to={paths.apiDocumentation()}>
        <FileText size={17} aria-hidden="true" />
        {t('footer.apiDocumentation')}
      </ButtonLink>
    </>
  );
}

const GameId = styled.code`
  font-size: ${fontSize.base};
  font-weight: 600;
  overflow-wrap: anywhere;
`;
