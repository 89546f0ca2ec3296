import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '#shared/i18n/use-format.js';
import { color, fontSize, space } from '#shared/theme/theme.js';
import { Button } from '#ui/buttons/button.js';
import { Panel, PanelHead, PanelText, PanelTitle } from '#ui/page/panel.js';
import { QueryView } from '#ui/query-view.js';
import { Skeleton } from '#ui/skeleton.js';
import { loginsQuery } from './queries.js';
import { useDeviceName } from './use-device-name.js';

/** The newest sign-ins; the rest is shown on request. */
const FIRST_SHOWN = 5;

export function LoginHistory(): ReactNode {
  const { t } = useTranslation('account');
  const format = useFormat();
  const deviceName = useDeviceName();
  const query = useQuery(loginsQuery);
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const hidden = isWhole ? 0 : Math.max((query.data?.length ?? 0) - FIRST_SHOWN, 0);

  function handleMore(): void {
    setWhole(true);
    list.current?.focus();
  }

  return (
    <Panel aria-labelledby="logins" aria-busy={query.isPending}>
      <PanelHead>
        <div>
          <PanelTitle id="logins">{t('logins.title')}</PanelTitle>
          <PanelText>{t('logins.intro')}</PanelText>
        </div>
      </PanelHead>
      <QueryView query={query} failed={t('settings.failed')} pending={<Skeleton $width="100%" $height="60px" />}>
        {(logins) =>
          logins.length === 0 ? (
            <PanelText>{t('logins.empty')}</PanelText>
          ) : (
            <List ref={list} tabIndex={-1} aria-labelledby="logins">
              {logins.slice(0, isWhole ? undefined : FIRST_SHOWN).map(({ id, user_agent, ip, created_at }) => (
                <Item key={id}>
                  <span>
                    {deviceName(user_agent)}
                    <small>{ip ?? t('sessions.unknownAddress')}</small>
                  </span>
                  <time dateTime={created_at}>{format.dateTime(created_at)}</time>
                </Item>
              ))}
            </List>
          )
        }
      </QueryView>
      {hidden > 0 && <Button onClick={handleMore}>{t('logins.more', { count: hidden })}</Button>}
    </Panel>
  );
}

const List = styled.ul`
  margin: 0 0 ${space[12]};
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[16]};
  padding-block: ${space[8]};
  border-top: 1px solid ${color.line};
  small {
    display: block;
    font-size: ${fontSize.medium};
    color: ${color.textMuted};
  }
  time {
    font-size: ${fontSize.medium};
    color: ${color.textMuted};
    font-variant-numeric: tabular-nums;
  }
`;
