import { Global, Module } from '@nestjs/common';
import { ENVIRONMENT } from '../config/environment.token.js';
import { Tracing } from '../tracing/tracing.js';
import { DownloadLimits } from './download-limits.js';
import { FilesController } from './files.controller.js';
import { Forms } from './form.js';
import { FormQuota } from './form-quota.js';
import { ResealFiles } from './reseal-files.js';
import { SaveFiles } from './save-files.js';
import { SignedLinks } from './signed-links.js';
import { FileStorage } from './storage.js';
import { FILE_STORE } from './stores/file-store.js';
import { openFileStore } from './stores/open-file-store.js';
import { SweepFiles } from './sweep-files.js';

const fileStore = {
  provide: FILE_STORE,
  inject: [ENVIRONMENT, Tracing],
  useFactory: openFileStore,
};

@Global()
@Module({
  controllers: [FilesController],
  providers: [
    fileStore,
    DownloadLimits,
    FileStorage,
    FormQuota,
    Forms,
    ResealFiles,
    SaveFiles,
    SignedLinks,
    SweepFiles,
  ],
  exports: [FileStorage, FormQuota, Forms, ResealFiles, SaveFiles, SignedLinks, SweepFiles],
})
export class FilesModule {}
