/** Fails where package-lock.json lacks an optional package: on the machine that it is for, nothing would run. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** What is read of a lock file: packages by their folder, the project itself as ''. */
interface Lock {
  readonly packages: Readonly<Record<string, Locked>>;
}

/** One line for each optional package that the lock names and does not hold. */
export function gapsIn({ packages }: Lock): readonly string[] {
  return Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, wanted]) => !isHeld(found(packages, folder, name), wanted))
      .map(([name, wanted]) => `${folder || 'the project'} needs ${name} ${wanted}`),
  );
}

/** As Node finds it: in the folder's own node_modules, then in those above. */
function found(packages: Lock['packages'], folder: string, name: string): Locked | undefined {
  const place = packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`];
  return place ?? (folder === '' ? undefined : found(packages, above(folder), name));
}

function above(folder: string): string {
  return folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')));
}

/** Packages for one platform are asked for by their exact version; a range was matched by npm. */
function isHeld(locked: Locked | undefined, wanted: string): boolean {
  if (locked?.integrity === undefined) return false;
  return !/^\d+\.\d+\.\d+/.test(wanted) || locked.version === wanted;
}

if (process.argv[1] === import.meta.filename) {
  const path = join(resolve(import.meta.dirname, '..'), 'package-lock.json');
  const gaps = gapsIn(JSON.parse(readFileSync(path, 'utf8')));
  for (const gap of gaps) console.error(gap);
  if (gaps.length > 0) {
    console.error(
      `package-lock.json lacks ${gaps.length} packages for other machines: choose versions that the registry has for all of them.`,
    );
    process.exitCode = 1;
  }
}
