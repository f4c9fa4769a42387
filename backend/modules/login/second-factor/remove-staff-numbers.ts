import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { RemoveOldRows } from '../../../platform/database/remove-old-rows.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { StaffDirectory } from '../../staff/index.js';
import { SecondFactors } from './second-factors.js';

/**
 * Removes the mobile number and the second factor of staff members whose access ended a year ago. Keeps their names.
 */
@Injectable()
export class RemoveStaffNumbers implements OnModuleInit {
  constructor(
    private readonly jobs: RemoveOldRows,
    private readonly unitOfWork: UnitOfWork,
    private readonly staff: StaffDirectory,
    private readonly factors: SecondFactors,
  ) {}

  onModuleInit(): void {
    this.jobs.register((limit) =>
      this.unitOfWork.run(async (manager) => {
        const ids = await this.staff.removeNumbers(manager, limit);
        for (const id of ids) await this.factors.remove(manager, id);
        return [null, ids.length];
      }),
    );
  }
}
