import { Module } from '@nestjs/common';
import { FleetModule } from '../fleet/index.js';
import { FaresController } from './fares.controller.js';
import { QuoteFare } from './quote-fare.js';

@Module({ imports: [FleetModule], controllers: [FaresController], providers: [QuoteFare] })
export class FaresModule {}
