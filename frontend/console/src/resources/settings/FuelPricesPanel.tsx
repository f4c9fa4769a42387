import { FUEL_TYPES } from '@contract/fleet/vehicles';
import { Panel } from '../../shared/ui/Panel';
import { Columns, RequiredNumberInput } from './fields';

/** The price of missing fuel, by the fuel of the car. */
export const FuelPricesPanel = () => (
  <Panel title="Missing fuel (₹)">
    <Columns>
      {FUEL_TYPES.map((type) => (
        <RequiredNumberInput
          key={type}
          source={`charges.fuelPrices.${type}`}
          label={type}
          help={type === 'Electric' ? 'Per kWh; 0 for no charge.' : 'Per litre; 0 for no charge.'}
        />
      ))}
    </Columns>
  </Panel>
);
