import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { Send } from 'lucide-react';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '#shared/api/use-failure-text.js';
import { paths } from '#shared/routing/paths.js';
import { Button, ButtonLink } from '#ui/buttons/button.js';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.js';
import { TextField } from '#ui/fields/text-field.js';
import { Stack } from '#ui/layout.js';
import { Panel, PanelText, PanelTitle } from '#ui/page/panel.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { useTestScore } from './queries.js';

/** Sends a score of the maker, and says what becomes of it. Games that take scores from play sessions only are played. */
export function TestScore({ game }: { game: Game }): ReactNode {
  const { t } = useTranslation('studio');
  const isListed = game.status === 'listed';
  return (
    <Panel aria-labelledby="test-score">
      <PanelTitle id="test-score">{t('test.title')}</PanelTitle>
      {isListed && game.accepts === 'plays' ? (
        <Stack $gap={12} $align="start">
          <PanelText>{t('test.plays')}</PanelText>
          <ButtonLink to={paths.game(game.id)}>{t('test.play')}</ButtonLink>
        </Stack>
      ) : (
        <>
          <PanelText>{t(isListed ? 'test.listed' : 'test.notListed')}</PanelText>
          <ScoreForm game={game} isListed={isListed} />
        </>
      )}
    </Panel>
  );
}

function ScoreForm({ game, isListed }: { game: Game; isListed: boolean }): ReactNode {
  const { t } = useTranslation('studio');
  const failureText = useFailureText();
  const notify = useNotify();
  const { mutate, isPending } = useTestScore();
  const [typed, setTyped] = useState(String(game.min_score ?? 1));
  const [isWrong, setWrong] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const score = Number(typed);

  function send(): void {
    if (isPending) return;
    mutate(
      { gameId: game.id, score, isListed },
      {
        onSuccess: () => notify.done(t('test.sent')),
        onError: (error) => notify.problem(failureText(error), t('test.refused')),
        onSettled: () => setAsking(false),
      },
    );
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    const isRight = typed.trim() !== '' && Number.isSafeInteger(score) && score >= 1;
    setWrong(!isRight);
    if (!isRight) input.current?.focus();
    else if (isListed) setAsking(true);
    else send();
  }

  return (
    <form noValidate aria-labelledby="test-score" onSubmit={handleSubmit}>
      <Stack $gap={12} $above={16} $align="start">
        <TextField
          ref={input}
          label={t('test.score')}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          error={isWrong ? t('test.wrong') : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            setWrong(false);
          }}
        />
        <Button type="submit" aria-disabled={isPending}>
          <Send size={17} aria-hidden="true" />
          {t('test.send')}
        </Button>
      </Stack>
      {isAsking && (
        <ConfirmDialog
          title={t('test.ask')}
          cancelText={t('ui.cancel')}
          confirmText={t('test.sendReal')}
          tone="accent"
          isPending={isPending}
          onConfirm={send}
          onClose={() => setAsking(false)}
        >
          <p>{t('test.listed')}</p>
        </ConfirmDialog>
      )}
    </form>
  );
}
