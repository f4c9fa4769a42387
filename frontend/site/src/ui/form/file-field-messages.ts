import { defineMessages } from '@/lib/i18n';

export const fileMessages = defineMessages('file', {
  chooseFile: 'Choose a file',
  takePhoto: 'Take a photo',
  dropFile: 'or drop it here',
  changeFile: 'Change',
  removeFile: 'Remove {name}',
  fileLimits: 'JPEG, PNG, WebP or PDF, up to {size}',
  fileKindRefused: 'This kind of file cannot be used. Choose a JPEG, PNG or WebP image, or a PDF.',
  fileTooLarge: 'This file is {size}. The limit is {limit}.',
  fileEmpty: 'This file is empty. Choose another one.',
  previewOf: 'Preview of {name}',
  upload: 'Upload',
  sentSoFar: 'Sending, {percent}% done',
  sent: 'Sent. Waiting for the server.',
  preparing: 'Making the photo smaller for sending...',
});
