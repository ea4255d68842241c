/**
 * `npm test`: runs every check in turn, goes on after a failure, and ends with the count of all.
 * Each check counts as one, and so does each test. The commands are the `check:*` scripts of package.json.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { ensureBrowser } from './ensure-browser.mjs';
import { ensureInstalled } from './ensure-installed.mjs';

const CHECKS = [
  { name: 'lock file', script: 'check:lock' },
  { name: 'types', script: 'check:types' },
  { name: 'lint and format', script: 'check:lint' },
  { name: 'arrows', script: 'check:arrows' },
  { name: 'unused code', script: 'check:unused' },
  { name: 'tests', script: 'check:tests', hasTests: true },
  { name: 'replay run', script: 'check:replay', hasTests: true },
  { name: 'page size', script: 'check:size' },
  { name: 'browser', script: 'check:browser', hasTests: true, needsBrowser: true },
  { name: 'rule coverage', script: 'check:rules' },
  { name: 'card coverage', script: 'check:cards' },
  { name: 'words of Operations', script: 'check:words' },
  { name: 'sets of the Card Game', script: 'check:sets' },
  { name: 'docs up to date', script: 'check:docs' },
];

const ROOT = resolve(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

ensureInstalled();
const scratch = mkdtempSync(join(tmpdir(), 'holofoe-test-'));
let passed = 0;
let failed = 0;
for (const check of CHECKS) {
  const result = check.needsBrowser ? await runInBrowser(check) : await run(check);
  passed += result.passed;
  failed += result.failed;
}
rmSync(scratch, { recursive: true, force: true });
process.exitCode = failed === 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed`);

/** Without a browser the check is left out, and says so; on a machine that checks for everybody that is a failure. */
async function runInBrowser(check) {
  const { path, says } = ensureBrowser();
  if (path !== undefined) {
    process.env.HOLOFOE_CHROMIUM = path;
    return run(check);
  }
  const isFailure = process.env.CI === 'true';
  console.log(`${isFailure ? 'FAILED ' : 'not run'} ${check.name}: the tests of the page, as ${says}.`);
  return { passed: 0, failed: Number(isFailure) };
}

async function run({ name, script, hasTests }) {
  const report = join(scratch, `${script.replace(':', '-')}.json`);
  const reporters = hasTests ? ` --reporter=default --reporter=json --outputFile.json="${report}"` : '';
  const start = performance.now();
  const { status, output } = await shell(`${scripts[script]}${reporters}`);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const tests = hasTests ? countTests(report) : { passed: 0, failed: 0, note: '' };
  const isGood = status === 0 && tests.failed === 0 && !(hasTests && tests.passed === 0);
  console.log(
    `${isGood ? 'passed' : 'FAILED'}  ${name.padEnd(16)} ${seconds.padStart(6)} s  ${tests.note}`.trimEnd(),
  );
  if (!isGood) console.log(`\n${output.trim()}\n\nAgain, alone: npm run ${script}\n`);
  return { passed: tests.passed + Number(isGood), failed: tests.failed + Number(!isGood) };
}

/** A run that broke off leaves no report, or one without tests: then the check as a whole has failed. */
function countTests(report) {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    return {
      passed: numPassedTests,
      failed: numFailedTests,
      note: `${numPassedTests + numFailedTests} tests`,
    };
  } catch {
    return { passed: 0, failed: 0, note: 'no report' };
  }
}

/** Runs a command of package.json as npm does, without npm's own start-up. */
function shell(command) {
  const PATH = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const child = spawn(command, { cwd: ROOT, shell: true, env: { ...process.env, PATH, NO_COLOR: '1' } });
  const chunks = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  child.stderr.on('data', (chunk) => chunks.push(chunk));
  return new Promise((done) => {
    child.on('error', (error) => done({ status: 1, output: String(error) }));
    child.on('close', (status) => done({ status, output: Buffer.concat(chunks).toString('utf8') }));
  });
}
