const SIZE = 720;
const FILE_NAME = 'upi-payment.png';

/** Saves a drawing as a PNG file, because galleries and UPI apps do not open SVG. */
export function saveAsPicture(drawing: SVGSVGElement | null | undefined): void {
  if (!drawing) return;
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('width', String(SIZE));
  copy.setAttribute('height', String(SIZE));
  const source = new XMLSerializer().serializeToString(copy);
  const picture = new Image(SIZE, SIZE);
  picture.onload = () => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = SIZE;
    canvas.getContext('2d')?.drawImage(picture, 0, 0, SIZE, SIZE);
    const link = document.createElement('a');
    link.href = canvas.toDataURL('image/png');
    link.download = FILE_NAME;
    link.click();
  };
  picture.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
}
