import { useContext, useState } from 'react';
import { useNotify } from 'react-admin';
import { explain } from '../../http/error-text';
import { useLocal } from '../../i18n';
import { ReadOnPress } from './read-on-press';

/** Reads the record of an action inside {@link ReadOnPress}. Resolves to null after an error, which it shows. */
export function useReadOnPress<Row>() {
  const read = useContext(ReadOnPress);
  const [isReading, setIsReading] = useState(false);
  const notify = useNotify();
  const local = useLocal();
  /** Returns `current` if it is complete. */
  const readOr = async (current: Row): Promise<Row | null> => {
    if (!read) return current;
    setIsReading(true);
    try {
      return (await read()) as Row;
    } catch (error) {
      notify(local(explain(error)), { type: 'error' });
      return null;
    } finally {
      setIsReading(false);
    }
  };
  return { isReading, readOr };
}
