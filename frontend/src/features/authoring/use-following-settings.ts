import type { GameDto } from '@gamegeek/contracts/games/game.dto.js';
import { isGameFrame } from '@gamegeek/contracts/games/game-frame.js';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { acceptsFor } from './game-values.js';

/**
 * Until the creator of a new game chooses, the scores that it accepts follow from its launch. A frame of no use is
 * reset, because its fields are hidden.
 */
export function useFollowingSettings({ subscribe, getValues, setValue }: UseFormReturn<GameDto>, isNew: boolean): void {
  useEffect(() => {
    let isChosen = !isNew || getValues('accepts') !== acceptsFor(getValues('launch'));
    return subscribe({
      formState: { values: true },
      callback: ({ name, type }) => {
        if (type !== 'change' || (name !== 'launch' && name !== 'accepts')) return;
        if (name === 'accepts') isChosen = true;
        const launch = getValues('launch');
        if (!isChosen) setValue('accepts', acceptsFor(launch));
        if (launch !== 'embed' && !isGameFrame(getValues('frame'))) setValue('frame', 'fill');
      },
    });
  }, [subscribe, getValues, setValue, isNew]);
}
