import { findRoute } from './find-route';
import { NOT_FOUND_PAGE } from './routes';

const ENTRY = 'src/app/main.tsx';

export interface ManifestChunk {
  file: string;
  imports?: string[];
}

/** The bundler's manifest: built files by source path. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Returns the built files that the page with this path needs. */
export function pageScripts(pathname: string, manifest: Manifest): string[] {
  const files = new Set<string>();
  const add = (source: string) => {
    const chunk = manifest[source];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  add(ENTRY);
  add(`src/pages/${findRoute(pathname)?.page ?? NOT_FOUND_PAGE}.tsx`);
  return [...files];
}
