import sharp from 'sharp';

/** A small valid image; each `shade` results in a different file. */
export function picture(shade = 0): Promise<Buffer> {
  return sharp({
    create: {
      width: 320,
      height: 200,
      channels: 3,
      background: { r: shade % 256, g: (shade >> 8) % 256, b: 120 },
    },
  })
    .png()
    .toBuffer();
}
