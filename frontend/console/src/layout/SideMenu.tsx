import AttachIcon from '@mui/icons-material/AddBoxOutlined';
import AddCustomerIcon from '@mui/icons-material/PersonAddOutlined';
import HomeIcon from '@mui/icons-material/SpaceDashboardOutlined';
import DeskIcon from '@mui/icons-material/StorefrontOutlined';
import { Fragment } from 'react';
import { Menu, useBasename, useCanAccess, useLocation, useResourceDefinitions } from 'react-admin';
import { useText } from '../i18n';

/** An entry for each resource of the role, in the order of `App`, and for some forms. */
export function SideMenu() {
  const t = useText();
  const resources = Object.keys(useResourceDefinitions());
  const attachPath = `${useBasename()}/cars/create`;
  const addPath = `${useBasename()}/customers/create`;
  const { pathname } = useLocation();
  const onForm = (pathname === attachPath && 'cars') || (pathname === addPath && 'customers');
  const { canAccess: mayAdd } = useCanAccess({ resource: 'customers', action: 'create' });
  const rentPath = `${useBasename()}/desk-rentals/create`;
  const { canAccess: mayRent } = useCanAccess({ resource: 'desk-rentals', action: 'create' });
  const { canAccess: mayAttach } = useCanAccess({ resource: 'cars', action: 'create' });
  return (
    <Menu>
      <Menu.DashboardItem primaryText={t('Overview')} leftIcon={<HomeIcon />} />
      {mayAdd && <Menu.Item to={addPath} primaryText={t('Add Customer')} leftIcon={<AddCustomerIcon />} />}
      {mayRent && (
        <Menu.Item to={rentPath} primaryText={t('Book / Reserve for a Customer')} leftIcon={<DeskIcon />} />
      )}
      {resources.map((name) => (
        <Fragment key={name}>
          {/* The path of the form begins like that of the list; only one of them is where we are. */}
          <Menu.ResourceItem name={name} className={name === onForm ? 'not-here' : undefined} />
          {name === 'cars' && mayAttach && (
            <Menu.Item to={attachPath} primaryText={t('Attach a Car')} leftIcon={<AttachIcon />} />
          )}
        </Fragment>
      ))}
    </Menu>
  );
}
