import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { CodeName } from '../../contract/codes.js';
import { ConsoleNote } from '../../contract/notes.js';
import { Access, CalledBy, type Caller } from '../../platform/auth/access.js';
import { Once, type OnceKey } from '../../platform/http/idempotency/idempotency.js';
import { RowId } from '../../platform/http/lists/row-id.js';
import { ApiCall } from '../../platform/http/openapi/api-docs.js';
import { AddNote } from './add-note.js';
import { NoteDto } from './note.dto.js';
import { NoteQueries } from './note-queries.js';

const ADD = {
  description: 'Returns all notes. Notes never change, and customers cannot read them.',
  idempotent: true,
  refusals: ['INVALID', 'NOT_FOUND', 'MISMATCH', 'RUNNING'] satisfies CodeName[],
};

@ApiTags('Console')
@Controller('console/customers/:id/notes')
@Access('admin')
export class CustomerNotesConsoleController {
  constructor(
    private readonly queries: NoteQueries,
    private readonly addNote: AddNote,
  ) {}

  @Get()
  @ApiCall({ summary: 'Staff notes about a customer, newest first' })
  @ApiOkResponse({ type: [ConsoleNote] })
  list(@Param('id', RowId) id: number): Promise<ConsoleNote[]> {
    return this.queries.findBySubject('customer', id);
  }

  @Post()
  @HttpCode(200)
  @ApiCall({ summary: 'Add a note about a customer', ...ADD })
  @ApiOkResponse({ type: [ConsoleNote] })
  async add(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() { text }: NoteDto,
    @Once() once: OnceKey | null,
  ): Promise<ConsoleNote[]> {
    await this.addNote.add(by, { subject: 'customer', id, text }, once);
    return this.queries.findBySubject('customer', id);
  }
}

@ApiTags('Console')
@Controller('console/rentals/:id/notes')
@Access('admin', 'custom-admin')
export class RentalNotesConsoleController {
  constructor(
    private readonly queries: NoteQueries,
    private readonly addNote: AddNote,
  ) {}

  @Get()
  @ApiCall({ summary: 'Staff notes about a booking or reservation, newest first' })
  @ApiOkResponse({ type: [ConsoleNote] })
  list(@Param('id', RowId) id: number): Promise<ConsoleNote[]> {
    return this.queries.findBySubject('rental', id);
  }

  @Post()
  @HttpCode(200)
  @ApiCall({ summary: 'Add a note about a booking or reservation', ...ADD })
  @ApiOkResponse({ type: [ConsoleNote] })
  async add(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() { text }: NoteDto,
    @Once() once: OnceKey | null,
  ): Promise<ConsoleNote[]> {
    await this.addNote.add(by, { subject: 'rental', id, text }, once);
    return this.queries.findBySubject('rental', id);
  }
}

@ApiTags('Console')
@Controller('console/cars/:id/notes')
@Access('admin')
export class CarNotesConsoleController {
  constructor(
    private readonly queries: NoteQueries,
    private readonly addNote: AddNote,
  ) {}

  @Get()
  @ApiCall({ summary: 'Staff notes about a car, newest first' })
  @ApiOkResponse({ type: [ConsoleNote] })
  list(@Param('id', RowId) id: number): Promise<ConsoleNote[]> {
    return this.queries.findBySubject('car', id);
  }

  @Post()
  @HttpCode(200)
  @ApiCall({ summary: 'Add a note about a car', ...ADD })
  @ApiOkResponse({ type: [ConsoleNote] })
  async add(
    @CalledBy() by: Caller,
    @Param('id', RowId) id: number,
    @Body() { text }: NoteDto,
    @Once() once: OnceKey | null,
  ): Promise<ConsoleNote[]> {
    await this.addNote.add(by, { subject: 'car', id, text }, once);
    return this.queries.findBySubject('car', id);
  }
}
