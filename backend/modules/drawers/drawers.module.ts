import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AcceptDrawer } from './accept-drawer.js';
import { CloseDrawer } from './close-drawer.js';
import { Drawer } from './drawer.entity.js';
import { DrawerMovement } from './drawer-movement.entity.js';
import { DrawerQueries } from './drawer-queries.js';
import { DrawersConsoleController } from './drawers.console.controller.js';
import { ExplainDifference } from './explain-difference.js';
import { LockDrawer } from './lock-drawer.js';
import { MoveCashForm } from './move-cash.form.js';
import { MoveCash } from './move-cash.js';
import { NamedDrawerPhotos } from './named-drawer-photos.js';
import { OpenDrawer } from './open-drawer.js';
import { RecordMovement } from './record-movement.js';

@Module({
  imports: [TypeOrmModule.forFeature([Drawer, DrawerMovement])],
  controllers: [DrawersConsoleController],
  providers: [
    AcceptDrawer,
    CloseDrawer,
    DrawerQueries,
    ExplainDifference,
    LockDrawer,
    MoveCash,
    MoveCashForm,
    NamedDrawerPhotos,
    OpenDrawer,
    RecordMovement,
  ],
  exports: [LockDrawer, RecordMovement],
})
export class DrawersModule {}
