import { useText } from '../../i18n';
import { RowAction } from '../actions/RowAction';
import type { SignOutCalls } from './calls';

interface Props<Row> {
  person: 'customers' | 'staff';
  nameOf: (row: Row) => string;
}

/** Ends all sessions of a customer or a member of staff. */
export function SignOutAction<Row extends { id: number }>({ person, nameOf }: Props<Row>) {
  const t = useText();
  return (
    <RowAction<Row, SignOutCalls>
      name="signOut"
      label="Sign out everywhere"
      question={(row) => t('Sign {name} out everywhere?', { name: nameOf(row) })}
      details={() => t('All sign-ins end at once. They can sign in again with a new OTP.')}
      call={(data, row) => data.endSessionsOf(person, row.id)}
      doneMessage={(row) => t('{name} is signed out everywhere.', { name: nameOf(row) })}
    />
  );
}
