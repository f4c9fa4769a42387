import { Module } from '@nestjs/common';
import { SearchConsoleController } from './search.console.controller.js';
import { SearchQueries } from './search-queries.js';

@Module({ controllers: [SearchConsoleController], providers: [SearchQueries] })
export class SearchModule {}
