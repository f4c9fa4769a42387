import type { ReactNode } from 'react';
import { Layout } from 'react-admin';
import { TopBar } from './TopBar';
import { SideMenu } from './SideMenu';

export const AppLayout = ({ children }: { children: ReactNode }) => (
  <Layout appBar={TopBar} menu={SideMenu} appBarAlwaysOn>
    {children}
  </Layout>
);
