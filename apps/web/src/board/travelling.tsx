import { MotionConfig, motion } from 'motion/react';
import { type ReactNode, useState } from 'react';

const EASE = [0.16, 1, 0.3, 1] as const;

export interface TravellingProps {
  /** Wherever something of this name lies next, it travels there. */
  readonly name: string;
  /** It may lie elsewhere when this is another. */
  readonly view: unknown;
  /** It was nowhere in sight before. */
  readonly appears?: boolean;
  readonly milliseconds: number;
  readonly className: string;
  readonly children: ReactNode;
}

/** While it travels, it lies above everything. */
export function Travelling({
  name,
  view,
  appears = false,
  milliseconds,
  className,
  children,
}: TravellingProps) {
  const [flies, setFlies] = useState(false);
  return (
    <MotionConfig reducedMotion="user" transition={{ duration: milliseconds / 1000, ease: EASE }}>
      <motion.span
        className={flies ? `${className} in-flight` : className}
        layoutId={name}
        layoutDependency={view}
        initial={appears ? { opacity: 0, scale: 0.94 } : false}
        animate={{ opacity: 1, scale: 1 }}
        onLayoutAnimationStart={() => setFlies(true)}
        onLayoutAnimationComplete={() => setFlies(false)}
      >
        {children}
      </motion.span>
    </MotionConfig>
  );
}
