import type { ReactNode } from 'react';
import { useMediaQuery } from '@/lib/use-media-query';
import { Card } from '@/ui/display/Card';
import { Icon } from '@/ui/media/Icon';
import styles from './fold.module.css';

/** Wide enough for the fare beside the dates. */
export const TWO_COLUMNS = '(min-width: 64rem)';

interface FoldProps {
  id?: string;
  title: string;
  children: ReactNode;
}

/** A card to read up on: folded where it would stand between the dates and the button to confirm. */
export function Fold({ id, title, children }: FoldProps) {
  const hasRoom = useMediaQuery(TWO_COLUMNS);
  return (
    <Card>
      <details id={id} className={styles.fold} open={hasRoom}>
        <summary>
          <h2>{title}</h2>
          <Icon name="down" />
        </summary>
        <div className={styles.content}>{children}</div>
      </details>
    </Card>
  );
}
