// Installs Debian packages: `node scripts/install-packages.mjs caddy redis-server`. If one is missing afterwards, the check that needs it
// installs it alone.
import { installPackages } from './debian.mjs';

installPackages(process.argv.slice(2));
