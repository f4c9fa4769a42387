import { IsIn } from 'class-validator';
import { WORK_GROUPS, type WorkGroup } from '../../../contract/work.js';
import { MayBeAbsent } from '../../../platform/http/validators.js';

export class WorkDto {
  /**
   * Only rows of this group.
   * @example MONEY
   */
  @MayBeAbsent()
  @IsIn(WORK_GROUPS, { message: `The group must be one of ${WORK_GROUPS.join(', ')}.` })
  group?: WorkGroup;
}
