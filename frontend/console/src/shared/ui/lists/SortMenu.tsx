import DownIcon from '@mui/icons-material/ArrowDownwardOutlined';
import UpIcon from '@mui/icons-material/ArrowUpwardOutlined';
import SortIcon from '@mui/icons-material/SortOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useLocal, useText } from '../../i18n';
import type { SortChoice } from './list-columns';
import { ToolButton } from './ToolButton';

/** Sorts cards, which have no column headings. Choosing the same field again reverses the order. */
export function SortMenu({ choices }: { choices: readonly SortChoice[] }) {
  const { sort, setSort } = useListContext();
  const t = useText();
  const local = useLocal();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const reversed = sort.order === 'ASC' ? 'DESC' : 'ASC';
  const Arrow = sort.order === 'ASC' ? UpIcon : DownIcon;
  return (
    <>
      <ToolButton
        label={t('Sort')}
        icon={<SortIcon />}
        hasMenu
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {choices.map(({ field, label }) => (
          <MenuItem
            key={field}
            selected={field === sort.field}
            onClick={() => {
              setSort({ field, order: field === sort.field ? reversed : 'ASC' });
              setAnchor(null);
            }}
          >
            <ListItemIcon>{field === sort.field && <Arrow fontSize="small" />}</ListItemIcon>
            <ListItemText>{local(label)}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
