import { IsIn, IsOptional } from 'class-validator';
import { WORK_GROUPS, type WorkGroup } from '../../../contract/work.js';

export class WorkDto {
  /**
   * Only rows of this group.
   * @example MONEY
   */
  @IsOptional()
  @IsIn(WORK_GROUPS, { message: `The group must be one of ${WORK_GROUPS.join(', ')}.` })
  group?: WorkGroup;
}
