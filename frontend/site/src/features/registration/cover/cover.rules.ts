/** The bar over a photo, in fractions of the photo's width and height. */
export interface Cover {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

/** The position of the number on most cards. */
export const FIRST_COVER: Cover = { x: 0.2, y: 0.7, width: 0.4, height: 0.12 };
const MIN_SIZE = 0.03;

const within = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

export const moveCover = (cover: Cover, dx: number, dy: number): Cover => ({
  ...cover,
  x: within(cover.x + dx, 0, 1 - cover.width),
  y: within(cover.y + dy, 0, 1 - cover.height),
});

/** Moves the lower right corner. */
export const resizeCover = (cover: Cover, dx: number, dy: number): Cover => ({
  ...cover,
  width: within(cover.width + dx, MIN_SIZE, 1 - cover.x),
  height: within(cover.height + dy, MIN_SIZE, 1 - cover.y),
});

/** The pixels under the bar, including those that it covers in part. */
export function pixelsUnder(cover: Cover, { width, height }: Size): Cover {
  const [x, y] = [Math.floor(cover.x * width), Math.floor(cover.y * height)];
  return {
    x,
    y,
    width: Math.ceil((cover.x + cover.width) * width) - x,
    height: Math.ceil((cover.y + cover.height) * height) - y,
  };
}
