// Installs Debian packages: `node scripts/install-packages.mjs caddy redis-server`. Whoever needs a program that is missing
// afterwards installs it alone.
import { installPackages } from './debian.mjs';

installPackages(process.argv.slice(2));
