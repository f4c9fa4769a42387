// Loaded into a server with `--import`: prints its loaded packages when it stops.
import Module from 'node:module';

process.once('SIGTERM', () => {
  const packages = Object.keys(Module._cache).map(
    (file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1],
  );
  process.stdout.write(`LOADED ${[...new Set(packages)].join(' ')}\n`);
});
