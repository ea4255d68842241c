export * from './cards/kind.ts';
export * from './cards/traits.ts';
