import { useText } from '../i18n';

/** The number plate of a car, or a text if none is entered. */
export function NumberPlate({ plate }: { plate: string | null }) {
  const t = useText();
  return plate === null ? t('no number plate') : <span className="plate">{plate}</span>;
}
