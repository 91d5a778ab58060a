export * from './after-paint.ts';

import './kit.css';

export * from './badge.tsx';
export * from './card.tsx';
export * from './contract.ts';
export * from './decor.tsx';
export * from './die.tsx';
export * from './effects.tsx';
export * from './figures.tsx';
export * from './fleet.tsx';
export * from './geometry.ts';
export * from './halo.tsx';
export * from './motion.ts';
export * from './puzzle.tsx';
export * from './ships.tsx';
export * from './silhouettes.tsx';
export * from './sky.tsx';
export * from './sound.ts';
export * from './spinner.tsx';
export * from './stage.tsx';
export * from './tray.tsx';
