export { domMax } from 'motion/react';
