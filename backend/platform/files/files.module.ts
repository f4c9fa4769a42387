import { join } from 'node:path';
import { Global, Module } from '@nestjs/common';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/environment.token.js';
import { FILE_STORE, type FileStore } from './file-store.js';
import { FilesController } from './files.controller.js';
import { FolderStore } from './folder-store.js';
import { Forms } from './form.js';
import { ObjectStore } from './object-store.js';
import { ResealFiles } from './reseal-files.js';
import { SaveFiles } from './save-files.js';
import { SignedLinks } from './signed-links.js';
import { FileStorage } from './storage.js';
import { SweepFiles } from './sweep-files.js';

const fileStore = {
  provide: FILE_STORE,
  inject: [ENVIRONMENT],
  useFactory: ({ objectStore, dataDir }: Environment): FileStore | Promise<FileStore> =>
    objectStore ? ObjectStore.open(objectStore) : new FolderStore(join(dataDir, 'files')),
};

@Global()
@Module({
  controllers: [FilesController],
  providers: [fileStore, FileStorage, Forms, ResealFiles, SaveFiles, SignedLinks, SweepFiles],
  exports: [FileStorage, Forms, ResealFiles, SaveFiles, SignedLinks, SweepFiles],
})
export class FilesModule {}
