import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { DeskCustomer, DeskRental } from '../../contract/rentals/desk-rentals.js';
import { Access, CalledBy, type Caller } from '../../platform/auth/access.js';
import { Once, type OnceKey } from '../../platform/http/idempotency/idempotency.js';
import { Uuid } from '../../platform/http/lists/row-id.js';
import { ApiCall, ApiForm } from '../../platform/http/openapi/api-docs.js';
import { AMOUNT, SCREENSHOT, TRANSACTION_ID } from '../rentals/index.js';
import { ConfirmDeskRental } from './confirm-desk-rental.js';
import { DeskConfirmationDto, DeskContactDto, DeskRentalDto } from './desk-rental.dto.js';
import { DeskRentalQueries } from './desk-rental-queries.js';
import { PlaceDeskRental } from './place-desk-rental.js';
import { ReleaseDeskHold } from './release-desk-hold.js';
import { SendDeskCode } from './send-desk-code.js';
import { SubmitDeskPayment } from './submit-desk-payment.js';

const HELD = { state: 'HELD', codeSecondsLeft: 0, resendAfterSeconds: 0, hold: {} };
const RENTED = {
  ...HELD,
  state: 'RENTED',
  hold: { state: 'RENTED', paymentSubmitted: true },
  rental: {},
};

@ApiTags('Console: desk')
@Controller('console/desk-rentals')
@Access('admin', 'custom-admin')
export class DeskRentalsConsoleController {
  constructor(
    private readonly queries: DeskRentalQueries,
    private readonly sendCode: SendDeskCode,
    private readonly confirmDeskRental: ConfirmDeskRental,
    private readonly submitPayment: SubmitDeskPayment,
    private readonly placeRental: PlaceDeskRental,
    private readonly releaseHold: ReleaseDeskHold,
  ) {}

  @Post('customer')
  @HttpCode(200)
  @ApiCall({
    summary: 'Find the customer at the desk',
    description:
      'Requires the whole mobile number or e-mail address. Sent in the body, so that no log contains it.',
    refusals: ['INVALID', 'NOT_FOUND'],
  })
  @ApiOkResponse({ type: DeskCustomer })
  customer(@Body() body: DeskContactDto): Promise<DeskCustomer> {
    return this.queries.customer(body.contact);
  }

  @Get()
  @ApiCall({ summary: "The caller's desk rentals of today that are held or paid for and not yet placed" })
  @ApiOkResponse({ type: DeskRental, isArray: true, example: [HELD] })
  unfinished(@CalledBy() by: Caller): Promise<DeskRental[]> {
    return this.queries.unfinished(by);
  }

  @Get(':id')
  @ApiCall({ summary: "One of the caller's desk rentals, in any state", refusals: ['NOT_FOUND'] })
  @ApiOkResponse({ type: DeskRental })
  one(@CalledBy() by: Caller, @Param('id', Uuid) id: string): Promise<DeskRental> {
    return this.queries.findById(by, id);
  }

  @Post()
  @HttpCode(201)
  @ApiCall({
    summary: 'Send the customer a code to agree to a booking or reservation',
    description:
      'To their own e-mail address. The message names car, period and total; the code is valid for exactly that, and ' +
      'replaces the one before. At most 5 an hour for one customer and 20 from one address.',
    idempotent: true,
    refusals: [
      'INVALID',
      'NOT_FOUND',
      'ACCOUNT_REJECTED',
      'APPROVAL_NEEDED',
      'TOO_MANY',
      'TAKEN',
      'TOO_MANY_OPEN',
      'FARE_CHANGED',
      'MISMATCH',
      'RUNNING',
    ],
  })
  @ApiCreatedResponse({ type: DeskRental })
  async send(
    @CalledBy() by: Caller,
    @Body() body: DeskRentalDto,
    @Once() once: OnceKey | null,
  ): Promise<DeskRental> {
    return this.queries.findById(by, await this.sendCode.send(by, body, once));
  }

  @Post(':id/confirmation')
  @HttpCode(201)
  @ApiCall({
    summary: "Check the customer's code and hold the car for them",
    description: 'A code works once, is valid for ten minutes and stops working after five wrong attempts.',
    idempotent: true,
    refusals: [
      'INVALID',
      'NOT_FOUND',
      'ACCOUNT_REJECTED',
      'APPROVAL_NEEDED',
      'CODE_WRONG',
      'TAKEN',
      'TOO_MANY_OPEN',
      'WRONG_STATE',
      'FARE_CHANGED',
      'MISMATCH',
      'RUNNING',
    ],
  })
  @ApiCreatedResponse({ type: DeskRental, example: HELD })
  async confirm(
    @CalledBy() by: Caller,
    @Param('id', Uuid) id: string,
    @Body() body: DeskConfirmationDto,
    @Once() once: OnceKey | null,
  ): Promise<DeskRental> {
    await this.confirmDeskRental.confirm(by, id, body.otp, once);
    return this.queries.findById(by, id);
  }

  @Post(':id/payment')
  @HttpCode(200)
  @ApiForm({ transactionId: TRANSACTION_ID, amount: AMOUNT, screenshot: SCREENSHOT })
  @ApiCall({
    summary: 'Submit the payment details of the customer with a screenshot',
    idempotent: true,
    refusals: [
      'INVALID',
      'NOT_FOUND',
      'ACCOUNT_REJECTED',
      'APPROVAL_NEEDED',
      'ALREADY_EXISTS',
      'FILE_REFUSED',
      'WRONG_STATE',
      'MISMATCH',
      'RUNNING',
    ],
  })
  @ApiOkResponse({
    type: DeskRental,
    example: { ...HELD, hold: { paymentSubmitted: true }, hasUnclaimedPayment: true },
  })
  async pay(
    @CalledBy() by: Caller,
    @Param('id', Uuid) id: string,
    @Req() request: FastifyRequest,
  ): Promise<DeskRental> {
    await this.submitPayment.submit(by, id, request);
    return this.queries.findById(by, id);
  }

  @Post(':id/rental')
  @HttpCode(201)
  @ApiCall({
    summary: 'Place the rental that the customer agreed to and paid for',
    description: 'Idempotent.',
    idempotent: true,
    refusals: [
      'INVALID',
      'NOT_FOUND',
      'ACCOUNT_REJECTED',
      'APPROVAL_NEEDED',
      'TAKEN',
      'TOO_MANY_OPEN',
      'PAYMENT_NEEDED',
      'WRONG_STATE',
      'FARE_CHANGED',
      'MISMATCH',
      'RUNNING',
    ],
  })
  @ApiCreatedResponse({ type: DeskRental, example: RENTED })
  async place(
    @CalledBy() by: Caller,
    @Param('id', Uuid) id: string,
    @Once() once: OnceKey | null,
  ): Promise<DeskRental> {
    await this.placeRental.place(by, id, once);
    return this.queries.findById(by, id);
  }

  @Delete(':id/hold')
  @ApiCall({ summary: 'Release the car before it is paid for', refusals: ['NOT_FOUND', 'WRONG_STATE'] })
  @ApiOkResponse({ type: DeskRental, example: { ...HELD, state: 'LAPSED' } })
  async release(@CalledBy() by: Caller, @Param('id', Uuid) id: string): Promise<DeskRental> {
    await this.releaseHold.release(by, id);
    return this.queries.findById(by, id);
  }
}
