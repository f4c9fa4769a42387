import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { defined } from '../../contract/defined.js';
import { MAX_LISTED } from '../../contract/office.js';

/** Reads a page and the total of a list that may have a million rows. The total is at most {@link MAX_LISTED}. */
export async function pageOfLongList<Entity extends ObjectLiteral>(
  list: SelectQueryBuilder<Entity>,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ entities: Entity[]; raw: ObjectLiteral[]; total: number }> {
  const first = Math.min(offset, MAX_LISTED);
  const counted = list.clone().select('1').limit(MAX_LISTED);
  const [page, count] = await Promise.all([
    list
      .offset(first)
      .limit(Math.min(limit, MAX_LISTED - first))
      .getRawAndEntities<ObjectLiteral>(),
    list.dataSource
      .createQueryBuilder()
      .select('count(*)::int', 'total')
      .from(`(${counted.getQuery()})`, 'counted')
      .setParameters(counted.getParameters())
      .getRawOne<{ total: number }>(),
  ]);
  return { ...page, total: defined(count, 'count').total };
}
