import { Braces, FileText, KeyRound, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { paths } from '#shared/routing/paths.js';
import { fontSize } from '#shared/theme/theme.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { CopyButton } from '#ui/buttons/copy-button.js';
import { Row } from '#ui/layout.js';
import { Panel, PanelText, PanelTitle } from '#ui/page/panel.js';

/** What makers need to send scores for their game. */
export function SendScores({ gameId }: { gameId: number }): ReactNode {
  const { t } = useTranslation('studio');
  return (
    <Panel aria-labelledby="send-scores">
      <PanelTitle id="send-scores">{t('send.title')}</PanelTitle>
      <PanelText>{t('send.text')}</PanelText>
      <Row $gap={12} $rowGap={8} $above={16}>
        <span>
          {t('send.id')} <GameId>{gameId}</GameId>
        </span>
        <CopyButton text={String(gameId)} label={t('send.copy')} />
      </Row>
      <Row $gap={8} $above={16}>
        <ButtonLink to={paths.sendScore(gameId)} $tone="accent">
          <Send size={17} aria-hidden="true" />
          {t('send.firstScore')}
        </ButtonLink>
        <ButtonLink to={paths.apiKey()}>
          <KeyRound size={17} aria-hidden="true" />
          {t('send.key')}
        </ButtonLink>
        <ButtonLink to={paths.sdk()}>
          <Braces size={17} aria-hidden="true" />
          {t('send.sdk')}
        </ButtonLink>
        <ButtonLink to={paths.apiDocumentation()}>
          <FileText size={17} aria-hidden="true" />
          {t('footer.apiDocumentation')}
        </ButtonLink>
      </Row>
    </Panel>
  );
}

const GameId = styled.code`
  font-size: ${fontSize.base};
  font-weight: 600;
  overflow-wrap: anywhere;
`;
