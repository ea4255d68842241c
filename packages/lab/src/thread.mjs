import { register } from 'tsx/esm/api';

// A thread does not inherit what its parent registered to read TypeScript.
register();
const { run } = await import('./simulate-worker.ts');

export { run };
