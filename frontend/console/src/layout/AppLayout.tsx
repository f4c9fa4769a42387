import type { ReactNode } from 'react';
import { Layout } from 'react-admin';
import { SideMenu } from './SideMenu';
import { TopBar } from './TopBar';

export const AppLayout = ({ children }: { children: ReactNode }) => (
  <Layout appBar={TopBar} menu={SideMenu} appBarAlwaysOn>
    {children}
  </Layout>
);
