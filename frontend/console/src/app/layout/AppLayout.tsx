import type { ReactNode } from 'react';
import { Layout } from 'react-admin';
import { IdentityBanner } from './IdentityBanner';
import { SideBar } from './SideBar';
import { SideMenu } from './SideMenu';
import { TopBar } from './TopBar';

export const AppLayout = ({ children }: { children: ReactNode }) => (
  <Layout appBar={TopBar} menu={SideMenu} sidebar={SideBar} appBarAlwaysOn>
    <IdentityBanner />
    {children}
  </Layout>
);
