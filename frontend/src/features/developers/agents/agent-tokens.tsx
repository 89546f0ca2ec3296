import type { AgentTokenView, NewAgentToken } from '@gamegeek/contracts/auth/account.schemas.js';
import { AGENT_TOKENS_MAX } from '@gamegeek/contracts/auth/agent-tokens.js';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#shared/api/use-error-text.js';
import { useSite } from '#shared/first-paint/use-site.js';
import { useFormat } from '#shared/i18n/use-format.js';
import { Button } from '#ui/buttons/button.js';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.js';
import { QueryView } from '#ui/query-view.js';
import { Skeleton } from '#ui/skeleton.js';
import { Heading, Text } from '#ui/text.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { CodeBlock } from '../components/code-block.js';
import { CodeText } from '../components/code.js';
import { Item, List } from './agents.styles.js';
import { NewToken } from './new-token.js';
import { agentTokensQuery, useRemoveAgentToken } from './queries.js';

/** The user's agent tokens: making one, copying it once, removing it. */
export function AgentTokens(): ReactNode {
  const { t } = useTranslation('apiKeys');
  const site = useSite();
  const query = useQuery(agentTokensQuery);
  const [made, setMade] = useState<NewAgentToken>();
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <Heading as="h3" $above={24} $size="base" ref={title} tabIndex={-1}>
        {t('agents.tokens.title')}
      </Heading>
      <Text $above={4} $muted $narrow>
        <CodeText>{t('agents.tokens.intro', { mcp: `${site}/mcp`, guide: `${site}/llms.txt` })}</CodeText>
      </Text>
      <div role="status">
        {made && (
          <>
            <Text $above={16}>{t('agents.tokens.once', { name: made.name })}</Text>
            <CodeBlock caption={t('agents.tokens.token')} code={made.token} />
          </>
        )}
      </div>
      <QueryView query={query} failed={t('agents.tokens.failed')} pending={<Skeleton $width="100%" $height="76px" />}>
        {(tokens) => (
          <>
            {tokens.length > 0 && (
              <List>
                {tokens.map((token) => (
                  <TokenItem
                    key={token.id}
                    token={token}
                    onRemoved={() => {
                      if (made?.id === token.id) setMade(undefined);
                      // The focused button is removed with its row.
                      title.current?.focus();
                    }}
                  />
                ))}
              </List>
            )}
            {tokens.length < AGENT_TOKENS_MAX ? (
              <NewToken onMade={setMade} />
            ) : (
              <Text $above={16} $muted>
                {t('agents.tokens.most', { count: AGENT_TOKENS_MAX })}
              </Text>
            )}
          </>
        )}
      </QueryView>
    </>
  );
}

function TokenItem({ token, onRemoved }: { token: AgentTokenView; onRemoved: () => void }): ReactNode {
  const { t } = useTranslation('apiKeys');
  const format = useFormat();
  const notify = useNotify();
  const errorText = useErrorText();
  const { mutate, isPending, error } = useRemoveAgentToken();
  const [isAsking, setAsking] = useState(false);
  const { id, name, scopes, created_at, last_used_at } = token;

  function handleRemove(): void {
    if (isPending) return;
    mutate(id, {
      onSuccess: () => {
        onRemoved();
        notify.done(t('agents.tokens.removed'), t('agents.tokens.removedText', { name }));
      },
    });
  }

  const made = format.dateTime(created_at) ?? t('ui.notAvailable');
  const used = format.dateTime(last_used_at);
  return (
    <Item>
      <div>
        <strong>{name}</strong>
        <Text $above={4} $size="medium" $muted>
          {scopes.map((scope) => t(`agents.scopes.${scope}.name`)).join(' · ')}
        </Text>
        <Text $above={4} $size="medium" $muted>
          {t('agents.tokens.made', { when: made })} ·{' '}
          {used ? t('agents.tokens.used', { when: used }) : t('agents.tokens.unused')}
        </Text>
      </div>
      <Button aria-label={t('agents.tokens.removeNamed', { name })} onClick={() => setAsking(true)}>
        {t('agents.tokens.remove')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('agents.tokens.removeTitle', { name })}
          cancelText={t('ui.cancel')}
          confirmText={t('agents.tokens.remove')}
          isPending={isPending}
          error={error ? errorText(error) : undefined}
          onConfirm={handleRemove}
          onClose={() => setAsking(false)}
        >
          {t('agents.tokens.removeText')}
        </ConfirmDialog>
      )}
    </Item>
  );
}
