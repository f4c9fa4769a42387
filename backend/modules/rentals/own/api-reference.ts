import { ApiParam } from '@nestjs/swagger';

export const ApiReference = ApiParam({
  name: 'reference',
  description: 'The reference of the booking or reservation.',
  example: 'K7MPQ2XW9T',
});
