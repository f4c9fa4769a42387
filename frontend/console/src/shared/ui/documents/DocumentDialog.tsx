import { DocumentPane } from './DocumentPane';
import { LargeDialog } from './LargeDialog';

interface Props {
  /** Already translated. */
  title: string;
  path: string;
  close: () => void;
}

export const DocumentDialog = ({ title, path, close }: Props) => (
  <LargeDialog title={title} close={close}>
    <DocumentPane title={title} path={path} />
  </LargeDialog>
);
