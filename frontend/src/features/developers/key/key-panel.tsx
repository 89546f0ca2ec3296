import type { ApiKeyView } from '@gamegeek/contracts/auth/account.schemas.js';
import { API_KEY_VARIABLE } from '@gamegeek/contracts/scores/samples/sample-place.js';
import { useQuery } from '@tanstack/react-query';
import { Eye, EyeOff, RotateCw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#shared/api/api-error.js';
import { useFormat } from '#shared/i18n/use-format.js';
import { measure } from '#shared/theme/theme.js';
import { Button } from '#ui/buttons/button.js';
import { CopyButton } from '#ui/buttons/copy-button.js';
import { Row } from '#ui/layout.js';
import { LoadError } from '#ui/load-error.js';
import { Skeleton } from '#ui/skeleton.js';
import { StateMessage } from '#ui/state-message.js';
import { VisuallyHidden } from '#ui/visually-hidden.js';
import { apiKeyQuery } from './queries.js';
import { Text } from './key-page.styles.js';
import { CodeBlock } from '../components/code-block.js';
import { CodeText } from '../components/code.js';
import { Actions, Facts, Failed, Key, KeyLine, Loading, Replace } from './key-panel.styles.js';
import { OldKey } from './old-key.js';
import { RegenerateDialog } from './regenerate-dialog.js';

/** Enough characters to distinguish two keys, too few to use one. */
const masked = (key: string): string => `${key.slice(0, 3)}${'•'.repeat(16)}${key.slice(-4)}`;

/** Step 1: the key, masked until the user shows it. */
export function KeyPanel({ isVerified }: { isVerified: boolean }): ReactNode {
  const { t } = useTranslation('apiKeys');
  const { data: view, error, isLoadingError, refetch } = useQuery(apiKeyQuery);
  if (!view && error instanceof ApiError && error.code === 'secret_unreadable') return <UnreadableKey />;
  if (isLoadingError) {
    return (
      <Failed>
        <LoadError title={t('key.error')} onRetry={() => void refetch()} />
      </Failed>
    );
  }
  return view ? (
    <OwnKey view={view} isVerified={isVerified} />
  ) : (
    <Loading aria-busy="true">
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      <Skeleton $width="100%" $height="64px" />
      <Skeleton $width="60%" $height="20px" />
      <Skeleton $width="220px" $height={measure.target} />
    </Loading>
  );
}

/** Retrying would not help: the key must be replaced. */
function UnreadableKey(): ReactNode {
  const { t } = useTranslation('apiKeys');
  const [isAsking, setAsking] = useState(false);
  return (
    <Failed>
      <StateMessage
        tone="danger"
        title={t('key.unreadable')}
        action={<Button onClick={() => setAsking(true)}>{t('key.regenerate')}</Button>}
      />
      {isAsking && <RegenerateDialog isUnreadable onClose={() => setAsking(false)} />}
    </Failed>
  );
}

function OwnKey({ view, isVerified }: { view: ApiKeyView; isVerified: boolean }): ReactNode {
  const { t } = useTranslation('apiKeys');
  const format = useFormat();
  const [isShown, setShown] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const key = view.apiKey;
  const shownKey = isShown ? key : masked(key);

  return (
    <>
      <KeyLine role="group" aria-label={t('account.apiKey')}>
        <Key aria-hidden={!isShown}>{shownKey}</Key>
        {!isShown && <VisuallyHidden>{t('key.hidden')}</VisuallyHidden>}
        <Actions>
          <Button onClick={() => setShown(!isShown)}>
            {isShown ? <EyeOff size={17} aria-hidden="true" /> : <Eye size={17} aria-hidden="true" />}
            {t(isShown ? 'key.hide' : 'key.show')}
          </Button>
          {/* Shows the key if the browser refuses clipboard access, so that it can be copied by hand. */}
          <CopyButton text={key} label={t('key.copy')} onRefused={() => setShown(true)} />
        </Actions>
      </KeyLine>
      <Row $gap={24} $rowGap={0}>
        <Facts>
          <div>
            <dt>{t('key.created')}</dt>
            <dd>{format.dateTime(view.created_at)}</dd>
          </div>
          <div>
            <dt>{t('key.lastUsed')}</dt>
            <dd>{format.dateTime(view.last_used_at) ?? t('key.never')}</dd>
          </div>
        </Facts>
        <Replace>
          <Button onClick={() => setAsking(true)}>
            <RotateCw size={17} aria-hidden="true" />
            {t('key.regenerate')}
          </Button>
        </Replace>
      </Row>
      {view.old_key_until && <OldKey until={view.old_key_until} />}
      {!isVerified && <Text>{t('key.unverified')}</Text>}
      <Text>
        <CodeText>{t('key.environment')}</CodeText>
      </Text>
      <CodeBlock caption={t('key.shell')} code={exportLine(key)} shown={exportLine(shownKey)} />
      <CodeBlock caption={t('key.powershell')} code={powershellLine(key)} shown={powershellLine(shownKey)} />
      {isAsking && <RegenerateDialog onClose={() => setAsking(false)} />}
    </>
  );
}

const exportLine = (key: string): string => `export ${API_KEY_VARIABLE}='${key}'`;
const powershellLine = (key: string): string => `$env:${API_KEY_VARIABLE} = '${key}'`;
