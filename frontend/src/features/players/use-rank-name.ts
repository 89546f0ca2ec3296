import { useTranslation } from 'react-i18next';

const RANKS = ['Novice', 'Apprentice', 'Adept', 'Expert', 'Master'] as const;

/** The name of a level's rank in the user's language. Unknown names are shown in English. */
export function useRankName(): (rank: string) => string {
  const { t } = useTranslation('players');
  return (rank) => {
    const known = RANKS.find((name) => name === rank);
    return known ? t(`ranks.${known}`) : rank;
  };
}
