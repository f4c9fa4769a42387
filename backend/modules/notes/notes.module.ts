import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CustomersModule } from '../customers/index.js';
import { RentalsModule } from '../rentals/index.js';
import { AddNote } from './add-note.js';
import { Note } from './note.entity.js';
import { NoteQueries } from './note-queries.js';
import {
  CarNotesConsoleController,
  CustomerNotesConsoleController,
  RentalNotesConsoleController,
} from './notes.console.controller.js';
import { ReassignNotes } from './reassign-notes.js';
import { RemoveNotes } from './remove-notes.js';

@Module({
  imports: [TypeOrmModule.forFeature([Note]), CustomersModule, RentalsModule],
  controllers: [CustomerNotesConsoleController, RentalNotesConsoleController, CarNotesConsoleController],
  providers: [AddNote, NoteQueries, ReassignNotes, RemoveNotes],
  exports: [ReassignNotes, RemoveNotes],
})
export class NotesModule {}
