import { routes } from './routes';

type FixedPaths = { readonly [Name in keyof typeof routes]: (typeof routes)[Name]['path'] };

const fixed = Object.fromEntries(Object.entries(routes).map(([name, { path }]) => [name, path]));

/** The paths of links: `paths.about`, `paths.car(12)`. */
export const paths = {
  ...(fixed as Omit<FixedPaths, 'car' | 'confirmation'>),
  car: (id: number | string) => routes.car.path.replace(':id', String(id)),
  confirmation: (reference: string) => routes.confirmation.path.replace(':reference', reference),
};
