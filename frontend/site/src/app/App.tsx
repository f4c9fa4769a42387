import { BrowserRouter } from 'react-router';
import { Providers } from './Providers';
import { SiteRoutes } from './SiteRoutes';

export function App() {
  return (
    <BrowserRouter>
      <Providers>
        <SiteRoutes />
      </Providers>
    </BrowserRouter>
  );
}
