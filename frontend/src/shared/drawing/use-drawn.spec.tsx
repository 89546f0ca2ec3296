import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, waitFor } from '@testing-library/react';
import { startTransition, Suspense, use, useState, type ReactNode } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useDrawn } from './use-drawn.js';

let drawn: number[] = [];

function Drawing({ store }: { store: StoreApi<number> }): ReactNode {
  const value = useDrawn(store);
  if (drawn.at(-1) !== value) drawn.push(value);
  return value;
}

/** A part of the page that waits, once its button is pressed, for data that never arrives. */
function Waiting(): ReactNode {
  const [data, setData] = useState<Promise<string>>();
  const handleClick = () => startTransition(() => setData(new Promise(() => undefined)));
  return data ? use(data) : <button onClick={handleClick} />;
}

/** A page that draws a number that a store holds, and is painted. */
async function drawing() {
  const store = createStore<number>(() => 0);
  const page = render(<Drawing store={store} />);
  await pass(100);
  return { store, page };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const set = (store: StoreApi<number>, value: number) => act(() => store.setState(value, true));

beforeEach(() => {
  drawn = [];
  jest.useFakeTimers();
});

describe('drawing what a store holds', () => {
  it('draws the first change at once, and what follows together once that has been painted', async () => {
    const { store } = await drawing();
    set(store, 1);
    expect(drawn).toEqual([0, 1]);
    for (const value of [2, 3, 4]) set(store, value);
    expect(drawn).toEqual([0, 1]);
    await pass(100);
    expect(drawn).toEqual([0, 1, 4]);
  });

  it('shows what came before it could listen', async () => {
    const store = createStore<number>(() => 0);
    render(<Drawing store={store} />);
    set(store, 1);
    await pass(100);
    expect(drawn).toEqual([0, 1]);
  });

  it('rests as long as a drawing has taken, and no longer than a reader would wait', async () => {
    const { store } = await drawing();
    const frames: FrameRequestCallback[] = [];
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((onFrame) => frames.push(onFrame));
    set(store, 1);
    set(store, 2);
    // The machine was asleep before it could paint.
    await pass(3_600_000);
    expect(drawn).toEqual([0, 1]);
    for (const onFrame of frames) onFrame(0);
    await pass(200);
    expect(drawn).toEqual([0, 1]);
    await pass(100);
    expect(drawn).toEqual([0, 1, 2]);
  });

  it('draws another store with what that one holds, and follows it', async () => {
    const { store, page } = await drawing();
    const other = createStore<number>(() => 10);
    page.rerender(<Drawing store={other} />);
    expect(drawn).toEqual([0, 10]);
    await pass(100);
    set(store, 1);
    set(other, 11);
    expect(drawn).toEqual([0, 10, 11]);
  });

  it('draws nothing any more once it has been left', async () => {
    const { store, page } = await drawing();
    set(store, 1);
    set(store, 2);
    page.unmount();
    await pass(1_000);
    set(store, 3);
    expect(drawn).toEqual([0, 1]);
  });
});

describe('drawing what a store holds, beside a suspended transition', () => {
  // An act scope never ends while something is suspended: this page is drawn as in a browser.
  const setActEnvironment = (isOn: boolean) => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isOn });
  afterEach(() => void setActEnvironment(true));

  it('draws each change', async () => {
    jest.useRealTimers();
    const store = createStore<number>(() => 0);
    const { container, getByRole } = render(
      <>
        <Suspense>
          <Waiting />
        </Suspense>
        <Drawing store={store} />
      </>,
    );
    setActEnvironment(false);
    getByRole('button').click();
    for (const value of [1, 2]) {
      store.setState(value, true);
      await waitFor(() => expect(container).toHaveTextContent(String(value)));
    }
    expect(drawn).toEqual([0, 1, 2]);
  });
});
