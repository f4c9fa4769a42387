import { useText } from '@/lib/i18n';
import { Button } from '@/ui/form/Button';
import { Icon } from '@/ui/media/Icon';
import { browseMessages } from '../messages';
import type { MapToggle } from './use-map-toggle';

export function MapButton({ map }: { map: MapToggle }) {
  const t = useText(browseMessages);
  return (
    <Button
      ref={map.button}
      variant="ghost"
      aria-expanded={map.isOpen}
      aria-controls={map.id}
      onClick={map.onToggle}
    >
      <Icon name="pin" />
      {t(map.isOpen ? 'hideMap' : 'showMap')}
    </Button>
  );
}
