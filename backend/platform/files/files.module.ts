import { Global, Module } from '@nestjs/common';
import { FilesController } from './files.controller.js';
import { Forms } from './form.js';
import { SignedLinks } from './signed-links.js';
import { FileStorage } from './storage.js';

@Global()
@Module({
  controllers: [FilesController],
  providers: [FileStorage, Forms, SignedLinks],
  exports: [FileStorage, Forms, SignedLinks],
})
export class FilesModule {}
