// Upload, inspection and storage of files, independent of the domain.
export { allEnded } from './all-ended.js';
export { ApiFile, ApiLanguage } from './api-file.js';
export { prepareCarImage, type PreparedCarImage } from './car-images.js';
export {
  type FileContent,
  prepareAgreement,
  prepareDocument,
  preparePhoto,
  type PreparedDocument,
} from './documents.js';
export type { StoredFile } from './stores/file-store.js';
export { FilesModule } from './files.module.js';
export { Forms, type Form, type FormSpec, type Upload } from './form.js';
export { FormQuota } from './form-quota.js';
export { smallPicture } from './small-picture.js';
export { ResealFiles } from './reseal-files.js';
export { SaveFiles, type NewFile } from './save-files.js';
export { endIfSlow } from './slow-readers.js';
export { fileNameOf, SignedLinks } from './signed-links.js';
export { SweepFiles } from './sweep-files.js';
export { TemporaryFile } from './temporary-file.js';
export { ENCRYPTED_FOLDER, FileStorage, newStorageKey, storageKeyOf } from './storage.js';
