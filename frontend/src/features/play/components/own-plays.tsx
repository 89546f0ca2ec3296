import { ownPlaySessionSchema, type OwnPlaySession } from '@gamegeek/contracts/play/play.schemas.js';
import * as v from 'valibot';
import { useMutation, useQuery, useQueryClient, queryOptions } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { nothing, request } from '#shared/api/api-client.js';
import { useErrorText } from '#shared/api/use-error-text.js';
import { useFormat } from '#shared/i18n/use-format.js';
import { paths } from '#shared/routing/paths.js';
import { Button } from '#ui/buttons/button.js';
import { Panel, PanelText, PanelTitle } from '#ui/page/panel.js';
import { QueryView } from '#ui/query-view.js';
import { Skeleton } from '#ui/skeleton.js';
import { Text } from '#ui/text.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { List, Row } from './own-plays.styles.js';

const ownPlaysQuery = queryOptions({
  queryKey: ['/api/user/play-sessions'],
  queryFn: ({ signal }) => request('/api/user/play-sessions', { answer: v.array(ownPlaySessionSchema), signal }),
});

/** Connected games and running game sessions of the user; each can be ended. */
export function OwnPlays(): ReactNode {
  const { t } = useTranslation('play');
  const errorText = useErrorText();
  const format = useFormat();
  const notify = useNotify();
  const client = useQueryClient();
  const title = useRef<HTMLHeadingElement>(null);
  const query = useQuery(ownPlaysQuery);
  const { mutate: end } = useMutation({
    mutationFn: ({ id }: OwnPlaySession) =>
      request(`/api/user/play-sessions/${id}`, { method: 'DELETE', answer: nothing }),
    onSuccess: (_nothing, ended) => {
      client.setQueryData(ownPlaysQuery.queryKey, (held) => held?.filter(({ id }) => id !== ended.id));
      // The focused button is removed with its row.
      title.current?.focus();
      notify.done(t('sessions.ended', { name: ended.gameName }));
    },
    onError: (failure) => notify.problem(errorText(failure), t('sessions.notEnded')),
  });

  return (
    <Panel aria-labelledby="own-plays" aria-busy={query.isPending}>
      <PanelTitle id="own-plays" ref={title} tabIndex={-1}>
        {t('sessions.title')}
      </PanelTitle>
      <PanelText>{query.data?.length === 0 ? t('sessions.none') : t('sessions.intro')}</PanelText>
      <QueryView
        query={query}
        failed={t('sessions.failed')}
        reason={errorText}
        pending={<Skeleton $width="100%" $height="64px" />}
      >
        {(plays) =>
          plays.length > 0 && (
            <List>
              {plays.map((play) => (
                <Row key={play.id}>
                  <div>
                    <Link to={paths.game(play.gameId)}>{play.gameName}</Link>
                    <Text as="div" $size="medium" $muted>
                      {play.playing
                        ? t(`sessions.state.${play.state}`)
                        : t('sessions.lastUsed', { time: format.dateTime(play.lastPingAt) ?? '' })}
                      {' · '}
                      {t(play.connected ? 'sessions.connectedSince' : 'sessions.since', {
                        time: format.dateTime(play.startedAt) ?? '',
                      })}
                    </Text>
                  </div>
                  <Button aria-label={t('sessions.endOf', { name: play.gameName })} onClick={() => end(play)}>
                    {t('sessions.end')}
                  </Button>
                </Row>
              ))}
            </List>
          )
        }
      </QueryView>
    </Panel>
  );
}
