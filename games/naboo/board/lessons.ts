import type { Lesson } from '@holoboard/kit';
import type { NabooAction } from '../state.ts';

export const lessons: readonly Lesson<NabooAction>[] = [];
