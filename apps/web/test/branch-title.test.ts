import { expect, test } from 'vitest';
import { branchTitle, shortBranchTitle } from '../src/keep/branch-title.ts';

test.each([
  { title: branchTitle('Rebels against the Empire bot', 7), short: 'Branch, turn 7' },
  { title: branchTitle('Rebels against the Empire bot', undefined), short: 'Branch' },
  { title: 'Rebels against the Empire bot', short: undefined },
])('where there is little room a branch is still called one: $title', ({ title, short }) => {
  expect(shortBranchTitle(title)).toBe(short);
});
