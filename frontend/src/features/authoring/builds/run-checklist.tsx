import { Circle, CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, fontSize, radius, space } from '#shared/theme/theme.js';
import { CopyButton } from '#ui/buttons/copy-button.js';
import { List, Row } from '#ui/layout.js';
import { Panel, PanelText, PanelTitle } from '#ui/page/panel.js';
import { VisuallyHidden } from '#ui/visually-hidden.js';

/** How the last run of a build went. */
interface RunReport {
  sdk: 'waiting' | 'hello' | 'silent';
  errors: readonly string[];
  /** Milliseconds until the first frame. */
  firstFrame: number | undefined;
  hasTouch: boolean;
  score: number | undefined;
}

type State = 'ok' | 'problem' | 'open';

/** A first frame after more milliseconds is late. */
const LATE = 5_000;
const SCORE_LINE = 'GameGeek.gameOver(score);';

interface RunChecklistProps {
  /** Undefined before the first run. */
  report: RunReport | undefined;
  /** Whether the board has a score. */
  hasScores: boolean;
}

/** How a build runs in the browser of its maker, with repairs. */
export function RunChecklist({ report, hasScores }: RunChecklistProps): ReactNode {
  const { t } = useTranslation('builds');
  const sdk: State = report?.sdk === 'hello' ? 'ok' : report?.sdk === 'silent' ? 'problem' : 'open';
  return (
    <Panel aria-labelledby="run-checklist">
      <PanelTitle id="run-checklist">{t('run.title')}</PanelTitle>
      <PanelText>{t('run.intro')}</PanelText>
      <List $gap={8} $above={12} aria-live="polite">
        {report && (
          <>
            <Item state={sdk}>{t(`run.sdk.${sdk}`)}</Item>
            <FirstFrame ms={report.firstFrame} />
            <Item state={report.errors.length > 0 ? 'problem' : 'ok'}>
              {t(report.errors.length > 0 ? 'run.errors.problem' : 'run.errors.ok')}
              {report.errors.map((message) => (
                <Code key={message}>{message}</Code>
              ))}
            </Item>
            <Item state={report.hasTouch ? 'ok' : 'problem'}>
              {t(report.hasTouch ? 'run.touch.ok' : 'run.touch.problem')}
            </Item>
          </>
        )}
        {hasScores || report?.score !== undefined ? <Item state="ok">{t('run.score.ok')}</Item> : <MissingLine />}
      </List>
    </Panel>
  );
}

/** The line that a game without scores needs. */
export function NoScores(): ReactNode {
  return (
    <Panel as="div">
      <List $gap={8}>
        <MissingLine />
      </List>
    </Panel>
  );
}

function MissingLine(): ReactNode {
  const { t } = useTranslation('builds');
  return (
    <Item state="problem">
      {t('run.score.problem')}
      <Row $gap={8}>
        <Code>{SCORE_LINE}</Code>
        <CopyButton text={SCORE_LINE} label={t('run.copy')} />
      </Row>
    </Item>
  );
}

function FirstFrame({ ms }: { ms: number | undefined }): ReactNode {
  const { t } = useTranslation('builds');
  if (ms === undefined) return <Item state="open">{t('run.frame.open')}</Item>;
  const state = ms > LATE ? 'problem' : 'ok';
  return <Item state={state}>{t(`run.frame.${state}`, { seconds: Math.ceil(ms / 100) / 10 })}</Item>;
}

const ICONS = { ok: CircleCheck, problem: TriangleAlert, open: Circle };

function Item({ state, children }: { state: State; children: ReactNode }): ReactNode {
  const { t } = useTranslation('builds');
  const Icon = ICONS[state];
  return (
    <Line $state={state}>
      <Icon size={18} aria-hidden="true" />
      <div>
        <VisuallyHidden>{t(`run.${state}`)} </VisuallyHidden>
        {children}
      </div>
    </Line>
  );
}

const iconColor = { ok: color.accent, problem: color.danger, open: color.textMuted };

const Line = styled.li<{ $state: State }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[8]};
  font-size: ${fontSize.medium};
  > svg {
    color: ${({ $state }) => iconColor[$state]};
  }
`;

const Code = styled.code`
  display: block;
  width: fit-content;
  max-width: 100%;
  padding: ${space[4]} ${space[8]};
  border-radius: ${radius.small};
  background: ${color.ground};
  overflow-wrap: anywhere;
`;
