import type { CreditEntry } from '@gamegeek/contracts/auth/account.schemas.js';
import { ACHIEVEMENTS, creditReason } from '@gamegeek/rules/achievements.js';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '#shared/i18n/use-format.js';
import { useTranslated } from '#shared/i18n/use-translated.js';
import { color, fontSize, space } from '#shared/theme/theme.js';
import { Panel, PanelHead, PanelText, PanelTitle } from '#ui/page/panel.js';
import { Skeleton } from '#ui/skeleton.js';
import { creditsQuery } from '../queries.js';

/** The achievements that pay credits, newest first. */
export function CreditList(): ReactNode {
  const { t } = useTranslation('players');
  const format = useFormat();
  const reasonOf = useReasonText();
  const { data, isPending } = useQuery(creditsQuery);
  const entries = data?.entries ?? [];
  return (
    <Panel aria-labelledby="credits" aria-busy={isPending}>
      <PanelHead>
        <PanelTitle id="credits">{t('creditList.title')}</PanelTitle>
      </PanelHead>
      {isPending && <Skeleton $width="100%" $height="48px" />}
      {!isPending && entries.length === 0 && <PanelText>{t('creditList.empty')}</PanelText>}
      <List>
        {entries.map((entry) => (
          <Entry key={entry.id}>
            <Reason>
              {reasonOf(entry)}
              <time dateTime={entry.created_at}>{format.date(entry.created_at)}</time>
            </Reason>
            <Amount>+{format.number(entry.amount)}</Amount>
          </Entry>
        ))}
      </List>
    </Panel>
  );
}

function useReasonText(): (entry: CreditEntry) => string {
  const { t } = useTranslation('players');
  const translated = useTranslated();
  return ({ reason, game_achievement: ofGame }) => {
    const ofSite = ACHIEVEMENTS.find(({ key }) => creditReason(key, null) === reason);
    const title = ofGame
      ? `${translated(ofGame.title)} · ${ofGame.game_name}`
      : t(`achievements.names.${ofSite?.key ?? 'game_achievement'}`);
    return t('creditList.achievement', { title });
  };
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Entry = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[16]};
  min-height: 56px;
  padding-block: ${space[8]};
  border-top: 1px solid ${color.line};
`;

const Reason = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
  time {
    display: block;
    font-size: ${fontSize.medium};
    color: ${color.textMuted};
  }
`;

const Amount = styled.span`
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  color: ${color.record};
`;
