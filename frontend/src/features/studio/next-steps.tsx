import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { canBePlayed } from '@gamegeek/rules/can-be-played.js';
import { CircleCheck, Circle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '#shared/routing/paths.js';
import type { StudioPart } from '#shared/routing/studio-parts.js';
import { color, space } from '#shared/theme/theme.js';
import { Panel, PanelText, PanelTitle } from '#ui/page/panel.js';
import { Text } from '#ui/text.js';
import { VisuallyHidden } from '#ui/visually-hidden.js';

type StepName = 'playable' | 'texts' | 'picture' | 'published' | 'score' | 'names';

interface Step {
  name: StepName;
  isDone: boolean;
  /** Where it is done. */
  part: StudioPart;
}

function stepsOf(game: Game): Step[] {
  const { description, categories, ai_integration_details: details, status } = game;
  const hasTexts = description !== '' && categories.length > 0 && details !== '';
  const isLink = game.launch === 'link' && game.game_url !== null;
  return [
    { name: 'playable', isDone: canBePlayed(game), part: 'builds' },
    { name: 'texts', isDone: hasTexts, part: 'settings' },
    { name: 'picture', isDone: game.image_url !== null, part: 'settings' },
    { name: 'published', isDone: status !== 'draft', part: 'settings' },
    // Scores before a game is listed are on no board.
    ...(status === 'listed' ? [{ name: 'score', isDone: game.player_count > 0, part: 'share' } as const] : []),
    // Not everybody wants it, so it is only said as long as it is not so.
    ...(isLink ? [{ name: 'names', isDone: false, part: 'settings' } as const] : []),
  ];
}

/** What a game still needs, each with the part of the studio where it is done. */
export function NextSteps({ game }: { game: Game }): ReactNode {
  const { t } = useTranslation('studio');
  const steps = stepsOf(game);
  const isComplete = steps.every(({ isDone }) => isDone);
  return (
    <Panel aria-labelledby="next-steps">
      <PanelTitle id="next-steps">{t('steps.title')}</PanelTitle>
      {isComplete && <PanelText>{t('steps.complete')}</PanelText>}
      <Steps>
        {steps.map(({ name, isDone, part }) => (
          <li key={name}>
            {isDone ? <CircleCheck size={20} aria-hidden="true" /> : <Circle size={20} aria-hidden="true" />}
            <div>
              <VisuallyHidden>{t(isDone ? 'steps.done' : 'steps.open')}: </VisuallyHidden>
              {isDone ? (
                t(`steps.${name}.title`)
              ) : (
                <Link to={paths.studioPart(game.id, part)}>{t(`steps.${name}.title`)}</Link>
              )}
              {!isDone && (
                <Text $size="medium" $muted>
                  {t(`steps.${name}.text`)}
                </Text>
              )}
            </div>
          </li>
        ))}
      </Steps>
    </Panel>
  );
}

const Steps = styled.ul`
  display: grid;
  gap: ${space[12]};
  margin: ${space[16]} 0 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[12]};
  }
  svg {
    color: ${color.textMuted};
  }
  a {
    display: inline-block;
    padding-block: ${space[4]};
  }
`;
