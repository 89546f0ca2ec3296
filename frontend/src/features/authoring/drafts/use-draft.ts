import * as v from 'valibot';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { readDraft, removeDraft, writeDraft } from '#shared/drafts.js';
import { useCreator } from '../creator.js';

/** Unsent input of the last visit. */
export function useStoredDraft<T>(name: string, schema: v.GenericSchema<T>): T | undefined {
  const { id } = useCreator();
  const [draft] = useState(() => {
    const stored = readDraft(id, name);
    return v.is(schema, stored) ? stored : undefined;
  });
  return draft;
}

interface Draft {
  /** Whether the form still shows the restored draft. */
  isRestored: boolean;
  /** After sending or discarding: the form starts empty. */
  forget: () => void;
  /** After sending, when the form closes: later changes are not stored. */
  finish: () => void;
}

/** Stores form values that differ from the initial ones on this device, on every change. */
export function useDraft<T extends FieldValues>(
  form: UseFormReturn<T>,
  name: string,
  start: T,
  stored: T | undefined,
): Draft {
  const { id } = useCreator();
  const [isRestored, setRestored] = useState(stored !== undefined);
  const isFinished = useRef(false);
  const { subscribe, reset } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (isFinished.current) return;
          if (isSame(values, start)) removeDraft(id, name);
          else writeDraft(id, name, values);
        },
      }),
    [subscribe, id, name, start],
  );

  const forget = useCallback(() => {
    reset(start);
    removeDraft(id, name);
    setRestored(false);
  }, [reset, start, id, name]);

  const finish = useCallback(() => {
    isFinished.current = true;
    removeDraft(id, name);
  }, [id, name]);

  return { isRestored, forget, finish };
}

function isSame(values: object, start: object): boolean {
  return Object.entries(start).every(
    ([key, value]) => JSON.stringify(Reflect.get(values, key)) === JSON.stringify(value),
  );
}
