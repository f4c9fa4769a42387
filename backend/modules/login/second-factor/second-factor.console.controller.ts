import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { PROOF_MINUTES } from '../../../contract/limits.js';
import {
  AuthenticatorSecret,
  OwnSecondFactor,
  RecoveryCodes,
  StaffProof,
} from '../../../contract/second-factor.js';
import { Access, CalledBy, type Caller } from '../../../platform/auth/access.js';
import { Proof } from '../../../platform/auth/fresh-proof.js';
import { RowId } from '../../../platform/http/lists/row-id.js';
import { ApiCall } from '../../../platform/http/openapi/api-docs.js';
import { ManageOwnFactor } from './manage-own-factor.js';
import { ProveStaff } from './prove-staff.js';
import { ResetFactor } from './reset-factor.js';
import { FactorDto, ResetFactorDto, TotpDto } from './second-factor.dto.js';

@ApiTags('Console')
@Controller('console')
@Access('admin', 'custom-admin')
export class SecondFactorConsoleController {
  constructor(
    private readonly own: ManageOwnFactor,
    private readonly resetFactor: ResetFactor,
    private readonly proveStaff: ProveStaff,
  ) {}

  @Get('second-factor')
  @ApiCall({ summary: "The caller's second factor" })
  @ApiOkResponse({ type: OwnSecondFactor })
  read(@CalledBy() by: Caller): Promise<OwnSecondFactor> {
    return this.own.read(by);
  }

  @Post('second-factor')
  @HttpCode(200)
  @ApiCall({
    summary: 'Make a secret for an authenticator app',
    description: 'It counts once its first code is confirmed. Another call replaces it until then.',
    refusals: ['WRONG_STATE'],
  })
  @ApiOkResponse({ type: AuthenticatorSecret })
  start(@CalledBy() by: Caller): Promise<AuthenticatorSecret> {
    return this.own.start(by);
  }

  @Post('second-factor/confirm')
  @HttpCode(200)
  @ApiCall({
    summary: 'Turn the second factor on with the first code of the app',
    refusals: ['INVALID', 'WRONG_STATE'],
  })
  @ApiOkResponse({ type: RecoveryCodes })
  async confirm(@CalledBy() by: Caller, @Body() { totp }: TotpDto): Promise<RecoveryCodes> {
    return { recoveryCodes: await this.own.confirm(by, totp) };
  }

  @Post('second-factor/removal')
  @HttpCode(200)
  @ApiCall({
    summary: 'Turn the second factor off',
    description:
      'Where it is required, the next sign-in sets up another one: this is the way to another phone. The fifth wrong code within 15 minutes ends the session.',
    refusals: ['INVALID', 'WRONG_STATE'],
  })
  @ApiOkResponse({ type: OwnSecondFactor })
  async remove(@CalledBy() by: Caller, @Body() entered: FactorDto): Promise<OwnSecondFactor> {
    await this.own.remove(by, entered);
    return this.own.read(by);
  }

  @Post('proof')
  @HttpCode(200)
  @ApiCall({
    summary: 'Prove with the second factor that it is still you',
    description:
      'For calls that answer 1022 PROOF_NEEDED to callers with a second factor. A sign-in is a proof too. The fifth wrong code within 15 minutes ends the session.',
    refusals: ['INVALID', 'WRONG_STATE'],
  })
  @ApiOkResponse({ type: StaffProof })
  async prove(@CalledBy() by: Caller, @Body() entered: FactorDto): Promise<StaffProof> {
    await this.proveStaff.prove(by, entered);
    return { validMinutes: PROOF_MINUTES };
  }

  @Put('staff/:id/second-factor')
  @Access('admin')
  @Proof()
  @ApiCall({
    summary: 'Remove the second factor of a staff member who has lost it',
    description: 'Signs the member out everywhere. Identify the person first, as when they were hired.',
    refusals: ['INVALID', 'NOT_FOUND', 'WRONG_STATE'],
  })
  @ApiOkResponse({ type: OwnSecondFactor })
  async reset(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() { reason }: ResetFactorDto,
  ): Promise<OwnSecondFactor> {
    await this.resetFactor.reset(by, id, reason);
    return this.own.read({ ...by, id });
  }
}
