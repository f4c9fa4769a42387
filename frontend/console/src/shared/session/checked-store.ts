import { localStorageStore } from 'react-admin';
import { isFlag, isId, isNumber, isText, listOf, objectOf, oneOf } from '@shared/storage/stored-value';

const isListParams = objectOf({
  sort: isText,
  order: oneOf('ASC', 'DESC'),
  page: isId,
  perPage: isId,
  filter: objectOf({}),
});

const isSavedQueries = listOf(objectOf({ label: isText, value: objectOf({}) }));

const isList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => isText(item) || isNumber(item));

/** Returns whether react-admin can use the stored value. */
function isUsable(key: string, value: unknown, fallback?: unknown): boolean {
  if (key.endsWith('.listParams')) return isListParams(value);
  if (key.endsWith('_columnRanks')) return listOf(isNumber)(value);
  if (key.endsWith('.savedQueries')) return isSavedQueries(value);
  if (Array.isArray(fallback)) return isList(value);
  if (fallback === undefined) return isList(value) || isFlag(value) || isNumber(value) || isText(value);
  return typeof value === typeof fallback;
}

/** Creates react-admin's store, which ignores stored values of the wrong shape. */
export function checkedStore() {
  const store = localStorageStore();
  return {
    ...store,
    getItem<T>(key: string, fallback?: T): T | undefined {
      const value: T | undefined = store.getItem(key);
      return value !== undefined && isUsable(key, value, fallback) ? value : fallback;
    },
  };
}
