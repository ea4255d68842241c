import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser';

const CONFIG: IConfiguration = createRequire(import.meta.url)('../.dependency-cruiser.cjs');

export interface Arrows {
  readonly modules: number;
  readonly imports: number;
  /** One line for each import that goes against an arrow, and for each room that was not read. */
  readonly faults: readonly string[];
}

/** Reads every import of the workspaces under `root` and holds it against `.dependency-cruiser.cjs`. */
export async function arrows(root: string): Promise<Arrows> {
  const rooms = roomsOf(root);
  const { forbidden, options } = CONFIG;
  const { output } = await cruise([...rooms], {
    ...options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: forbidden ?? [] },
  });
  if (typeof output === 'string')
    throw new Error('dependency-cruiser gave text where its result was expected.');
  return {
    modules: output.summary.totalCruised,
    imports: output.summary.totalDependenciesCruised ?? 0,
    faults: [...unread(output, rooms), ...violations(output)],
  };
}

function roomsOf(root: string): readonly string[] {
  return ['packages', 'apps']
    .filter((group) => existsSync(join(root, group)))
    .flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`))
    .filter((room) => existsSync(join(root, room, 'package.json')));
}

/** dependency-cruiser reports success on sources that it cannot read, so silence is a fault. */
function unread({ modules }: ICruiseResult, rooms: readonly string[]): readonly string[] {
  if (rooms.length === 0) return ['No packages and no apps were found: run this at the root of the project.'];
  return rooms
    .filter((room) => !modules.some(({ source }) => source.startsWith(`${room}/`)))
    .map(
      (room) => `${room}: no module was read, so its imports were not checked; is typescript 6 installed?`,
    );
}

function violations({ summary }: ICruiseResult): readonly string[] {
  return summary.violations.map(({ rule, from, to, cycle }) => {
    const path = [from, ...(cycle?.map(({ name }) => name) ?? [to])].join(' → ');
    const why = CONFIG.forbidden?.find(({ name }) => name === rule.name)?.comment ?? '';
    return `${path}\n  ${rule.name}: ${why}`;
  });
}

if (process.argv[1] === import.meta.filename) {
  const { modules, imports, faults } = await arrows(resolve(import.meta.dirname, '..'));
  for (const fault of faults) console.error(fault);
  console.log(`${modules} modules, ${imports} imports, ${faults.length} against an arrow.`);
  if (faults.length > 0) process.exitCode = 1;
}
