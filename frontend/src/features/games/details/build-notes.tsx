import { buildSchema } from '@gamegeek/contracts/builds/builds.schemas.js';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import * as v from 'valibot';
import { request } from '#shared/api/api-client.js';
import { useFormat } from '#shared/i18n/use-format.js';
import { Heading, Text } from '#ui/text.js';
import { Box } from './game-sidebar.styles.js';

const playedBuildQuery = (gameId: number, buildId: string) => ({
  queryKey: ['/api/games', gameId, 'played build', buildId],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const builds = await request(`/api/games/${gameId}/builds`, { answer: v.array(buildSchema), signal });
    return builds.find(({ id }) => id === buildId) ?? null;
  },
});

/** The build that is played, and what is new in it. */
export function BuildNotes({ gameId, buildId }: { gameId: number; buildId: string }): ReactNode {
  const { t } = useTranslation('games');
  const format = useFormat();
  const { data: build } = useQuery(playedBuildQuery(gameId, buildId));
  if (!build?.notes) return null;
  return (
    <Box aria-labelledby="build-notes">
      <Heading $size="base" id="build-notes">
        {t('detail.build', { number: build.number })} · {t('detail.buildNotes')}
      </Heading>
      <Text $size="medium" $muted>
        {format.date(build.created_at)}
      </Text>
      <Notes $size="medium">{build.notes}</Notes>
    </Box>
  );
}

const Notes = styled(Text)`
  white-space: pre-line;
`;
