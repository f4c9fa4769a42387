import { useEffect, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { dayIn } from '@contract/calendar';
import type { VehicleListItem } from '@contract/fleet/vehicles';
import { useRules } from '@/lib/settings';
import type { FilterValues } from '../filters.rules';
import { countFilters, filtersFromSearch, NO_FILTERS, searchFromFilters } from '../filters.rules';
import { MapArea } from '../map/MapArea';
import { MapButton } from '../map/MapButton';
import { useMapToggle } from '../map/use-map-toggle';
import { useShownCars } from '../use-shown-cars';
import { ActiveFilters } from './ActiveFilters';
import { CarList } from './CarList';
import { FilterBar } from './FilterBar';
import { ListTools } from './ListTools';
import { ResultLine } from './ResultLine';
import styles from './list-tools.module.css';

interface CarBrowserProps {
  /** The heading of the list, for screen readers. */
  title: string;
  linkTo: (car: VehicleListItem) => string;
  leading?: boolean;
}

/** The filters of the URL and the cars that match them. */
export function CarBrowser({ title, linkTo, leading }: CarBrowserProps) {
  const rules = useRules();
  const [params, setParams] = useSearchParams();
  const values = filtersFromSearch(params, dayIn(rules.zone, new Date()));
  const shown = useShownCars(values);
  const [isOpen, setOpen] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const formId = useId();
  const map = useMapToggle();

  // Scrolls to the form, which is above its button and may be out of view.
  useEffect(() => {
    if (isOpen) form.current?.scrollIntoView({ block: 'start' });
  }, [isOpen]);

  function show(next: FilterValues) {
    setOpen(false);
    setParams(searchFromFilters(next));
  }

  return (
    <>
      <div ref={form}>
        <FilterBar
          key={searchFromFilters(values)}
          id={formId}
          values={values}
          onFind={show}
          isClosed={!isOpen}
        />
      </div>
      <div className={styles.above}>
        <div className={styles.found}>
          <ActiveFilters values={values} onShow={show} />
          <div className={styles.line}>
            <ResultLine cars={shown.cars} values={values} />
            {map && <MapButton map={map} />}
          </div>
        </div>
        <ListTools
          values={values}
          onShow={show}
          formId={formId}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
        />
      </div>
      {map && <MapArea map={map} values={values} />}
      <h2 className="visually-hidden">{title}</h2>
      <CarList
        shown={shown}
        isSavedOnly={values.saved !== ''}
        linkTo={linkTo}
        leading={leading}
        onClear={countFilters(values) > 0 ? () => show(NO_FILTERS) : undefined}
      />
    </>
  );
}
