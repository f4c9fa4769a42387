import Divider from '@mui/material/Divider';
import { type ReactNode, useId } from 'react';
import { Menu, useLocation, useResourceDefinitions, useSidebarState, useStore } from 'react-admin';
import { useText } from '../../../shared/i18n';
import type { MenuEntry, MenuGroup } from './menu-groups';
import { MenuItem } from './MenuItem';
import { SectionTitle } from './SectionTitle';

interface Props extends MenuGroup {
  /** Shown above the entries of the group. */
  children?: ReactNode;
}

/**
 * A group of the menu under its title, which the collapsed menu replaces by a line. A folded group lists the current
 * screen only.
 */
export function MenuSection({ title, entries, isFolded, children }: Props) {
  const t = useText();
  const id = useId();
  const [open] = useSidebarState();
  const [unfolded, setUnfolded] = useStore(`menu.${title}`, false);
  const shown = useAllowed(entries);
  const listed = useListed(shown, isFolded === true && open && !unfolded);
  if (shown.length === 0 && !children) return null;
  return (
    <>
      {open ? (
        <SectionTitle
          id={id}
          text={t(title)}
          fold={isFolded ? { isOpen: unfolded, toggle: () => setUnfolded(!unfolded) } : undefined}
        />
      ) : (
        <Divider aria-hidden sx={{ mx: 1.5, my: 0.5, '&:first-of-type': { display: 'none' } }} />
      )}
      {(children || listed.length > 0) && (
        <Menu {...(open ? { 'aria-labelledby': id } : { 'aria-label': t(title) })}>
          {children}
          {listed.map((entry) => (
            <MenuItem key={keyOf(entry)} {...entry} />
          ))}
        </Menu>
      )}
    </>
  );
}

const keyOf = ({ resource, form }: MenuEntry): string => `${resource} ${form?.label ?? ''}`;

/** All entries, or those of the current screen only if the group is closed. */
function useListed(entries: MenuEntry[], isClosed: boolean): MenuEntry[] {
  const folders = useLocation().pathname.split('/');
  return isClosed ? entries.filter(({ resource }) => folders.includes(resource)) : entries;
}

/** The entries that the role may open. */
function useAllowed(entries: readonly MenuEntry[]): MenuEntry[] {
  const resources = useResourceDefinitions();
  return entries.filter(({ resource, form }) => {
    const definition = resources[resource];
    return (form ? definition?.hasCreate : definition?.hasList) ?? false;
  });
}
