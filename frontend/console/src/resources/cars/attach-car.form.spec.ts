import { MAX_CAR_IMAGE_BYTES, MAX_CAR_IMAGES } from '@contract/limits';
import { agreementRule, imagesRule, readCarForm } from './attach-car.form';

const file = (name: string, type: string, bytes = 10): File =>
  new File([new Uint8Array(bytes)], name, { type });
const picture = (name = 'front.jpg'): File => file(name, 'image/jpeg');
const agreement = file('agreement.pdf', 'application/pdf');

describe('the form that attaches a car', () => {
  it('sends the typed values and omits empty fields', () => {
    const form = readCarForm({
      carName: 'Bulbul',
      plate: ' ',
      color: null,
      images: [picture()],
      agreement,
    });
    expect(form.car).toEqual({ carName: 'Bulbul' });
    expect(form.images.map(({ name }) => name)).toEqual(['front.jpg']);
  });

  it('requires 1 to 12 photos of the right kind and size', () => {
    expect(imagesRule([])).toBe(`Add 1 to ${MAX_CAR_IMAGES} photos of the car.`);
    expect(imagesRule(Array.from({ length: MAX_CAR_IMAGES }, () => picture()))).toBeUndefined();
    expect(imagesRule(Array.from({ length: MAX_CAR_IMAGES + 1 }, () => picture()))).toContain('there are 13');
    expect(imagesRule([file('drawing.svg', 'image/svg+xml')])).toContain('drawing.svg');
    expect(imagesRule([file('huge.png', 'image/png', MAX_CAR_IMAGE_BYTES + 1)])).toContain(
      'larger than 10 MB',
    );
  });

  it('requires the agreement as a PDF', () => {
    expect(agreementRule()).toBe('Add the rental agreement as a PDF.');
    expect(agreementRule(picture('agreement.jpg'))).toBe('agreement.jpg is not a PDF.');
    expect(agreementRule(agreement)).toBeUndefined();
  });
});
