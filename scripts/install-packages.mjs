// Installs Debian packages: `node scripts/install-packages.mjs caddy redis-server`. If a package is still missing, the
// check that needs it installs it later.
import { installPackages } from './debian.mjs';

installPackages(process.argv.slice(2));
