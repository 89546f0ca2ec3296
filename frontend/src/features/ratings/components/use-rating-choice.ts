import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '#shared/api/use-failure-text.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { useRate } from '../queries.js';

/** The arrow keys pass through the ratings between; only a rating kept for this time is stored. */
const STAYS_MS = 400;

interface RatingChoice {
  /** The displayed choice; undefined if there is none. */
  chosen: number | undefined;
  choose: (rating: number) => void;
}

/** The user's own rating: shown at once, and restored when storing fails. */
export function useRatingChoice(gameId: number, ownId: string, given: number | undefined): RatingChoice {
  const { t } = useTranslation('ratings');
  const reasonOf = useFailureText();
  const notify = useNotify();
  const { mutateAsync } = useRate(gameId, ownId);
  const [chosen, setChosen] = useState<number>();
  const waiting = useRef<{ rating: number; timer: ReturnType<typeof setTimeout> }>(undefined);
  const isShown = useRef(true);

  async function send(rating: number): Promise<void> {
    waiting.current = undefined;
    try {
      await mutateAsync(rating);
      notify.done(t('toasts.rated'), t('toasts.ratedText'));
    } catch (error) {
      notify.problem(reasonOf(error, t('toasts.rateFailed')));
    }
    // A newer choice is kept.
    if (isShown.current) setChosen((now) => (now === rating && !waiting.current ? undefined : now));
  }

  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });

  // A pending choice is stored when the user leaves the page.
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      if (!waiting.current) return;
      clearTimeout(waiting.current.timer);
      void latest.current(waiting.current.rating);
    };
  }, []);

  return {
    chosen: chosen ?? given,
    choose: (rating) => {
      setChosen(rating);
      clearTimeout(waiting.current?.timer);
      waiting.current = { rating, timer: setTimeout(() => void latest.current(rating), STAYS_MS) };
    },
  };
}
