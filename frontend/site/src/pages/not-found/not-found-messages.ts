import { defineMessages } from '@/lib/i18n';

export const notFoundMessages = defineMessages('notFound', {
  title: 'This page does not exist',
  text: 'The address may have been mistyped, or the page has moved. The cars are all still here.',
  cars: 'See all cars',
});
