import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { sdkLine } from '@gamegeek/contracts/play/samples/sdk-line.js';
import { Circle, CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useSite } from '#shared/first-paint/use-site.js';
import { color, fontSize, radius, space } from '#shared/theme/theme.js';
import { CopyButton } from '#ui/buttons/copy-button.js';
import { List, Row } from '#ui/layout.js';
import { Panel, PanelText, PanelTitle } from '#ui/page/panel.js';
import { VisuallyHidden } from '#ui/visually-hidden.js';

/** How the last run of a game went. */
interface RunReport {
  isLoaded: boolean;
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
  game: Pick<Game, 'id' | 'launch'>;
  /** Undefined before the first run. */
  report: RunReport | undefined;
  /** Whether the board has a score. */
  hasScores: boolean;
}

/** How a game runs in the browser of its maker, with repairs. */
export function RunChecklist({ game, report, hasScores }: RunChecklistProps): ReactNode {
  const { t } = useTranslation('builds');
  return (
    <Panel aria-labelledby="run-checklist">
      <PanelTitle id="run-checklist">{t('run.title')}</PanelTitle>
      <PanelText>{t('run.intro')}</PanelText>
      <List $gap={8} $above={12} aria-live="polite">
        {report &&
          (game.launch === 'embed' ? <WebItems gameId={game.id} report={report} /> : <BuildItems report={report} />)}
        {hasScores || report?.score !== undefined ? <Item state="ok">{t('run.score.ok')}</Item> : <MissingLine />}
      </List>
    </Panel>
  );
}

const STATES = { waiting: 'open', hello: 'ok', silent: 'problem' } as const;

function BuildItems({ report }: { report: RunReport }): ReactNode {
  const { t } = useTranslation('builds');
  const sdk = STATES[report.sdk];
  return (
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
  );
}

/** Of a game on another site, the page knows only what it sends. */
function WebItems({ gameId, report }: { gameId: number; report: RunReport }): ReactNode {
  const { t } = useTranslation('builds');
  const site = useSite();
  if (report.sdk !== 'silent') {
    const state = STATES[report.sdk];
    return (
      <>
        <Item state={state}>{t(`run.web.${state}`)}</Item>
        <Item state={state}>{t(`run.sdk.${state}`)}</Item>
      </>
    );
  }
  return (
    <>
      <Item state="problem">
        {report.isLoaded ? t('run.web.silent') : t('run.web.slow')}
        {report.isLoaded && <Line text={`Content-Security-Policy: frame-ancestors 'self' ${site}`} />}
      </Item>
      <Item state="problem">
        {t('run.web.noSdk')}
        <Line text={sdkLine({ site, gameId })} />
      </Item>
    </>
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
      <Line text={SCORE_LINE} />
    </Item>
  );
}

/** A line of code to copy. */
function Line({ text }: { text: string }): ReactNode {
  const { t } = useTranslation('builds');
  return (
    <Row $gap={8}>
      <Code>{text}</Code>
      <CopyButton text={text} label={t('run.copy')} />
    </Row>
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
    <ListItem $state={state}>
      <Icon size={18} aria-hidden="true" />
      <div>
        <VisuallyHidden>{t(`run.${state}`)} </VisuallyHidden>
        {children}
      </div>
    </ListItem>
  );
}

const iconColor = { ok: color.accent, problem: color.danger, open: color.textMuted };

const ListItem = styled.li<{ $state: State }>`
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
