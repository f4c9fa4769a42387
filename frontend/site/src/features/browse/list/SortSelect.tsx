import { useText } from '@/lib/i18n';
import { SelectField } from '@/ui/form/SelectField';
import { browseMessages } from '../messages';

export function SortSelect({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useText(browseMessages);
  return (
    <SelectField label={t('sort')} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{t('sortDefault')}</option>
      <option value="price">{t('sortPrice')}</option>
      <option value="-price">{t('sortPriceDown')}</option>
      <option value="seats">{t('sortSeats')}</option>
      <option value="-seats">{t('sortSeatsDown')}</option>
      <option value="newest">{t('sortNewest')}</option>
    </SelectField>
  );
}
