import { LazyMotion, MotionConfig } from 'motion/react';
import type { ReactNode } from 'react';

const EASE = [0.16, 1, 0.3, 1] as const;

/** What moves cards is large and comes after the table: until then they lie where they belong. */
const features = async () => (await import('./travel-features.ts')).domMax;

/** Cards inside travel from place to place, in so much time. */
export function Travel({
  milliseconds,
  children,
}: {
  readonly milliseconds: number;
  readonly children: ReactNode;
}) {
  return (
    <LazyMotion features={features} strict>
      <MotionConfig reducedMotion="user" transition={{ duration: milliseconds / 1000, ease: EASE }}>
        {children}
      </MotionConfig>
    </LazyMotion>
  );
}
