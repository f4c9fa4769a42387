import { Controller, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Envelope } from '../../contract/codes.js';
import { StaffMember } from '../../contract/customers/people.js';
import { messageOf } from '../../contract/messages/message.js';
import { officeMessages } from '../../contract/messages/office.messages.js';
import { Access, CalledBy, type Caller } from '../../platform/auth/access.js';
import { Proof } from '../../platform/auth/fresh-proof.js';
import { ok } from '../../platform/http/envelope.js';
import { Once, type OnceKey } from '../../platform/http/idempotency/idempotency.js';
import { ApiCall, ApiEnvelope } from '../../platform/http/openapi/api-docs.js';
import { AddStaff } from './add-staff.js';
import { NewStaffQuery } from './staff.dto.js';

@ApiTags('Staff')
@Controller()
export class StaffController {
  constructor(private readonly addStaff: AddStaff) {}

  @Post('admin/create')
  @HttpCode(200)
  @Access('admin')
  @Proof()
  @ApiCall({
    summary: 'Add an admin',
    idempotent: true,
    refusals: ['INVALID', 'ALREADY_EXISTS', 'MISMATCH', 'RUNNING'],
  })
  @ApiEnvelope(StaffMember)
  async admin(
    @CalledBy() by: Caller,
    @Query() { mobileNumber: mobile, name }: NewStaffQuery,
    @Once() once: OnceKey | null,
  ): Promise<Envelope<StaffMember>> {
    return ok(
      await this.addStaff.add(by, { role: 'ADMIN', mobile, name: name ?? null }, once),
      messageOf(officeMessages, 'adminCreated'),
    );
  }

  @Post('custom-admin/create')
  @HttpCode(200)
  @Access('admin')
  @ApiCall({
    summary: 'Add a custom admin',
    idempotent: true,
    refusals: ['INVALID', 'ALREADY_EXISTS', 'MISMATCH', 'RUNNING'],
  })
  @ApiEnvelope(StaffMember, { example: { role: 'CUSTOM_ADMIN' } })
  async customAdmin(
    @CalledBy() by: Caller,
    @Query() { mobileNumber: mobile, name }: NewStaffQuery,
    @Once() once: OnceKey | null,
  ): Promise<Envelope<StaffMember>> {
    return ok(
      await this.addStaff.add(by, { role: 'CUSTOM_ADMIN', mobile, name: name ?? null }, once),
      messageOf(officeMessages, 'customAdminCreated'),
    );
  }
}
