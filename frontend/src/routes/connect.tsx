import { parseConnectCode } from '@gamegeek/contracts/play/connect-code.js';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { CodeForm } from '#features/play/connect/code-form.js';
import { ConnectCode } from '#features/play/connect/connect-code.js';
import { ConnectDone } from '#features/play/connect/connect-done.js';
import { Box } from '#features/play/connect/connect.styles.js';
import { QueryProvider } from '#shared/api/query-provider.js';
import { paths } from '#shared/routing/paths.js';
import { useSession } from '#shared/session/session-store.js';
import { PageTitle } from '#ui/page/page-title.js';

const CODE = 'code';

/** Lets a game outside this site send scores in the player's name. */
export default function ConnectPage(): ReactNode {
  const { t } = useTranslation('play');
  return (
    <QueryProvider>
      <PageTitle>{t('connect.title')}</PageTitle>
      <Box as="div">
        <Connect />
      </Box>
    </QueryProvider>
  );
}

function Connect(): ReactNode {
  const username = useSession((session) => session.user?.username);
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const [connected, setConnected] = useState<string>();
  const given = query.get(CODE) ?? undefined;
  const code = given === undefined ? undefined : parseConnectCode(given);

  function handleConnected(gameName: string): void {
    setConnected(gameName);
    // After a reload the code would be reported as used.
    void navigate(paths.connect(), { replace: true });
  }

  if (username === undefined) return null;
  if (code !== undefined) {
    return <ConnectCode key={code} code={code} username={username} onConnected={handleConnected} />;
  }
  if (connected !== undefined) return <ConnectDone name={connected} />;
  return <CodeForm key={given} wrong={given} onCode={(next) => setQuery({ [CODE]: next })} />;
}
