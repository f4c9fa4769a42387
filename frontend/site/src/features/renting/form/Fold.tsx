import type { ReactNode } from 'react';
import { useId } from 'react';
import { useMediaQuery } from '@/lib/use-media-query';
import { Card } from '@/ui/display/Card';
import { Icon } from '@/ui/media/Icon';
import styles from './fold.module.css';

/** Screens wide enough for the fare next to the dates. */
const TWO_COLUMNS = '(min-width: 64rem)';

interface FoldProps {
  id?: string;
  title: string;
  children: ReactNode;
}

/** A card with details, collapsed if it would separate the dates from the button to confirm. */
export function Fold({ id, title, children }: FoldProps) {
  const titleId = useId();
  const hasRoom = useMediaQuery(TWO_COLUMNS);
  return (
    <Card as="section" aria-labelledby={titleId}>
      <details id={id} className={styles.fold} open={hasRoom}>
        <summary>
          <h2 id={titleId}>{title}</h2>
          <Icon name="down" />
        </summary>
        <div className={styles.content}>{children}</div>
      </details>
    </Card>
  );
}
