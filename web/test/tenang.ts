// A test that has waited for something sees what was drawn with its effects. React draws first and runs effects in a task
// of its own; a search (`find…`, `waitFor`) that looks in between would see a screen that nobody ever holds in hand.
import { act, configure, getConfig } from '@testing-library/react';
import { createRoot, type Root } from 'react-dom/client';

let akar: Root | undefined;
let ke = 0;

/** Before React draws anything anew it runs the effects of what it drew before, and `act` what these ask for. */
function jalankanEfek(): void {
  ke += 1;
  act(() => {
    akar ??= createRoot(document.createElement('div'));
    akar.render(ke);
  });
}

/** After every wait of the testing library, before the test goes on. */
export function tunggulahEfek(): void {
  const { asyncWrapper } = getConfig();
  configure({
    asyncWrapper: async (tunggu) => {
      const hasil = await asyncWrapper(tunggu);
      jalankanEfek();
      return hasil;
    },
  });
}
