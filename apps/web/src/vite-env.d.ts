declare const __HOLOFOE_VERSION__: string;

declare module 'virtual:glyph-sprite' {
  /** Address of the file with all glyphs, a symbol each. */
  export const sprite: string;
}
