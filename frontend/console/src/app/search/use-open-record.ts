import { useCreatePath, useResourceDefinitions } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { FoundRecord } from '@contract/search';

/** Goes to the page of a record. */
export function useOpenRecord(): (record: FoundRecord) => void {
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const resources = useResourceDefinitions();
  return ({ list, id }) => {
    const type = resources[list]?.hasShow ? 'show' : 'edit';
    void navigate(createPath({ resource: list, type, id }));
  };
}
