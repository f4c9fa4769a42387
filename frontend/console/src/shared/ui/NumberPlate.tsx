import { useText } from '../i18n';

/** The number plate of a car; a text if it is not entered. */
export function NumberPlate({ plate }: { plate: string | null }) {
  const t = useText();
  return plate === null ? t('no number plate') : <span className="plate">{plate}</span>;
}
