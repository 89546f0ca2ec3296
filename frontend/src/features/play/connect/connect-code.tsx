import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Heading, Text } from '#ui/text.js';
import { connectQuery } from './queries.js';
import { ConnectQuestion } from './connect-question.js';
import { ConnectRefused } from './connect-refused.js';

interface ConnectCodeProps {
  code: string;
  username: string;
  onConnected: (gameName: string) => void;
}

/** Looks up a code and asks the player to confirm. */
export function ConnectCode({ code, username, onConnected }: ConnectCodeProps): ReactNode {
  const { t } = useTranslation('play');
  const [refusal, setRefusal] = useState<unknown>();
  const { data, error, refetch } = useQuery(connectQuery(code, username));
  const problem = refusal ?? error;
  if (problem) return <ConnectRefused error={problem} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <>
        <Heading as="h1" $size="heading">
          {t('connect.title')}
        </Heading>
        <Text $muted role="status">
          {t('connect.checking')}
        </Text>
      </>
    );
  }
  return (
    <ConnectQuestion
      request={data}
      username={username}
      onConnected={() => onConnected(data.game.name)}
      onRefused={setRefusal}
    />
  );
}
