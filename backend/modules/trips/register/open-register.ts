import { Injectable, type StreamableFile } from '@nestjs/common';
import { knownLanguage } from '../../../contract/language.js';
import { identityTexts } from '../../../platform/i18n/contract-texts.js';
import { pdfFile, pdfResponse, writeFact, writeFoot, writeHeading } from '../../../platform/pdf/index.js';
import { Settings } from '../../settings/index.js';
import { printedRegister, type RegisteredCar, type RegisterPeriod } from './printed-register.js';

/** The register of the trips of a car as a PDF file. */
@Injectable()
export class OpenRegister {
  constructor(private readonly settings: Settings) {}

  async ofCar(car: RegisteredCar, period: RegisterPeriod, requested?: string): Promise<StreamableFile> {
    const business = this.settings.current;
    const language = knownLanguage(requested);
    const { title, notes, trips, contact } = printedRegister(car, period, business, language);
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
