import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Menu, useResourceDefinitions, useSidebarState } from 'react-admin';
import { useText } from '../../../shared/i18n';
import type { MenuEntry, MenuGroup } from './menu-groups';
import { MenuItem } from './MenuItem';

interface Props extends MenuGroup {
  /** Above the entries of the group. */
  children?: ReactNode;
}

/** A group of the menu under its title, which the collapsed menu replaces by a line. */
export function MenuSection({ title, entries, children }: Props) {
  const t = useText();
  const id = useId();
  const [open] = useSidebarState();
  const resources = useResourceDefinitions();
  const mayOpen = ({ resource, form }: MenuEntry): boolean => {
    const definition = resources[resource];
    return (form ? definition?.hasCreate : definition?.hasList) ?? false;
  };
  const shown = entries.filter(mayOpen);
  if (shown.length === 0 && !children) return null;
  return (
    <>
      {open ? (
        <Typography
          id={id}
          variant="caption"
          component="div"
          color="textSecondary"
          sx={{ px: 2, pt: 1, fontWeight: 650, lineHeight: 1.4 }}
        >
          {t(title)}
        </Typography>
      ) : (
        <Divider aria-hidden sx={{ mx: 1.5, my: 0.5, '&:first-of-type': { display: 'none' } }} />
      )}
      <Menu {...(open ? { 'aria-labelledby': id } : { 'aria-label': t(title) })}>
        {children}
        {shown.map((entry) => (
          <MenuItem key={`${entry.resource} ${entry.form?.label ?? ''}`} {...entry} />
        ))}
      </Menu>
    </>
  );
}
