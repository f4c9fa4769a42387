import { ApiProperty } from '@nestjs/swagger';
import type { CarImage } from '../../../contract/fleet/vehicles.js';
import { ResponseSchema } from '../../../platform/http/openapi/response-schema.js';

@ResponseSchema<CarImage['sizes'][number]>()
export class CarImageSizeResponse {
  @ApiProperty({ example: '/media/cars/7d5e8f7a-5c43-4c39-9a32-0d1c2f0a7b11-320.webp' })
  url: string;

  @ApiProperty({ type: 'integer', example: 320 })
  width: number;
}

@ResponseSchema<CarImage>()
export class CarImageResponse implements CarImage {
  @ApiProperty({ example: '/media/cars/7d5e8f7a-5c43-4c39-9a32-0d1c2f0a7b11-1280.webp' })
  url: string;

  @ApiProperty({ type: 'integer', example: 1280 })
  width: number;

  @ApiProperty({ type: 'integer', example: 800 })
  height: number;

  @ApiProperty({
    description: 'A data: URL to paint before the picture arrives.',
    example: 'data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAA',
  })
  placeholder: string;

  @ApiProperty({ type: [CarImageSizeResponse] })
  sizes: CarImageSizeResponse[];
}
