import { defineMessages } from '@/lib/i18n';

export const exportMessages = defineMessages('dataExport', {
  title: 'Download your data',
  text: 'All that we keep about you as one file, with your documents and photos. You can download it twice a day.',
  open: 'Download my data',
  confirm: 'Download',
  close: 'Cancel',
  done: 'Your data is saved on this device.',
  failed: 'Your data was not downloaded.',
});
