import { defineMessages } from '@/lib/i18n';

export const notFoundMessages = defineMessages('notFound', {
  title: 'This page does not exist',
  text: 'The address may be mistyped, or the page has moved. You can still see all cars.',
  cars: 'See all cars',
});
