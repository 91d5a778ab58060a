import type { GameAction } from '@holoboard/kernel';
import type { ThinkRequest } from '@holoboard/table';

/** What a worker is asked; it travels as text, which is many times faster than as objects. */
export type WorkerQuestion = Omit<ThinkRequest, 'game'> & { readonly game: string };

/** What a worker answers. */
export type WorkerAnswer = { readonly action: GameAction } | { readonly problem: string };
