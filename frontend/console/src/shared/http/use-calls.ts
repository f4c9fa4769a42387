import { useDataProvider } from 'react-admin';

/** The requests that a folder adds to react-admin's data provider: `useCalls<CarCalls>()`. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the type, as with `useDataProvider`
export const useCalls = <Calls extends object>(): Calls => useDataProvider() as object as Calls;
