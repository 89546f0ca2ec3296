import type { ErrorCode } from '@gamegeek/contracts/errors/error-codes.js';
import type { Call, RefusalCount } from '@gamegeek/contracts/studio/calls.schemas.js';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/use-format.js';
import { useLive } from '#shared/live/use-live.js';
import type { RowKind } from '#shared/motion/use-held-rows.js';
import { Button } from '#ui/buttons/button.js';
import { Stack } from '#ui/layout.js';
import { LivePanel } from '#ui/live/live-panel.js';
import { MovingList } from '#ui/live/moving-list.js';
import { Panel, PanelText, PanelTitle } from '#ui/page/panel.js';
import { Skeleton } from '#ui/skeleton.js';
import { StateMessage } from '#ui/state-message.js';
import { Text } from '#ui/text.js';
import { CallRow } from './call-row.js';
import { Count, Reason, Reasons } from './calls.styles.js';
import { liveStudio } from './studio-topic.js';

/** More are shown on request: most mistakes are among the newest. */
const PIECE = 50;

const CALLS: RowKind<Call> = { keyOf: ({ id }) => id, isSame: () => true };

interface CallLogProps {
  gameId: number;
  /** What a maker does about an error. */
  repair: (code: ErrorCode) => ReactNode;
}

/** The last requests of a game with their answers, live, and why requests of today were refused. */
export function CallLog({ gameId, repair }: CallLogProps): ReactNode {
  const { t } = useTranslation('studio');
  const format = useFormat();
  const live = useLive(liveStudio(gameId));
  const [most, setMost] = useState(PIECE);
  const refused = live.snapshot?.refused ?? [];
  return (
    <Stack $gap={16}>
      {refused.length > 0 && <Refusals refused={refused} repair={repair} />}
      <LivePanel
        id="calls"
        title={t('calls.title')}
        heading="h2"
        live={live}
        failed={t('calls.failed')}
        pending={<Skeleton $width="100%" $height="240px" />}
      >
        {({ calls, playing }) => (
          <Stack $gap={12}>
            <Text $size="medium" $muted>
              {t('calls.playing', { count: playing })}
            </Text>
            {calls.length === 0 ? (
              <StateMessage title={t('calls.empty')} text={t('calls.emptyText')} />
            ) : (
              <MovingList name={`calls-${gameId}`} rows={calls.slice(0, most)} kind={CALLS}>
                {(call) => <CallRow key={call.id} call={call} />}
              </MovingList>
            )}
            {calls.length > most && (
              <Button onClick={() => setMost(most + PIECE)}>
                {t('calls.more', { number: format.number(Math.min(PIECE, calls.length - most)) })}
              </Button>
            )}
          </Stack>
        )}
      </LivePanel>
    </Stack>
  );
}

interface RefusalsProps {
  refused: readonly RefusalCount[];
  repair: CallLogProps['repair'];
}

function Refusals({ refused, repair }: RefusalsProps): ReactNode {
  const { t } = useTranslation('studio');
  const format = useFormat();
  return (
    <Panel aria-labelledby="refusals">
      <PanelTitle id="refusals">{t('calls.refusals')}</PanelTitle>
      <PanelText>{t('calls.refusalsText')}</PanelText>
      <Reasons aria-labelledby="refusals">
        {refused.map(({ code, count }) => (
          <Reason key={code}>
            <div>
              <Count>{format.number(count)}</Count> × <code>{code}</code>
            </div>
            <Text $muted>{repair(code)}</Text>
          </Reason>
        ))}
      </Reasons>
    </Panel>
  );
}
