import type { GameDto } from '@gamegeek/contracts/games/game.dto.js';
import { isGameFrame } from '@gamegeek/contracts/games/game-frame.js';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { EMPTY_GAME } from './game-values.js';

/**
 * Until the creator of a new game chooses, its launch follows from the address (a tab shows any game, and tells it who
 * plays), and the scores that it accepts follow from the launch. A frame of no use is reset, because its fields are
 * hidden.
 */
export function useFollowingSettings({ subscribe, getValues, setValue }: UseFormReturn<GameDto>, isNew: boolean): void {
  useEffect(() => {
    const isChosen = {
      launch: !isNew || getValues('launch') !== EMPTY_GAME.launch,
      accepts: !isNew || getValues('accepts') !== EMPTY_GAME.accepts,
    };
    return subscribe({
      formState: { values: true },
      callback: ({ name, type }) => {
        if (type !== 'change' || (name !== 'game_url' && name !== 'launch' && name !== 'accepts')) return;
        if (name !== 'game_url') isChosen[name] = true;
        if (!isChosen.launch) setValue('launch', getValues('game_url')?.trim() ? 'tab' : EMPTY_GAME.launch);
        const launch = getValues('launch');
        if (!isChosen.accepts) setValue('accepts', launch === 'embed' || launch === 'tab' ? 'plays' : 'keys');
        if (launch !== 'embed' && !isGameFrame(getValues('frame'))) setValue('frame', 'fill');
      },
    });
  }, [subscribe, getValues, setValue, isNew]);
}
