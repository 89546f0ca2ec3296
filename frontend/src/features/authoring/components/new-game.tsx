import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { paths } from '#shared/routing/paths.js';
import { from, space } from '#shared/theme/theme.js';
import { Skeleton } from '#ui/skeleton.js';
import { Text } from '#ui/text.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { UploadGame } from '../builds/upload-game.js';
import { useStoredDraft } from '../drafts/use-draft.js';
import { Group } from '../game-form/category-field.styles.js';
import { Answer } from '../game-form/launch-field.styles.js';
import { gameDraftSchema, newGameAt, pageAfterSaving, placeOf } from '../game-values.js';
import { createGame } from '../queries.js';

/** Uploads need three answers only. */
const GameForm = lazyPart(() => import('../game-form/game-form.js'), 'GameForm');

/** The key of what was typed and not sent. */
const DRAFT = 'game';
const ANSWERS = ['upload', 'web', 'download'] as const;
const START = { web: newGameAt('web'), download: newGameAt('download') };

/** Asks how a new game is played: uploaded, it needs a file and three answers; otherwise the whole form follows. */
export function NewGame(): ReactNode {
  const { t } = useTranslation('authoring');
  const navigate = useNavigate();
  const notify = useNotify();
  const [address, setAddress] = useSearchParams();
  const stored = useStoredDraft(DRAFT, gameDraftSchema);
  const how = ANSWERS.find((one) => one === address.get('how')) ?? (stored ? placeOf(stored) : 'upload');

  function handleCreated(game: Game): void {
    notify.done(t('game.created'));
    void navigate(pageAfterSaving(game));
  }

  return (
    <>
      <Question>
        <legend>{t('how.title')}</legend>
        <Answers>
          {ANSWERS.map((one) => (
            <Answer key={one}>
              <input
                type="radio"
                name="how"
                checked={one === how}
                aria-labelledby={`how-${one}`}
                aria-describedby={`how-${one}-hint`}
                onChange={() => setAddress({ how: one }, { replace: true })}
              />
              <span>
                <span id={`how-${one}`}>{t(`how.${one}`)}</span>
                <Text as="span" $size="small" $muted id={`how-${one}-hint`}>
                  {t(`how.${one}Hint`)}
                </Text>
              </span>
            </Answer>
          ))}
        </Answers>
      </Question>
      {how === 'upload' ? (
        <UploadGame onCreated={({ id }) => void navigate(paths.game(id))} />
      ) : (
        <Suspense fallback={<Skeleton $width="100%" $height="720px" />}>
          <GameForm
            key={how}
            place={how}
            title={t('ui.submitGame')}
            draft={DRAFT}
            start={START[how]}
            submitText={t('game.submit')}
            failed={t('game.failed')}
            save={createGame}
            onSaved={handleCreated}
          />
        </Suspense>
      )}
    </>
  );
}

const Question = styled(Group)`
  margin-bottom: ${space[16]};
`;

const Answers = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  label {
    align-items: start;
    font-weight: 600;
  }
  span > span {
    display: block;
  }
  span > span:last-child {
    margin-top: ${space[4]};
    font-weight: 400;
  }
`;
