import { Injectable, type StreamableFile } from '@nestjs/common';
import { knownLanguage } from '../../../contract/language.js';
import type { Caller } from '../../../platform/auth/access.js';
import { identityTexts } from '../../../platform/i18n/contract-texts.js';
import { pdfFile, pdfResponse, writeFact, writeFoot, writeHeading } from '../../../platform/pdf/index.js';
import { RevealLicence } from '../../customers/index.js';
import { Settings } from '../../settings/index.js';
import { printedRegister, type RegisteredCar, type RegisterPeriod } from './printed-register.js';
import { registerTexts } from './register-texts.js';

/** Writes the register of the trips of a car as a PDF file. */
@Injectable()
export class OpenRegister {
  constructor(
    private readonly settings: Settings,
    private readonly revealLicence: RevealLicence,
  ) {}

  /** Records the access to each full licence number for its customer, as when an admin opens the number. */
  async ofCar(
    by: Caller,
    car: RegisteredCar,
    { period, language: requested }: { period: RegisterPeriod; language?: string },
  ): Promise<StreamableFile> {
    const onRecord = car.trips.filter(({ isLicenceOnRecord }) => isLicenceOnRecord);
    const hirers = [...new Set(onRecord.map(({ customerId }) => customerId))];
    const numbers = await this.revealLicence.revealAll(by, hirers, registerTexts.english.title);
    const business = this.settings.current;
    const language = knownLanguage(requested);
    const { title, notes, trips, contact } = printedRegister({ ...car, numbers }, period, business, language);
    const file = await pdfFile({ language, title, notes, business }, (page) => {
      for (const { heading, facts } of trips) {
        writeHeading(page, heading);
        for (const [name, value] of facts) writeFact(page, name, value);
      }
      writeFoot(page, contact, identityTexts(business, language));
    });
    return pdfResponse(file, `register-${car.plate ?? car.id}-${period.from}-${period.to}`);
  }
}
