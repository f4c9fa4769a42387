import { Injectable } from '@nestjs/common';
import type { WorkAlerts } from '../../contract/work.js';
import type { Caller } from '../../platform/auth/access.js';
import { changeOneRow, UnitOfWork } from '../../platform/database/unit-of-work.js';

/** Stores which alerts a member of staff gets when work becomes late. */
@Injectable()
export class ChooseAlerts {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  choose(by: Caller, { sound, notification }: WorkAlerts): Promise<void> {
    return this.unitOfWork.run((manager) =>
      changeOneRow(manager, 'UPDATE staff SET alert_sound = $2, alert_notification = $3 WHERE id = $1', [
        by.id,
        sound,
        notification,
      ]),
    );
  }
}
