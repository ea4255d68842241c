import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties: the design's measures that depend on the game. */
    [name: `--${string}`]: string | number | undefined;
  }
}
