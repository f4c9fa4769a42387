import type { ReactNode } from 'react';
import { Layout } from 'react-admin';
import { LiveContext } from '../../shared/live/live-context';
import { useLiveEvents } from '../../shared/live/use-live-events';
import type { Role } from '../../shared/session/roles';
import { LateWork } from '../work/LateWork';
import { IdentityBanner } from './IdentityBanner';
import { PhoneRecords } from './PhoneRecords';
import { SideBar } from './SideBar';
import { SideMenu } from './SideMenu';
import { TopBar } from './TopBar';

export function AppLayout({ role, children }: { role: Role; children: ReactNode }) {
  const isLive = useLiveEvents(role);
  return (
    <LiveContext value={isLive}>
      <LateWork>
        <Layout appBar={TopBar} menu={SideMenu} sidebar={SideBar} appBarAlwaysOn>
          <IdentityBanner />
          <PhoneRecords />
          {children}
        </Layout>
      </LateWork>
    </LiveContext>
  );
}
