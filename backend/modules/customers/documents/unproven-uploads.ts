import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { defined } from '../../../contract/defined.js';
import { FormQuota } from '../../../platform/files/index.js';

/** Tells the upload quota which customers are unproven. */
@Injectable()
export class UnprovenUploads implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly quota: FormQuota,
  ) {}

  onModuleInit(): void {
    this.quota.registerUnproven((customerId) => this.isUnproven(customerId));
  }

  private async isUnproven(customerId: number): Promise<boolean> {
    const [customer] = await this.db.query<{ isUnproven: boolean }[]>(
      'SELECT is_unproven($1) AS "isUnproven"',
      [customerId],
    );
    return defined(customer, 'customer').isUnproven;
  }
}
