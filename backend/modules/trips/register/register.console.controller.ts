import { Controller, Get, Header, Param, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { addDays } from '../../../contract/calendar.js';
import { knownLanguage } from '../../../contract/language.js';
import { MAX_REGISTER_DAYS } from '../../../contract/limits.js';
import { fleetMessages } from '../../../contract/messages/fleet.messages.js';
import { handoversMessages } from '../../../contract/messages/handovers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { Access } from '../../../platform/auth/access.js';
import { Proof } from '../../../platform/auth/fresh-proof.js';
import { ApiFile, ApiLanguage } from '../../../platform/files/index.js';
import { RowId } from '../../../platform/http/lists/row-id.js';
import { refuse, refuseFields } from '../../../platform/http/refusal.js';
import { pdfFile, pdfResponse, writeFact, writeFoot, writeHeading } from '../../../platform/pdf/index.js';
import { Settings } from '../../settings/index.js';
import { printedRegister } from './printed-register.js';
import { RegisterDto } from './register.dto.js';
import { RegisterQueries } from './register-queries.js';

@ApiTags('Console')
@Controller('console/cars')
@Access('admin')
export class RegisterConsoleController {
  constructor(
    private readonly queries: RegisterQueries,
    private readonly settings: Settings,
  ) {}

  @Get(':id/register')
  @Proof()
  @Header('cache-control', 'private, no-store')
  @ApiLanguage
  @ApiFile({
    summary: 'The register of the trips of a car (Form 5)',
    description: `Trips that began on these days, at most ${MAX_REGISTER_DAYS}, with hirer, address, licence, times and odometers.`,
    contentTypes: ['application/pdf'],
    refusals: ['INVALID', 'NOT_FOUND'],
  })
  async register(
    @Param('id', RowId) id: number,
    @Query() { from, to }: RegisterDto,
    @Query('language') requested?: string,
  ): Promise<StreamableFile> {
    if (to < from || to > addDays(from, MAX_REGISTER_DAYS - 1))
      throw refuseFields({
        field: 'to',
        message: messageOf(handoversMessages, 'registerDays', { max: MAX_REGISTER_DAYS }),
      });
    const business = this.settings.current;
    const car = await this.queries.find(id, { from, to }, business.rules.zone);
    if (!car) throw refuse('NOT_FOUND', messageOf(fleetMessages, 'notFound'));
    const language = knownLanguage(requested);
    const { title, notes, trips, contact } = printedRegister(car, { from, to }, business, language);
    const file = await pdfFile({ language, title, notes, business }, (page) => {
      for (const { heading, facts } of trips) {
        writeHeading(page, heading);
        for (const [name, value] of facts) writeFact(page, name, value);
      }
      writeFoot(page, contact, []);
    });
    return pdfResponse(file, `register-${car.plate ?? id}-${from}-${to}`);
  }
}
