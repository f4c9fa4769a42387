import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import { type ComponentType, createElement } from 'react';
import {
  Menu,
  useCreatePath,
  useGetResourceLabel,
  useLocation,
  useResourceDefinitions,
  useSidebarState,
} from 'react-admin';
import type { WaitingList } from '@contract/reports';
import { type PlainText, useText } from '../../../shared/i18n';
import { useWaiting } from '../../../shared/ui/waiting/use-waiting';
import type { MenuEntry } from './menu-groups';
import { WaitingCount } from './WaitingCount';

const SPREAD = { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 } as const;

export const MenuItem = ({ resource, form }: MenuEntry) =>
  form ? <FormItem resource={resource} {...form} /> : <ListItem resource={resource} />;

function FormItem({ resource, label, icon }: { resource: string; label: PlainText; icon: ComponentType }) {
  const t = useText();
  const to = useCreatePath()({ resource, type: 'create' });
  return <Menu.Item to={to} primaryText={t(label)} leftIcon={createElement(icon)} />;
}

/** A menu item with the number of rows that wait in its list. */
function ListItem({ resource }: { resource: string }) {
  const createPath = useCreatePath();
  const label = useGetResourceLabel();
  const icon = useResourceDefinitions()[resource]?.icon as ComponentType;
  const [open] = useSidebarState();
  const { pathname } = useLocation();
  const waiting = useWaiting()?.counts[resource as WaitingList] ?? 0;
  // The path of the form starts with that of the list, so only one of the two must be marked as current.
  const isOnForm = pathname === createPath({ resource, type: 'create' });
  return (
    <Menu.Item
      to={createPath({ resource, type: 'list' })}
      state={{ _scrollToTop: true }}
      className={isOnForm ? 'not-here' : undefined}
      leftIcon={
        <Badge variant="dot" color="info" invisible={open || waiting === 0}>
          {createElement(icon)}
        </Badge>
      }
      primaryText={
        <Box component="span" sx={SPREAD}>
          {label(resource, 2)}
          {waiting > 0 && <WaitingCount count={waiting} />}
        </Box>
      }
    />
  );
}
