import { Global, Module } from '@nestjs/common';
import { FilesController } from './files.controller.js';
import { Forms } from './form.js';
import { ResealFiles } from './reseal-files.js';
import { SaveFiles } from './save-files.js';
import { SignedLinks } from './signed-links.js';
import { FileStorage } from './storage.js';
import { SweepFiles } from './sweep-files.js';

@Global()
@Module({
  controllers: [FilesController],
  providers: [FileStorage, Forms, ResealFiles, SaveFiles, SignedLinks, SweepFiles],
  exports: [FileStorage, Forms, ResealFiles, SaveFiles, SignedLinks, SweepFiles],
})
export class FilesModule {}
