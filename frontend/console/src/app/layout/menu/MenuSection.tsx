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

/** A group of the menu under its title, which the collapsed menu replaces by a line. */
export function MenuSection({ title, entries, isFolded, children }: Props) {
  const t = useText();
  const id = useId();
  const [open] = useSidebarState();
  const [unfolded, setUnfolded] = useStore(`menu.${title}`, false);
  const shown = useAllowed(entries);
  const isHere = useIsHere(shown);
  if (shown.length === 0 && !children) return null;
  const canFold = isFolded && !isHere;
  const hasItems = !canFold || unfolded || !open;
  return (
    <>
      {open ? (
        <SectionTitle
          id={id}
          text={t(title)}
          fold={canFold ? { isOpen: unfolded, toggle: () => setUnfolded(!unfolded) } : undefined}
        />
      ) : (
        <Divider aria-hidden sx={{ mx: 1.5, my: 0.5, '&:first-of-type': { display: 'none' } }} />
      )}
      {hasItems && (
        <Menu {...(open ? { 'aria-labelledby': id } : { 'aria-label': t(title) })}>
          {children}
          {shown.map((entry) => (
            <MenuItem key={keyOf(entry)} {...entry} />
          ))}
        </Menu>
      )}
    </>
  );
}

const keyOf = ({ resource, form }: MenuEntry): string => `${resource} ${form?.label ?? ''}`;

/** True if the group contains the current screen; it then stays open. */
function useIsHere(entries: readonly MenuEntry[]): boolean {
  const folders = useLocation().pathname.split('/');
  return entries.some(({ resource }) => folders.includes(resource));
}

/** The entries that the role may open. */
function useAllowed(entries: readonly MenuEntry[]): MenuEntry[] {
  const resources = useResourceDefinitions();
  return entries.filter(({ resource, form }) => {
    const definition = resources[resource];
    return (form ? definition?.hasCreate : definition?.hasList) ?? false;
  });
}
