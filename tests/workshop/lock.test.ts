import { expect, test } from 'vitest';
import { gapsIn } from '../../scripts/lock.ts';

const TOOL = { version: '2.0.0', optionalDependencies: { 'tool-mac': '2.0.0', 'tool-linux': '2.0.0' } };
const MAC = { version: '2.0.0', integrity: 'sha512-mac' };
const LINUX = { version: '2.0.0', integrity: 'sha512-linux' };

test('a lock with the packages of all machines is whole', () => {
  const packages = {
    'node_modules/tool': TOOL,
    'node_modules/tool-mac': MAC,
    'node_modules/tool-linux': LINUX,
  };
  expect(gapsIn({ packages })).toEqual([]);
});

test('a package for another machine that is missing is a gap', () => {
  const packages = { 'node_modules/tool': TOOL, 'node_modules/tool-linux': LINUX };
  expect(gapsIn({ packages })).toEqual(['node_modules/tool needs tool-mac 2.0.0']);
});

test('one without what it is checked by is a gap', () => {
  const packages = {
    'node_modules/tool': TOOL,
    'node_modules/tool-mac': { version: '2.0.0' },
    'node_modules/tool-linux': LINUX,
  };
  expect(gapsIn({ packages })).toEqual(['node_modules/tool needs tool-mac 2.0.0']);
});

test('the package of another version of the tool does not fill the gap', () => {
  const packages = {
    'apps/web/node_modules/tool': TOOL,
    'apps/web/node_modules/tool-linux': LINUX,
    'node_modules/tool-mac': { version: '1.0.0', integrity: 'sha512-old' },
  };
  expect(gapsIn({ packages })).toEqual(['apps/web/node_modules/tool needs tool-mac 2.0.0']);
});

test('a package in the folder of the tool, or in one above, is found', () => {
  const packages = {
    'apps/web/node_modules/tool': TOOL,
    'apps/web/node_modules/tool/node_modules/tool-mac': MAC,
    'node_modules/tool-linux': LINUX,
  };
  expect(gapsIn({ packages })).toEqual([]);
});

test('a range is filled by what npm found for it', () => {
  const packages = {
    'node_modules/tool': { optionalDependencies: { fsevents: '~2.3.2' } },
    'node_modules/fsevents': { version: '2.3.3', integrity: 'sha512-fsevents' },
  };
  expect(gapsIn({ packages })).toEqual([]);
});
